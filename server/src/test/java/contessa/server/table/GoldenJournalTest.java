package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.GoldenRows;
import contessa.server.journal.MemoryJournal;
import contessa.table.game.LiveGame;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.state.JournalRow;
import contessa.table.state.Seat;
import contessa.table.state.StateDump;
import contessa.table.state.TableState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A journal that was written once stays readable and gives the same state. A new version of the
 * journal adds files; it never changes one.
 */
class GoldenJournalTest {

  private static final Path FOLDER = Path.of("src/test/resources/contessa/server/journals");

  @ParameterizedTest
  @ValueSource(strings = {"v1-coup", "v1-royal", "v2-coup", "v2-royal"})
  void anOldJournalGivesTheSameState(String name) throws IOException {
    List<String> lines = Files.readAllLines(FOLDER.resolve(name + ".txt"));
    MemoryJournal journal = new MemoryJournal();
    GoldenRows.of(name, "table0").forEach(journal::append);
    LiveTable table = LiveTable.load("table0", new VirtualServer(0, journal).services);
    assertThat(outcome(table)).isEqualTo(lines.getFirst());
  }

  /** Writes the files of this version again: only for a version that nobody has used yet. */
  static void main() throws IOException {
    Files.createDirectories(FOLDER);
    write("v2-coup", VirtualServer.coup("reformation", 4, Clock.STANDARD));
    write("v2-royal", VirtualServer.royal(3, Clock.BLITZ));
  }

  private static void write(String name, TableOptions options) throws IOException {
    VirtualServer server = new VirtualServer(42);
    Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();
    LiveTable table = server.people(options, 2, viewers);
    VirtualServer.ok(table.submit("p0", new Command.AddBot("b", null, "honest")));
    VirtualServer.ok(table.submit("p0", new Command.Say("s", "good evening")));
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    People people = new People(server, table, viewers, new Random(42));
    while (viewers.get("p0").view.common().stage() == Stage.PLAYING) {
      people.step();
    }
    List<String> lines = new ArrayList<>();
    lines.add(outcome(table));
    for (JournalRow row : server.journal.read(table.id())) {
      String command = row.command() == null ? "" : row.command();
      lines.add(row.seq() + "\t" + row.at() + "\t" + command + "\t" + row.payload());
    }
    Files.write(FOLDER.resolve(name + ".txt"), lines);
  }

  /** What must never change, in words that do not depend on names in the program. */
  private static String outcome(LiveTable table) {
    TableState state = table.state();
    LiveGame game = state.game();
    return String.join(
        " ",
        "draws " + game.draws(),
        "asks " + state.questionCount(),
        "winners " + state.winners(),
        "seats " + state.seats().stream().map(Seat::name).toList(),
        StateDump.position(game));
  }
}
