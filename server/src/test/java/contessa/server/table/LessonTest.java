package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.command.Starting;
import contessa.table.message.Clock;
import contessa.table.message.CreateTable;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import org.junit.jupiter.api.Test;

/** The tutorial: the same cards for everybody, and nothing to win by knowing them. */
class LessonTest {

  private static final List<String> BOTS = List.of("honest", "schemer:bold");

  private final VirtualServer server = new VirtualServer(4);

  private Refused open(LiveTable table, boolean listed) {
    TableOptions options =
        VirtualServer.but(VirtualServer.coup("resistance", 3, Clock.UNTIMED), "open", listed);
    CreateTable request = new CreateTable("Ana", options, BOTS, true, true);
    return table.open(tx -> Starting.open(tx, "CODE", "p0", request, null));
  }

  @Test
  void theLearnerHoldsADukeAndAContessa() {
    LiveTable table = new LiveTable("lesson", server.services);
    assertThat(open(table, false)).isNull();
    server.tables.put("lesson", table);
    Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
    viewers.put("p0", new VirtualServer.Viewer(table, "p0"));
    assertThat(viewers.get("p0").view.view().json()).contains("\"hand\":[\"Duke\",\"Contessa\"]");
    People people = new People(server, table, viewers, new Random(1));
    while (table.state().playing()) {
      people.step();
    }
    assertThat(server.played).isEmpty();
    assertThat(server.finished).isEmpty();
  }

  @Test
  void nobodyElseMaySitWhereTheCardsAreKnown() {
    assertThat(open(new LiveTable("open", server.services), true)).isEqualTo(Refused.BAD_OPTIONS);
  }
}
