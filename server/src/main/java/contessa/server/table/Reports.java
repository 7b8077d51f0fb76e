package contessa.server.table;

import contessa.server.journal.Journal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What players have told those who run the server about others, from the journal. */
public final class Reports {

  private static final int LATEST = 5;

  /**
   * One of them.
   *
   * @param said what the reported player had said there, the latest last
   */
  public record Report(
      long at, String table, String by, String player, String reason, List<String> said) {}

  private Reports() {}

  /** All of them, the latest last. */
  public static List<Report> of(Journal journal) {
    List<Report> reports = new ArrayList<>();
    for (String table : journal.tablesWith("\"reported\"")) {
      read(table, journal, reports);
    }
    reports.sort(Comparator.comparingLong(Report::at));
    return reports;
  }

  private static void read(String table, Journal journal, List<Report> reports) {
    TableState state = new TableState(table);
    Map<String, List<String>> said = new HashMap<>();
    for (Journal.Row row : journal.read(table)) {
      state.begin(row.seq(), row.at(), null, null);
      for (TableEvent event : Entry.of(row).events()) {
        state.apply(event, _ -> {});
        if (event instanceof TableEvent.Said(int seat, String text)) {
          String player = Objects.requireNonNull(state.seat(seat).player());
          said.computeIfAbsent(player, _ -> new ArrayList<>()).add(text);
        } else if (event instanceof TableEvent.Reported e) {
          List<String> talk = said.getOrDefault(e.player(), List.of());
          reports.add(
              new Report(
                  row.at(),
                  table,
                  name(state, e.by()),
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
