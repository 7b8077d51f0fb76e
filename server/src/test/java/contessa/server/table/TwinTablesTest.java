package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.table.PlantedTimeLeaks.Delay;
import contessa.table.message.Clock;
import contessa.table.message.Decision;
import contessa.table.message.TableOptions;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Test;

/**
 * Two tables that agree in all that one viewer may know: another player sent another seed for the
 * deal, so the hidden cards differ, but not the secret, its commitment, or the times that follow
 * from it. Both are played by the same commands at the same moments. Until cards come up, the
 * viewer and a spectator must get the same bytes at the same times, and so must everything else
 * that leaves the tables: refusals, notifications, the lobby.
 */
class TwinTablesTest {

  private static final int PAIRS = TestScale.of(40, 2_000);

  private static final List<TableOptions> GAMES =
      List.of(
          VirtualServer.coup("resistance", 5, Clock.BLITZ),
          VirtualServer.coup("city-state", 3, Clock.STANDARD),
          VirtualServer.coup("reformation", 4, Clock.RELAXED),
          VirtualServer.options(
              "coup",
              "{\"edition\":\"resistance\",\"exchanger\":\"both\",\"art\":\"distinct\"}",
              4,
              Clock.STANDARD));

  /** So many pairs are tried for each planted leak. */
  private static final int TRIES = 40;

  private static final Map<Integer, Integer> SEEDS = new HashMap<>();

  private int compared;

  /** How many times the answers to a claim were told that is a bluff at one of the tables only. */
  private int bluffsTold;

  @Test
  void whatAViewerMayNotKnowChangesNeitherBytesNorTimes() {
    for (int pair = 0; pair < PAIRS; pair++) {
      assertThat(difference(pair, Delay.NONE)).isEmpty();
    }
    assertThat(compared).isGreaterThan(5 * PAIRS);
    assertThat(bluffsTold).isGreaterThan(PAIRS / 8);
  }

  @Test
  void callsOfTheLieDetectorReachNobodyBeforeTheGameIsOver() {
    int calls = 0;
    for (int pair = 0; pair < PAIRS; pair++) {
      TableOptions options = GAMES.get(pair % GAMES.size());
      String viewer = "p" + pair % options.seats();
      DealtTwin quiet = new DealtTwin(pair, options, viewer, viewer, 0);
      DealtTwin called = new DealtTwin(pair, options, viewer, viewer, 0);
      Random random = new Random(pair);
      for (int step = 0; step < 400 && quiet.isPlaying(); step++) {
        calls += called.call(random);
        quiet.play(new Random(pair + 31L * step));
        called.play(new Random(pair + 31L * step));
        if (quiet.isPlaying()) {
          assertThat(called.told(called.table)).isEqualTo(quiet.told(quiet.table));
        }
      }
    }
    assertThat(calls).isGreaterThan(4 * PAIRS);
  }

  @Test
  void everyPlantedTimeLeakIsHeard() {
    Map<String, Integer> foundAt = new TreeMap<>();
    PlantedTimeLeaks.all()
        .forEach(
            (name, leak) -> {
              int pair = 0;
              while (pair < TRIES && difference(pair, leak).isEmpty()) {
                pair++;
              }
              foundAt.put(name, pair);
            });
    System.out.println("pairs played before each planted time leak is heard: " + foundAt);
    assertThat(foundAt).hasSizeGreaterThanOrEqualTo(20).doesNotContainValue(TRIES);
  }

  /** Where the two tables first differ; an empty text if they do not until cards come up. */
  private String difference(int pair, Delay leak) {
    TableOptions options = GAMES.get(pair % GAMES.size());
    String viewer = "p" + pair % options.seats();
    String other = "p" + (pair + 1) % options.seats();
    DealtTwin one = new DealtTwin(pair, options, viewer, other, 0);
    int seed = SEEDS.computeIfAbsent(pair, _ -> one.otherSeed(other));
    if (seed < 0) {
      return "";
    }
    DealtTwin twin = new DealtTwin(pair, options, viewer, other, seed);
    one.plant(leak);
    twin.plant(leak);
    Random random = new Random(pair);
    for (int step = 0; step < 60; step++) {
      boolean bluff = one.isBluff() != twin.isBluff();
      int told = one.timesAnswersWereTold();
      if (!step(one, twin, random, leak)) {
        break;
      }
      bluffsTold += bluff && one.timesAnswersWereTold() > told ? 1 : 0;
      if (!twin.told(twin.table).equals(one.told(one.table))) {
        return "pair %d, step %d:%n%s%n%s"
            .formatted(pair, step, one.told(one.table), twin.told(twin.table));
      }
      compared++;
    }
    one.scan();
    return "";
  }

  /** Somebody does the same at both tables; false once cards have come up or the game is over. */
  private static boolean step(DealtTwin one, DealtTwin twin, Random random, Delay leak) {
    long pause = random.nextInt(900);
    one.server.pass(pause);
    twin.server.pass(pause);
    if (one.cardsCameUp() || twin.cardsCameUp()) {
      return false;
    }
    List<String> asked =
        one.viewers.values().stream()
            .filter(viewer -> viewer.view.decision() != null)
            .map(viewer -> viewer.player)
            .toList();
    if (asked.isEmpty()) {
      return one.isPlaying() && twin.isPlaying();
    }
    String player = asked.get(random.nextInt(asked.size()));
    Decision decision = one.viewers.get(player).view.decision();
    Decision twinDecision = twin.viewers.get(player).view.decision();
    if (twinDecision == null) {
      assertThat(leak).as("a decision of " + player).isNotEqualTo(Delay.NONE);
      return true;
    }
    List<String> choices = new ArrayList<>(decision.choices());
    choices.retainAll(twinDecision.choices());
    if (choices.isEmpty()) {
      return false;
    }
    String choice = choices.get(random.nextInt(choices.size()));
    one.submit(player, decision.ask(), choice);
    twin.submit(player, decision.ask(), choice);
    one.probe(decision.ask());
    twin.probe(decision.ask());
    return !one.cardsCameUp() && !twin.cardsCameUp() && one.isPlaying();
  }
}
