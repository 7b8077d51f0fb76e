package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Replay.By;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.Question;
import contessa.table.state.TableEvent.Decided;
import contessa.table.state.TableState;
import contessa.table.state.Twins;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Test;

/**
 * When bots and standing orders answer, and when windows close, tells nothing about hands or
 * decisions: the moment follows from what was known when they were asked. Whether bots have thought
 * long or briefly, they act exactly then; and over many games the times share no more information
 * with hands and decisions than chance gives.
 */
class AnswerTimesTest {

  private static final int GAMES = TestScale.of(6, 300);

  private static final List<TableOptions> TABLES =
      List.of(
          VirtualServer.coup("resistance", 4, Clock.STANDARD),
          VirtualServer.coup("reformation", 4, Clock.BLITZ),
          VirtualServer.royal(3, Clock.STANDARD));

  private final TimingSamples hands = new TimingSamples();
  private final TimingSamples moves = new TimingSamples();
  private final TimingSamples leak = new TimingSamples();
  private int decisions;

  @Test
  void botsActAtTheMomentSetWhenTheyWereAsked() {
    for (int seed = 0; seed < GAMES; seed++) {
      for (TableOptions options : TABLES) {
        check(seed, options);
      }
    }
    assertThat(decisions).isGreaterThan(100 * GAMES);
    expectIndependent();
  }

  /** A standing order passes; everybody else at the table is a bot. */
  @Test
  void standingOrdersActAtTheMomentSetForTheWindow() {
    for (int seed = 0; seed < 4 * GAMES; seed++) {
      ordered(seed);
    }
    assertThat(decisions).isGreaterThan(10 * GAMES);
    expectIndependent();
  }

  private void expectIndependent() {
    Random random = new Random(1);
    for (TimingSamples samples : List.of(hands, moves)) {
      double bound = samples.bound(random);
      System.out.printf(
          Locale.ROOT,
          "%d times: %.4f bits, by chance up to %.4f%n",
          samples.size(),
          samples.information(),
          bound);
      assertThat(samples.information()).isLessThanOrEqualTo(bound);
    }
    assertThat(leak.information()).as("0.3 s more with a Duke").isGreaterThan(leak.bound(random));
  }

  /** Notes how long a question took, and what was hidden behind the answer. */
  private void sample(Question asked, long at, TableState before, List<Decided> answers) {
    Decided last = answers.getLast();
    // Everything that decides the time, apart from chance. All of it is public.
    String kind =
        "%s %s %d %d"
            .formatted(
                before.options().clock(),
                PlantedMessageLeaks.phase(before),
                Integer.bitCount(asked.seats()),
                before.speed());
    long millis = at - asked.since();
    String move = last.move().split(" ", -1)[0];
    moves.add(kind, millis, move);
    if (before.options().game().equals("coup")) {
      String hand = String.join(" ", PlantedMessageLeaks.hand(before, last.seat()));
      hands.add(kind, millis, hand);
      boolean duke = hand.contains("Duke");
      leak.add(kind, millis + (duke ? 300 : 0), String.valueOf(duke));
    }
  }

  private void ordered(int seed) {
    VirtualServer server = new VirtualServer(seed);
    Random random = new Random(seed);
    LiveTable table = server.create(TABLES.getFirst(), "honest", "schemer", "honest");
    VirtualServer.Viewer person = new VirtualServer.Viewer(table, "p0");
    while (person.view.common().stage() == Stage.PLAYING) {
      Decision decision = person.view.decision();
      if (decision != null && !decision.sealed()) {
        String choice = decision.choices().get(random.nextInt(decision.choices().size()));
        VirtualServer.ok(
            table.submit("p0", new Command.Decide(server.id(), decision.ask(), choice)));
      } else if (decision != null && !decision.ordered()) {
        Command order = new Command.Order(server.id(), StandingOrder.PASS_ALL_UNTIL_MY_TURN);
        VirtualServer.ok(table.submit("p0", order));
      } else if (!server.ring(Long.MAX_VALUE)) {
        break; // the person is out, and the bots have finished
      }
    }
    compare(server, table, By.ORDER);
  }

  /** The answers of this kind, and of bots, came at the moment that was set. */
  private void compare(VirtualServer server, LiveTable table, By by) {
    JournalReader reader = new JournalReader(table.id(), server.journal.read(table.id()));
    for (JournalRow row : server.journal.read(table.id())) {
      Question asked = reader.state().openQuestion();
      TableState now = reader.state();
      TableState before = asked == null ? now : Twins.withGame(now, now.game());
      reader.nextRow();
      List<Decided> answers =
          reader.events().stream()
              .filter(Decided.class::isInstance)
              .map(Decided.class::cast)
              .toList();
      boolean all =
          answers.stream()
              .allMatch(one -> one.by() == by || one.by() == By.BOT || one.by() == By.STAND_IN);
      if (asked != null && all && answers.stream().anyMatch(one -> one.by() == by)) {
        decisions++;
        assertThat(row.at()).as("row %d", row.seq()).isEqualTo(asked.floor());
        sample(asked, row.at(), before, answers);
      }
      reader.readRow();
    }
  }

  private void check(int seed, TableOptions options) {
    VirtualServer server = new VirtualServer(seed);
    Random random = new Random(seed);
    server.thinking = task -> server.later.put(thought(server, random), task);
    boolean coup = options.game().equals("coup");
    LiveTable table =
        coup
            ? server.create(options, "contessa", "schemer", "honest")
            : server.create(options, "random", "random");
    VirtualServer.Viewer host = new VirtualServer.Viewer(table, "p0");
    VirtualServer.ok(table.submit("p0", new Command.Away("away")));
    server.pass(48 * 3_600_000L);
    assertThat(host.view.common().stage()).isEqualTo(Stage.OVER);
    compare(server, table, coup ? By.BOT : By.STAND_IN);
  }

  /** When a bot has decided that thinks for as long as it may: three quarters of its time. */
  private static long thought(VirtualServer server, Random random) {
    long left = 0;
    for (LiveTable table : server.tables.values()) {
      Question question = table.state().openQuestion();
      left = question == null ? 0 : Math.max(0, question.floor() - server.now) * 3 / 4;
    }
    long ready = server.now + random.nextLong(left + 1);
    while (server.later.containsKey(ready)) {
      ready++;
    }
    return ready;
  }
}
