package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.Budget;
import contessa.server.ChildProcess;
import contessa.server.journal.Journal;
import contessa.server.journal.SqliteJournal;
import contessa.server.table.LiveTable;
import contessa.server.table.TableServices;
import contessa.server.table.view.Notifier;
import contessa.testkit.TestScale;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process with tables is killed while it works, or its disk fills up: no acknowledged command is
 * lost or carried out twice, and no deal changes. {@code -Dcontessa.kills=1000} kills more often.
 */
@Tag("soak")
class CrashTest {

  private static final int KILLS = Integer.getInteger("contessa.kills", TestScale.of(5, 30));

  /** In units of 1024 bytes: room for the library that SQLite unpacks, and a little more. */
  private static final int SMALL_DISK = 1_400;

  @TempDir Path data;
  private final Set<String> tried = new LinkedHashSet<>();
  private final Set<String> acknowledged = new HashSet<>();
  private final Map<String, List<Journal.Row>> seen = new HashMap<>();

  @Test
  void acknowledgedCommandsSurviveKillNine() throws Exception {
    Random random = new Random(9);
    for (int kill = 0; kill < KILLS; kill++) {
      try (ChildProcess victim = start("", "run" + kill)) {
        hear(victim, 20 + random.nextInt(200));
        victim.kill();
        hear(victim, Integer.MAX_VALUE);
        victim.status();
      }
      inspect();
    }
    assertThat(acknowledged).hasSizeGreaterThan(KILLS * 20);
    System.out.println(KILLS + " kills, " + acknowledged.size() + " acknowledged, none lost");
  }

  @Test
  void aFullDiskEndsTheProgramAndLosesNothing() throws Exception {
    try (ChildProcess victim = start("ulimit -f " + SMALL_DISK + ";", "full")) {
      hear(victim, Integer.MAX_VALUE);
      assertThat(victim.status()).isEqualTo(CrashTestProgram.BROKEN);
    }
    assertThat(acknowledged).as("there was room at first").isNotEmpty();
    inspect();
    int before = acknowledged.size();
    try (ChildProcess again = start("", "again")) {
      hear(again, 50);
      again.kill();
      again.status();
    }
    inspect();
    assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(before + 50);
  }

  private ChildProcess start(String shell, String run) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(data.toString(), run));
    Set<String> open = new LinkedHashSet<>(tried);
    open.removeAll(acknowledged);
    arguments.addAll(open);
    tried.clear();
    return ChildProcess.start(shell, CrashTestProgram.class, arguments);
  }

  /** Reads until this many more commands are acknowledged, or the output ends. */
  private void hear(ChildProcess program, int more) throws IOException {
    long until = (long) acknowledged.size() + more;
    String line;
    while (acknowledged.size() < until && (line = program.line()) != null) {
      String[] words = line.split(" ", -1);
      if (words.length == 4) { // the last line may be cut off
        String command = words[1] + ":" + words[2];
        (words[0].equals("A") ? acknowledged : tried).add(command);
      }
    }
  }

  /** The journal has every acknowledged command once, and all that it had before. */
  private void inspect() {
    Set<String> commands = new HashSet<>();
    try (SqliteJournal journal = SqliteJournal.open(data.resolve("contessa.db"))) {
      TableServices services =
          new TableServices(
              journal,
              InstantSource.system(),
              (_, _) -> {},
              _ -> 0,
              (_, _) -> {},
              _ -> {},
              Notifier.NONE,
              _ -> {},
              new Random(1),
              Budget.rollouts(1));
      List<String> tables = journal.openTables();
      assertThat(tables)
          .hasSizeLessThanOrEqualTo(CrashTestProgram.PEOPLE)
          .containsAll(seen.keySet());
      for (String table : tables) {
        List<Journal.Row> rows = journal.read(table);
        List<Journal.Row> before = seen.getOrDefault(table, List.of());
        assertThat(rows.subList(0, before.size())).isEqualTo(before);
        seen.put(table, rows);
        for (Journal.Row row : rows) {
          assertThat(row.command() == null || commands.add(row.command())).isTrue();
        }
        // Folding plays every move again and compares the number of each draw.
        assertThat(LiveTable.load(table, services).lobbyEntry().closed()).isFalse();
      }
    }
    assertThat(commands).containsAll(acknowledged);
  }
}
