package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.journal.MemoryJournal;
import contessa.table.state.JournalRow;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables that are read again after a restart. */
class RestartedTablesTest {

  private static final long START = 1_800_000_000_000L;

  /** The bot has to act, so nobody would send a command that reads the table again. */
  @Test
  void aTableThatCannotBeReadAtOnceAfterAnOutageGoesOn() {
    MemoryJournal journal = new MemoryJournal();
    VirtualTables virtual = new VirtualTables(journal, 1, START);
    TablePlayers players = new TablePlayers(virtual, 1, List.of("random"), "ana", "ben");
    players.start();
    journal.fillDisk();
    virtual.pass(120_000);
    int rows = journal.read(players.table).size();
    journal.clearDisk();
    journal.failReads(3);
    virtual.tables.afterOutage();
    virtual.pass(120_000);
    assertThat(journal.read(players.table)).hasSizeGreaterThan(rows);
  }

  /** The machine's clock was set back by an hour while the server was down. */
  @Test
  void playersHaveAMinuteToComeBackWhateverTheWallClockDoes() {
    MemoryJournal journal = new MemoryJournal();
    VirtualTables before = new VirtualTables(journal, 1, START);
    TablePlayers players = new TablePlayers(before, 1, List.of("random"), "ana", "ben");
    players.start();
    VirtualTables after = new VirtualTables(journal, 2, START - 3_600_000);
    assertThat(after.tables.resume()).isEqualTo(1);
    after.pass(50_000);
    assertThat(journal.read(players.table))
        .extracting(JournalRow::payload)
        .noneMatch(payload -> payload.contains("\"away\""));
    after.pass(20_000);
    assertThat(journal.read(players.table))
        .extracting(JournalRow::payload)
        .anyMatch(payload -> payload.contains("\"away\""));
  }
}
