package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What players report of others comes to those who run the server. */
class ReportsTest {

  private final World world = new World(1);
  private final LiveTable table =
      world.people(World.coup("resistance", 3, Clock.UNTIMED), 3, new TreeMap<>());

  private void say(String player, String text) {
    World.ok(table.submit(player, new Command.Say(world.id(), text)));
    world.pass(5_000);
  }

  @Test
  void aReportIsKeptWithWhatWasSaidBefore() {
    for (int i = 1; i <= 6; i++) {
      say("p1", "Rude " + i);
    }
    say("p2", "Please stop");
    int seat = table.state().seatOf("p1");
    World.ok(table.submit("p2", new Command.Report("r", seat, "insults")));
    World.ok(table.submit("p0", new Command.Close("close")));
    assertThat(Reports.of(world.journal))
        .containsExactly(
            new Reports.Report(
                world.now,
                table.id(),
                "Player C",
                "Player B",
                "insults",
                List.of("Rude 2", "Rude 3", "Rude 4", "Rude 5", "Rude 6")));
  }

  @Test
  void aReportCannotWriteOnTheTerminalOfWhoReadsIt() {
    int seat = table.state().seatOf("p1");
    assertThat(table.submit("p2", new Command.Report("r", seat, "insults\u001b[2J")).refused())
        .isEqualTo(Refused.BAD_TEXT);
    assertThat(Reports.of(world.journal)).isEmpty();
  }
}
