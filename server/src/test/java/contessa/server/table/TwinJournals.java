package contessa.server.table;

import contessa.table.message.TableOptions;
import contessa.table.state.JournalRow;
import java.util.List;

/** The journals of two games of Coup that have just been dealt and look alike to one player. */
public final class TwinJournals {

  private TwinJournals() {}

  /** The table's id in both. */
  public static final String TABLE = "table0";

  /**
   * Two journals; none if this number gives none.
   *
   * @param players their ids, by seat: the first sees no difference, the second sent another seed
   */
  public static List<List<JournalRow>> of(long number, TableOptions options, List<String> players) {
    DealtTwin one = new DealtTwin(number, options, "p0", "p1", 0);
    int seed = one.otherSeed("p1");
    if (seed < 0) {
      return List.of();
    }
    return List.of(
        rows(one, players), rows(new DealtTwin(number, options, "p0", "p1", seed), players));
  }

  private static List<JournalRow> rows(DealtTwin twin, List<String> players) {
    return twin.server.journal.read(TABLE).stream().map(row -> renamed(row, players)).toList();
  }

  private static JournalRow renamed(JournalRow row, List<String> players) {
    String payload = row.payload();
    String command = row.command();
    for (int seat = 0; seat < players.size(); seat++) {
      String player = players.get(seat);
      payload = payload.replace("\"p" + seat + "\"", "\"" + player + "\"");
      command = command == null ? null : command.replaceFirst("^p" + seat + ":", player + ":");
    }
    return new JournalRow(row.table(), row.seq(), command, row.at(), row.last(), payload);
  }
}
