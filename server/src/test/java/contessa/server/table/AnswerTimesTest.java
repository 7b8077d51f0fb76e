package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.journal.Journal;
import contessa.server.table.state.JournalReader;
import contessa.server.table.state.Question;
import contessa.server.table.state.TableEvent;
import contessa.server.table.state.TableEvent.By;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Stage;
import contessa.server.wire.TableOptions;
import contessa.testkit.TestScale;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * When bots answer tells nothing about their hands or decisions: the moment follows from what was
 * known when they were asked. Whether they have thought long or briefly, they act exactly then.
 */
class AnswerTimesTest {

  private static final int GAMES = TestScale.of(3, 300);

  private static final List<TableOptions> TABLES =
      List.of(
          VirtualServer.coup("resistance", 4, Clock.STANDARD),
          VirtualServer.coup("reformation", 4, Clock.BLITZ),
          VirtualServer.royal(3, Clock.STANDARD));

  private int decisions;

  @Test
  void botsActAtTheMomentSetWhenTheyWereAsked() {
    for (int seed = 0; seed < GAMES; seed++) {
      for (TableOptions options : TABLES) {
        check(seed, options);
      }
    }
    assertThat(decisions).isGreaterThan(100 * GAMES);
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
    assertThat(host.view.stage()).isEqualTo(Stage.OVER);
    List<Journal.Row> rows = server.journal.read(table.id());
    JournalReader reader = new JournalReader(table.id(), server.journal);
    for (Journal.Row row : rows) {
      Question asked = reader.state().openQuestion();
      reader.nextRow();
      if (asked != null && asked.bots() == asked.seats() && decided(reader.events())) {
        decisions++;
        assertThat(row.at()).as("seed %d, row %d", seed, row.seq()).isEqualTo(asked.floor());
      }
      reader.readRow();
    }
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

  private static boolean decided(List<TableEvent> events) {
    return events.stream()
        .anyMatch(
            event ->
                event instanceof TableEvent.Decided decided
                    && (decided.by() == By.BOT || decided.by() == By.STAND_IN));
  }
}
