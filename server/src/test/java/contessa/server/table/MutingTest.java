package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Players who mute others, and players who talk too much. */
class MutingTest extends AtALiveTable {

  @BeforeEach
  void threePeopleSitDown() {
    table = server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 3, viewers);
  }

  @Test
  void aMutedPlayerIsHeardOnlyByTheOthers() {
    VirtualServer.ok(table.submit("p1", new Command.Mute("m", 0, true)));
    VirtualServer.ok(table.submit("p0", new Command.Say("s", "pssst")));
    assertThat(viewers.get("p1").transcript()).doesNotContain("pssst");
    assertThat(viewers.get("p2").transcript()).contains("pssst");
  }

  @Test
  void floodingIsStoppedForAWhile() {
    for (int i = 0; i < 5; i++) {
      VirtualServer.ok(table.submit("p0", new Command.Say("s" + i, "pssst")));
    }
    assertThat(table.submit("p0", new Command.Say("s6", "pssst")).refused())
        .isEqualTo(Refused.TOO_MUCH_TALK);
    server.pass(10_000);
    VirtualServer.ok(table.submit("p0", new Command.Say("s7", "pssst")));
  }
}
