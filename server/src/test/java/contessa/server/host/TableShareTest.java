package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.MemoryJournal;
import contessa.table.message.Command;
import contessa.table.message.Message;
import org.junit.jupiter.api.Test;

class TableShareTest {

  private static final long START = 1_800_000_000_000L;

  private final MemoryJournal journal = new MemoryJournal();

  /** The process that had the table, and does not know that another one has it now. */
  private final VirtualTables frozen = new VirtualTables(journal, 1, START);

  private final VirtualTables other = new VirtualTables(journal, 2, START);
  private final TablePlayers players = new TablePlayers(frozen, 1, List.of("random"), "ana", "ben");

  private List<Message> watch(VirtualTables at, String stream, long n) {
    List<Message> heard = new ArrayList<>();
    var _ = at.tables.watch("ana", players.table, stream, n, heard::add);
    heard.removeIf(message -> message instanceof Message.Presence);
    return heard;
  }

  /** Ana hears of a word that was said at the other process; its number. */
  private long hearAtTheOther() {
    assertThat(other.tables.share().take(players.table)).isTrue();
    List<Message> heard = watch(other, "seat", 0);
    Command word = new Command.Say("later", "hello");
    assertThat(other.tables.submit("ben", players.table, word).ok()).isTrue();
    return ((Message.Update) heard.getLast()).n();
  }

  @Test
  void aViewerWhoHasHeardMoreIsNotShownThePast() {
    long n = hearAtTheOther();
    assertThat(watch(frozen, "seat", n)).hasOnlyElementsOfType(Message.Snapshot.class);

    frozen.tables.share().catchUp(players.table, "ana", n);
    assertThat(watch(frozen, "seat", n)).isEmpty();
    assertThat(watch(frozen, "seat", n - 1)).hasOnlyElementsOfType(Message.Update.class);
  }

  /** The cluster then tries again. */
  @Test
  void aViewerWhoHasHeardMoreWaitsAsLongAsThatCannotBeRead() {
    long n = hearAtTheOther();
    journal.failReads(1);
    assertThatThrownBy(() -> frozen.tables.share().catchUp(players.table, "ana", n))
        .isInstanceOf(JournalFailure.class);
    frozen.tables.share().catchUp(players.table, "ana", n);
    assertThat(watch(frozen, "seat", n)).isEmpty();
  }

  /** Both had the table for a moment, and it stays with the one that did not write. */
  @Test
  void viewersHearWhatAnotherProcessWroteOnceTheyHaveFoundEachOther() {
    List<Message> present = watch(frozen, "seat", 0);
    present.clear();
    long n = hearAtTheOther();
    assertThat(present).isEmpty();
    frozen.tables.share().catchUp();
    assertThat(present)
        .hasOnlyElementsOfType(Message.Update.class)
        .last()
        .extracting(last -> ((Message.Update) last).n())
        .isEqualTo(n);
  }

  @Test
  void aNumberThatNobodyWasToldReadsNothing() {
    List<Message> present = watch(frozen, "seat", 0);
    present.clear();
    frozen.tables.share().catchUp(players.table, "ana", Long.MAX_VALUE);
    assertThat(present).isEmpty();
    assertThat(watch(frozen, "seat", Long.MAX_VALUE)).hasOnlyElementsOfType(Message.Snapshot.class);
  }
}
