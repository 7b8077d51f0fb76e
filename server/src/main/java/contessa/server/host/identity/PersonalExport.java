package contessa.server.host.identity;

import module java.base;

import contessa.notation.Json;
import contessa.server.journal.SchemaTables;
import contessa.server.journal.SqlJournal;
import contessa.table.message.Me;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.TableEvent;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;

/** Everything that is stored about a player, for that player: rows of the database, and chat. */
final class PersonalExport {

  /** What would let a reader be the player. */
  private static final Set<String> SECRET = Set.of("token_hash", "code_hash", "p256dh", "auth");

  private final SqlJournal journal;

  PersonalExport(SqlJournal journal) {
    this.journal = journal;
  }

  /** As JSON: rows by the names of their tables, and what was said at tables. */
  Map<String, Object> of(Me me) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("player", me.player());
    all.put("name", me.name());
    journal
        .database()
        .read(
            sql -> {
              for (String table : SchemaTables.withColumn(sql, "player")) {
                String rows = "select * from " + table + " where player = ?";
                all.put(table, sql.list(rows, PersonalExport::row, me.player()));
              }
              return true;
            });
    all.put("said", said(me.player()));
    return all;
  }

  private static Map<String, Object> row(ResultSet found) throws SQLException {
    ResultSetMetaData columns = found.getMetaData();
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String name = columns.getColumnName(i);
      Object value = found.getObject(i);
      if (value != null && !SECRET.contains(name)) {
        row.put(name, name.equals("payload") ? Json.read(value.toString()) : plain(value));
      }
    }
    return row;
  }

  /** As JSON has it: PostgreSQL gives some numbers as other types. */
  private static Object plain(Object value) {
    return switch (value) {
      case Integer number -> number;
      case Number number when number.doubleValue() == number.longValue() -> number.longValue();
      case Number number -> number.doubleValue();
      default -> value.toString();
    };
  }

  private List<Map<String, Object>> said(String player) {
    List<Map<String, Object>> said = new ArrayList<>();
    // Also where the player has left before a game was finished.
    for (String table : journal.tablesWith("\"" + player + "\"")) {
      List<JournalRow> rows = journal.read(table);
      JournalReader reader = new JournalReader(table, rows);
      for (JournalRow row : rows) {
        reader.nextRow();
        for (TableEvent event : reader.events()) {
          if (event instanceof TableEvent.Said(int seat, String text)
              && !text.isEmpty()
              && player.equals(reader.state().seat(seat).player())) {
            said.add(Map.of("table", table, "at", row.at(), "text", text));
          }
        }
      }
    }
    return said;
  }
}
