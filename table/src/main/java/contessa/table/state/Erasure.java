package contessa.table.state;

import module java.base;

/**
 * Removes what identifies people from the rows of a closed table: the names of these players, what
 * they said, and why they reported others. The games stay as they were played. An empty name is
 * shown as "somebody".
 */
public final class Erasure {

  private Erasure() {}

  /** The rows that change, as they are from now on; none if the players were never there. */
  public static List<JournalRow> changes(String table, List<JournalRow> rows, Set<String> players) {
    return changes(table, rows, (event, before) -> erased(event, before, players));
  }

  /** The row in which something was said, without the words; none if it has none. */
  public static List<JournalRow> ofMessage(String table, List<JournalRow> rows, long seq) {
    return ofTalk(table, rows).stream().filter(row -> row.seq() == seq).toList();
  }

  /** The rows that change without talk and without reasons for reports. */
  public static List<JournalRow> ofTalk(String table, List<JournalRow> rows) {
    return changes(
        table,
        rows,
        (event, _) ->
            switch (event) {
              case TableEvent.Said(int seat, String _) -> new TableEvent.Said(seat, "");
              case TableEvent.Reported(String by, String player, String _) ->
                  new TableEvent.Reported(by, player, "");
              default -> event;
            });
  }

  private static List<JournalRow> changes(
      String table, List<JournalRow> rows, BiFunction<TableEvent, TableState, TableEvent> change) {
    JournalReader reader = new JournalReader(table, rows);
    List<JournalRow> changed = new ArrayList<>();
    for (JournalRow row : rows) {
      reader.nextRow();
      List<TableEvent> events = new ArrayList<>();
      for (TableEvent event : reader.events()) {
        events.add(change.apply(event, reader.state()));
        reader.nextEvent();
      }
      if (!events.equals(reader.events())) {
        changed.add(row.withPayload(JournalEntry.of(row).withEvents(events).json()));
      }
    }
    return changed;
  }

  private static TableEvent erased(TableEvent event, TableState before, Set<String> players) {
    return switch (event) {
      case TableEvent.Seated(int seat, String player, String _, boolean program)
          when players.contains(player) ->
          new TableEvent.Seated(seat, player, "", program);
      case TableEvent.Said(int seat, String _)
          when players.contains(Objects.requireNonNullElse(before.seat(seat).player(), "")) ->
          new TableEvent.Said(seat, "");
      case TableEvent.Reported(String by, String player, String _) when players.contains(by) ->
          new TableEvent.Reported(by, player, "");
      default -> event;
    };
  }
}
