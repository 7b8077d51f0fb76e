package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesReader;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.record.ShortHash;
import contessa.notation.record.text.TextRecordWriter;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import contessa.table.game.ResumePoint;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Message;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.play.NextQuestion;
import contessa.table.state.TableEvent;
import contessa.table.view.TableRecords;
import contessa.testkit.TestScale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Twin tables of Coup Royal. Two tables go on from the same moment of a game with the cards as one
 * viewer could believe them to be: other secret cards of the others, another order of the decks.
 * Both are played by the same commands at the same moments. Until loot comes up or the viewer draws
 * a secret card, the viewer and a spectator must get the same bytes at the same times.
 */
class RoyalTwinTablesTest {

  private static final int PAIRS = TestScale.of(20, 1_000);

  /** So many believed worlds are tried; the twin is the one whose loot stays alike the longest. */
  private static final int WORLDS = 200;

  /** So many whole games are played, for the pairs to begin in the middle of. */
  private static final int GAMES = TestScale.of(4, 100);

  /** So many pairs are tried for each planted leak. */
  private static final int TRIES = 40;

  private final Map<Integer, ReadRecord> games = new HashMap<>();
  private int compared;

  /** How much later a table is woken because of what the viewer may not know. */
  private static Map<String, ToLongFunction<RoyalTable>> plantedTimeLeaks() {
    Map<String, ToLongFunction<RoyalTable>> leaks = new TreeMap<>();
    leaks.put("a deck is searched for its last card", table -> remainder(all(table).deck(), 9));
    leaks.put("the secret deck is sorted", table -> remainder(all(table).secretDeck(), 7));
    leaks.put(
        "scoring ahead takes as long as there are cards", table -> remainder(secrets(table), 100));
    leaks.put("a copy of the whole state", table -> all(table).toString().length() % 50);
    leaks.put(
        "a bot waits for good loot",
        table -> order(table).isEmpty() ? 0 : remainder(order(table).getLast(), 20));
    return leaks;
  }

  /** Of its text: the hash of an enum differs from run to run. */
  private static int remainder(Object secret, int divisor) {
    return Math.floorMod(secret.toString().hashCode(), divisor);
  }

  private static RoyalView all(RoyalTable table) {
    return table.view(Reader.REFEREE);
  }

  private static List<Loot> order(RoyalTable table) {
    return Objects.requireNonNull(all(table).deck().order());
  }

  private static List<@Nullable Goods> secrets(RoyalTable table) {
    return all(table).players().stream().<@Nullable Goods>map(RoyalView.Player::secrets).toList();
  }

  @Test
  void whatAViewerMayNotKnowChangesNeitherBytesNorTimes() {
    for (int pair = 0; pair < PAIRS; pair++) {
      assertThat(difference(pair, _ -> 0)).isEmpty();
    }
    assertThat(compared).isGreaterThan(5 * PAIRS);
  }

  @Test
  void everyPlantedTimeLeakIsHeard() {
    plantedTimeLeaks()
        .forEach(
            (name, leak) -> {
              int pair = 0;
              while (pair < TRIES && difference(pair, leak).isEmpty()) {
                pair++;
              }
              assertThat(pair).as(name).isLessThan(TRIES);
            });
  }

  /** Where the two tables first differ; an empty text if they do not until cards come up. */
  private String difference(int pair, ToLongFunction<RoyalTable> leak) {
    Random random = new Random(pair);
    int seats = 2 + pair % 4;
    ReadRecord record = games.computeIfAbsent(pair % GAMES, number -> game(number, seats));
    List<Moment> moments = record.moments();
    int step = 1 + random.nextInt(moments.size() - 2);
    while (isAmongPlans(moments.get(step - 1).position())) {
      step--;
    }
    int viewer = random.nextInt(seats);
    RoyalTable truth = (RoyalTable) moments.get(step - 1).position().table();
    String text =
        TextRecordWriter.write(until(record.game(), step, moments.get(step - 1).position()));
    long first = random.nextLong();
    long second = alike(truth.view(viewer), first, random);
    Side one = new Side(pair, seats, new ResumePoint(text, viewer, null, null, first));
    Side twin = new Side(pair, seats, new ResumePoint(text, viewer, null, null, second));
    one.plant(leak);
    twin.plant(leak);
    for (int i = 0; i < 60 && step(one, twin, random); i++) {
      if (!twin.told(twin.table).equals(one.told(one.table))) {
        return "pair %d, step %d:%n%s%n%s"
            .formatted(pair, i, one.told(one.table), twin.told(twin.table));
      }
      compared++;
    }
    one.refuseRecords();
    return "";
  }

  /** Whether some have planned and others have not; at a table all plan at once. */
  private static boolean isAmongPlans(Position position) {
    return ((RoyalView) position.view(Reader.SPECTATOR)).phase() == RoyalPhase.PLAN
        && position.toMove() > 0;
  }

  /** A whole game to begin in the middle of. */
  private static ReadRecord game(int seed, int seats) {
    VirtualServer server = new VirtualServer(seed);
    Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
    LiveTable table = server.people(VirtualServer.royal(seats, Clock.BLITZ), seats, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    People people = new People(server, table, viewers, new Random(seed));
    while (viewers.get("p0").view.common().stage() == Stage.PLAYING) {
      people.step();
    }
    GameRecord record =
        TableRecords.of(table.id(), server.journal.read(table.id()), 1, "p0", Reader.REFEREE);
    return JsonLinesReader.read(JsonLinesWriter.write(Objects.requireNonNull(record))).getFirst();
  }

  /** The game up to a step. */
  private static GameRecord until(GameRecord record, int step, Position position) {
    Rulebook rules = record.header().rules();
    RecordHeader header =
        new RecordHeader(
            rules,
            record.header().first(),
            record.header().reader(),
            Collections.nCopies(rules.seats(), new RecordedPlayer("", "")),
            Map.of(),
            null);
    List<RecordStep> steps =
        record.steps().subList(0, step).stream()
            .map(one -> RecordStep.of(one.seat(), one.move()).withDraws(one.draws()))
            .toList();
    GameRecord.End end =
        new GameRecord.End(
            Seats.first(rules.seats()), true, ShortHash.ofState(rules, position), null);
    return new GameRecord(header, steps, end);
  }

  /**
   * A world that differs from the first one, with loot that comes up in the same order at first.
   */
  private static long alike(RoyalView view, long first, Random random) {
    RoyalTable one = believed(view, first);
    long best = first + 1;
    int longest = -1;
    for (int i = 0; i < WORLDS; i++) {
      long seed = random.nextLong();
      RoyalTable other = believed(view, seed);
      int same = 0;
      while (same < order(one).size() && order(one).get(same).equals(order(other).get(same))) {
        same++;
      }
      if (same > longest && !secrets(one).equals(secrets(other))) {
        longest = same;
        best = seed;
      }
    }
    return best;
  }

  private static RoyalTable believed(RoyalView view, long seed) {
    int[] plans = new int[view.seats()];
    Arrays.fill(plans, -1);
    return RoyalTable.imagine(view, plans, new SeededChance(seed));
  }

  /** Somebody does the same at both tables; false once cards have come up or the game is over. */
  private static boolean step(Side one, Side twin, Random random) {
    // Most are quick: all have answered before a window may close, so its alarm closes it.
    long pause = random.nextInt(random.nextInt(4) > 0 ? 90 : 900);
    one.server.pass(pause);
    twin.server.pass(pause);
    if (part(one, twin)) {
      return false;
    }
    List<String> asked =
        one.viewers.values().stream()
            .filter(viewer -> viewer.view.decision() != null)
            .map(viewer -> viewer.player)
            .toList();
    if (asked.isEmpty()) {
      return true;
    }
    String player = asked.get(random.nextInt(asked.size()));
    Decision decision = one.viewers.get(player).view.decision();
    if (!decision.equals(twin.viewers.get(player).view.decision())) {
      return true; // which is heard
    }
    String choice = decision.choices().get(random.nextInt(decision.choices().size()));
    one.submit(player, decision.ask(), choice);
    twin.submit(player, decision.ask(), choice);
    return !part(one, twin);
  }

  /** Whether different loot has come up, the viewer has drawn a secret card, or a game is over. */
  private static boolean part(Side one, Side twin) {
    if (!one.isPlaying() && !twin.isPlaying()) {
      return true;
    }
    return one.isPlaying() && twin.isPlaying() && (lootDiffers(one, twin) || ownDiffer(one, twin));
  }

  /** A table that has drawn less is late, which is heard. */
  private static boolean lootDiffers(Side one, Side twin) {
    int both = Math.min(one.drawn().size(), twin.drawn().size());
    return !one.drawn().subList(0, both).equals(twin.drawn().subList(0, both));
  }

  private static boolean ownDiffer(Side one, Side twin) {
    return one.own().secretCount() == twin.own().secretCount()
        && !Objects.equals(one.own().secrets(), twin.own().secrets());
  }

  /** One of the two tables. */
  private static final class Side extends TwinSide {
    final LiveTable table;
    private final int viewer;
    private final List<Loot> deck;

    Side(int seed, int seats, ResumePoint opening) {
      super(seed);
      viewer = opening.seat();
      table = new LiveTable("twin", server.services);
      TableOptions options = VirtualServer.royal(seats, Clock.STANDARD);
      assertThat(
              table.open(
                  tx -> {
                    tx.add(new TableEvent.Created("CODE", "p0", options, "00ff".repeat(8)));
                    tx.commitSecret();
                    for (int seat = 0; seat < seats; seat++) {
                      tx.add(new TableEvent.Seated(seat, "p" + seat, "Player " + seat, false));
                    }
                    tx.add(new TableEvent.Explored(opening));
                    NextQuestion.ask(tx);
                    return null;
                  }))
          .isNull();
      server.tables.put(table.id(), table);
      deck = order(truth());
      for (int seat = 0; seat < seats; seat++) {
        viewers.put("p" + seat, new VirtualServer.Viewer(table, "p" + seat));
      }
      listen(table, "p" + viewer);
      listen(table, "nobody");
    }

    void plant(ToLongFunction<RoyalTable> leak) {
      plant((_, _) -> leak.applyAsLong(truth()), table, server, viewer);
    }

    RoyalTable truth() {
      return (RoyalTable) table.state().game().position().table();
    }

    boolean isPlaying() {
      return isPlaying(table);
    }

    /** The loot that has come up since the beginning. */
    List<Loot> drawn() {
      return deck.subList(0, deck.size() - order(truth()).size());
    }

    RoyalView.Player own() {
      return all(truth()).players().get(viewer);
    }

    void submit(String player, int ask, String choice) {
      Message reply = table.submit(player, new Command.Decide(server.id(), ask, choice));
      if (player.equals("p" + viewer)) {
        hear(player, reply);
      }
      // The viewer also tries what is not possible.
      hear("p" + viewer, table.submit("p" + viewer, new Command.Decide(server.id(), ask, "x")));
    }

    /** A game in progress is in no record. */
    void refuseRecords() {
      if (isPlaying()) {
        for (int one : List.of(Reader.REFEREE, Reader.SPECTATOR)) {
          assertThat(
                  TableRecords.of(
                      table.id(), server.journal.read(table.id()), 1, "p" + viewer, one))
              .isNull();
        }
      }
    }
  }
}
