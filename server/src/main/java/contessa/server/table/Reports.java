package contessa.server.table;

import module java.base;

import contessa.server.journal.Journal;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;

/** The reports that players have made about others, from the journal, for the operator. */
public final class Reports {

  private static final int LATEST = 5;

  /**
   * One report.
   *
   * @param seq the number of its row
   * @param by the name of the reporting player
   * @param player the id of the reported player
   * @param name the name of the reported player
   * @param said what the reported player said at the table, the latest last
   */
  public record Report(
      String table,
      long seq,
      long at,
      String by,
      String player,
      String name,
      String reason,
      List<String> said) {

    public String id() {
      return table + "." + seq;
    }
  }

  private Reports() {}

  /** All reports, the latest last. */
  public static List<Report> of(Journal journal) {
    List<Report> reports = new ArrayList<>();
    for (String table : journal.tablesWith("\"reported\"")) {
      read(table, journal, reports);
    }
    reports.sort(Comparator.comparingLong(Report::at));
    return reports;
  }

  private static void read(String table, Journal journal, List<Report> reports) {
    List<JournalRow> rows = journal.read(table);
    JournalReader reader = new JournalReader(table, rows);
    TableState state = reader.state();
    Map<String, List<String>> said = new HashMap<>();
    for (JournalRow row : rows) {
      reader.nextRow();
      for (TableEvent event = reader.nextEvent(); event != null; event = reader.nextEvent()) {
        if (event instanceof TableEvent.Said(int seat, String text)) {
          String player = Objects.requireNonNull(state.seat(seat).player());
          said.computeIfAbsent(player, _ -> new ArrayList<>()).add(text);
        } else if (event instanceof TableEvent.Reported e) {
          List<String> talk = said.getOrDefault(e.player(), List.of());
          reports.add(
              new Report(
                  table,
                  row.seq(),
                  state.at(),
                  name(state, e.by()),
                  e.player(),
                  name(state, e.player()),
                  e.reason(),
                  List.copyOf(talk.subList(Math.max(0, talk.size() - LATEST), talk.size()))));
        }
      }
    }
  }

  private static String name(TableState state, String player) {
    return state.seat(state.seatOf(player)).name();
  }
}
