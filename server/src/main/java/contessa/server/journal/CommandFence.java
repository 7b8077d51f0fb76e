package contessa.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Knows which commands a table has had, so that none is carried out twice. In a file of SQLite an
 * index would do the same, but its pages would be a third of all that is written. It keeps only
 * hashes; whoever is told that a command may have been there looks into the journal.
 *
 * <p>Only the writer's thread adds to it. A table is read when it gets its first row after a start.
 */
final class CommandFence {

  private final RowFinder finder;
  private final Map<String, HashSetOfInts> tables = new ConcurrentHashMap<>();

  CommandFence(RowFinder finder) {
    this.finder = finder;
  }

  /** Whether a table that is about to get a row may have had this command. */
  boolean mayHave(Connection writer, String table, String command) throws SQLException {
    HashSetOfInts known = tables.get(table);
    if (known == null) {
      known = new HashSetOfInts();
      for (String one : commands(writer, table)) {
        known.add(one.hashCode());
      }
      tables.put(table, known);
    }
    return known.contains(command.hashCode());
  }

  private List<String> commands(Connection writer, String table) throws SQLException {
    return Sql.list(
        writer,
        row -> row.getString(1),
        "select command_id from events where command_id is not null and " + finder.condition(),
        finder.value(writer, table));
  }

  /** Whether a table may have had this command, as far as is known without reading. */
  boolean mayHave(String table, String command) {
    HashSetOfInts known = tables.get(table);
    return known == null || known.contains(command.hashCode());
  }

  /** The table has a new row. */
  void add(String table, @Nullable String command) {
    HashSetOfInts known = tables.get(table);
    if (known != null && command != null) {
      known.add(command.hashCode());
    }
  }

  /** The table is closed, or somebody else has written to it. */
  void forget(String table) {
    tables.remove(table);
  }
}
