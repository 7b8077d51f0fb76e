package contessa.server.table;

import contessa.server.journal.Journal;
import java.util.ArrayList;
import java.util.List;

/**
 * What the journal has of a table, folded.
 *
 * @param shown all that was shown, in order
 * @param justEnded whether the last thing that happened was the end of a game
 */
record Past(TableState state, Transcript transcript, List<Shown> shown, boolean justEnded) {

  static Past read(String table, Journal journal) {
    TableState state = new TableState(table);
    Transcript transcript = new Transcript();
    List<Shown> all = new ArrayList<>();
    boolean justEnded = false;
    for (Journal.Row row : journal.read(table)) {
      begin(state, row);
      List<Shown> shown = new ArrayList<>();
      List<TableEvent> events = Entry.of(row).events();
      events.forEach(event -> state.apply(event, shown::add));
      transcript.add(row.at(), shown);
      all.addAll(shown);
      justEnded = endsAGame(events);
    }
    return new Past(state, transcript, all, justEnded);
  }

  private static void begin(TableState state, Journal.Row row) {
    String command = row.command();
    if (command == null) {
      state.begin(row.seq(), row.at(), null, null);
    } else {
      int colon = command.indexOf(':');
      state.begin(row.seq(), row.at(), command.substring(0, colon), command.substring(colon + 1));
    }
  }

  static boolean endsAGame(List<TableEvent> events) {
    return events.stream().anyMatch(TableEvent.Ended.class::isInstance);
  }
}
