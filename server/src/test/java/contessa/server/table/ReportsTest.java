package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import org.junit.jupiter.api.Test;

/** Players' reports about others reach the operator. */
class ReportsTest {

  private final VirtualServer server = new VirtualServer(1);
  private final LiveTable table =
      server.people(VirtualServer.coup("resistance", 3, Clock.UNTIMED), 3, new TreeMap<>());

  private void say(String player, String text) {
    VirtualServer.ok(table.submit(player, new Command.Say(server.id(), text)));
    server.pass(5_000);
  }

  @Test
  void aReportComesWithWhatTheReportedPlayerSaidBefore() {
    for (int i = 1; i <= 6; i++) {
      say("p1", "Rude " + i);
    }
    say("p2", "Please stop");
    int seat = table.state().seatOf("p1");
    VirtualServer.ok(table.submit("p2", new Command.Report("r", seat, "insults")));
    VirtualServer.ok(table.submit("p0", new Command.Close("close")));
    assertThat(Reports.of(server.journal))
        .containsExactly(
            new Reports.Report(
                table.id(),
                table.state().seq() - 1,
                server.now,
                "Player C",
                "p1",
                "Player B",
                "insults",
                List.of("Rude 2", "Rude 3", "Rude 4", "Rude 5", "Rude 6")));
  }

  @Test
  void aReportCannotContainTerminalControlCharacters() {
    int seat = table.state().seatOf("p1");
    assertThat(table.submit("p2", new Command.Report("r", seat, "insults\u001b[2J")).refused())
        .isEqualTo(Refused.BAD_TEXT);
    assertThat(Reports.of(server.journal)).isEmpty();
  }
}
