package contessa.server.journal;

import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * Knows where the rows of each table are in a file of SQLite. Rows are added one after the other,
 * whatever table they belong to, so many of them share a page. The ids of a table's rows are kept
 * here in memory and written when there are several of them, or the oldest has waited for long: an
 * index would change a page of its own for every row.
 *
 * <p>After a crash, the ids that had not been written are found by looking at the latest rows.
 *
 * <p>Only the writer's thread adds to it; others ask where rows are. Another process that writes to
 * the same file is noticed, since it has used the next id.
 */
public final class RowPlaces implements RowFinder {

  /** So many ids of a table are written together. */
  static final int TOGETHER = 16;

  /** Ids are written after this many newer rows at the latest. A start looks at so many rows. */
  static final int MOST_WAITING = 50_000;

  /** How far the rows have got of which all ids are written is noted once for so many of them. */
  private static final int NOTED_EVERY = 1_000;

  /**
   * Of so many tables the ids that were written last stay in memory, since readers of the file see
   * them only after the commit. A commit writes the ids of fewer tables.
   */
  private static final int JUST_WRITTEN = 4 * GroupCommit.MAX_BATCH;

  private static final String BLOCKS = "select ids, sum from places where table_id = ?";

  /** By table, the one with the oldest row first. */
  private final SequencedMap<String, List<Long>> waiting = new LinkedHashMap<>();

  private final Map<String, List<Long>> justWritten =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, List<Long>> eldest) {
          return size() > JUST_WRITTEN;
        }
      };

  private final Map<String, Long> lastNumbers = new HashMap<>();
  private long next = 1;
  private long noted = 1;

  private RowPlaces() {}

  /**
   * Finds what had not been written.
   *
   * @throws JournalFailure if it is not certain which table one of the latest rows belongs to
   */
  public static RowPlaces of(Connection connection) throws SQLException {
    RowPlaces places = new RowPlaces();
    try {
      places.lookAgain(connection);
    } catch (SQLException e) {
      if (hasOpenTables(connection)) {
        throw e;
      }
      // Nothing is missing: the ids of a closed table are all written.
    }
    return places;
  }

  private static boolean hasOpenTables(Connection connection) throws SQLException {
    return Sql.first(connection, row -> 1, "select 1 from tables where closed is null limit 1")
        .isPresent();
  }

  /** Finds what is in the file now. */
  void lookAgain(Connection connection) throws SQLException {
    long below = Sql.first(connection, row -> row.getLong(1), "select below from filed").orElse(1L);
    Map<String, List<Long>> latest = new HashMap<>();
    List<Long> found =
        Sql.list(
            connection,
            row -> {
              String table = row.getString(1);
              if (!StoredRow.isSound(row) && !isKnown(connection, table)) {
                throw new JournalFailure("a row is damaged, and its table is not known", null);
              }
              long id = row.getLong(8);
              latest.computeIfAbsent(table, _ -> new ArrayList<>()).add(id);
              return id;
            },
            "select " + StoredRow.COLUMNS + ", id from events where id >= ? order by id",
            below);
    for (Map.Entry<String, List<Long>> table : latest.entrySet()) {
      table.getValue().removeAll(written(connection, table.getKey()));
    }
    synchronized (this) {
      noted = below;
      next = found.isEmpty() ? below : found.getLast() + 1;
      lastNumbers.clear();
      waiting.clear();
      latest.entrySet().stream()
          .filter(table -> !table.getValue().isEmpty())
          .sorted(Comparator.comparing(table -> table.getValue().getFirst()))
          .forEachOrdered(table -> waiting.put(table.getKey(), table.getValue()));
    }
  }

  private static boolean isKnown(Connection connection, String table) throws SQLException {
    return Sql.first(connection, row -> 1, "select 1 from tables where table_id = ?", table)
        .isPresent();
  }

  private static Set<Long> written(Connection connection, String table) throws SQLException {
    Set<Long> ids = new HashSet<>();
    for (long[] block :
        Sql.list(
            connection, row -> block(row.getString(1), row.getLong(2), table), BLOCKS, table)) {
      LongStream.of(block).forEach(ids::add);
    }
    return ids;
  }

  private static long[] block(String ids, long sum, String table) {
    try {
      long[] numbers =
          Stream.of(ids.substring(1, ids.length() - 1).split(","))
              .mapToLong(Long::parseLong)
              .toArray();
      if (LongStream.of(numbers).sum() == sum) {
        return numbers;
      }
    } catch (IndexOutOfBoundsException | NumberFormatException e) {
      // It is damaged.
    }
    throw new JournalFailure("the places of the rows of table " + table + " are damaged", null);
  }

  /**
   * The rows with these ids, and those that somebody else may have added since. The plus keeps
   * SQLite from making an index of all rows for this one question.
   */
  @Override
  public String condition() {
    return "id in (with known (of) as (select ?)"
        + " select id.value from known, json_each(of, '$.ids') id"
        + " union all select latest.id from known, events latest"
        + " where latest.id >= json_extract(of, '$.next')"
        + " and +latest.table_id = json_extract(of, '$.table'))";
  }

  @Override
  public String value(Connection connection, String table) throws SQLException {
    Set<Long> ids = new HashSet<>();
    long from;
    synchronized (this) {
      // First these: what is written meanwhile is then in the file, too.
      ids.addAll(justWritten.getOrDefault(table, List.of()));
      ids.addAll(waiting.getOrDefault(table, List.of()));
      from = next;
    }
    ids.addAll(written(connection, table));
    String quoted = new String(JsonStringEncoder.getInstance().quoteAsCharArray(table));
    return "{\"table\":\"%s\",\"next\":%d,\"ids\":%s}".formatted(quoted, from, text(ids));
  }

  @Override
  public void delete(Connection connection, String table) throws SQLException {
    RowFinder.super.delete(connection, table);
    Sql.update(connection, "delete from places where table_id = ?", table);
  }

  private static String text(Iterable<Long> ids) {
    StringBuilder text = new StringBuilder("[");
    for (long id : ids) {
      text.append(text.length() > 1 ? "," : "").append(id);
    }
    return text.append(']').toString();
  }

  /** Whether the table has a row with this number already. */
  boolean has(Connection writer, String table, long seq) throws SQLException {
    Long last = lastNumbers.get(table);
    if (last == null) {
      last =
          Sql.first(
                  writer,
                  row -> row.getLong(1),
                  "select max(seq) from events where " + condition(),
                  value(writer, table))
              .orElse(0L);
      lastNumbers.put(table, last);
    }
    return seq <= last;
  }

  /** The id of the next row. */
  long next() {
    return next;
  }

  /** The next row is in the file. */
  void add(Connection writer, JournalRow row) throws SQLException {
    String table = row.table();
    int count;
    synchronized (this) {
      List<Long> ids = waiting.computeIfAbsent(table, _ -> new ArrayList<>(TOGETHER));
      ids.add(next++);
      count = ids.size();
    }
    lastNumbers.put(table, row.seq());
    if (row.last()) {
      lastNumbers.remove(table);
    }
    if (count >= TOGETHER || row.last()) {
      write(writer, table);
    }
    if (oldest() < next - MOST_WAITING) {
      write(writer, waiting.firstEntry().getKey());
    }
    if (oldest() >= noted + NOTED_EVERY) {
      note(writer);
    }
  }

  /** The oldest row whose id is not written, or else the next one. */
  private long oldest() {
    Map.Entry<String, List<Long>> first = waiting.firstEntry();
    return first == null ? next : first.getValue().getFirst();
  }

  private void write(Connection writer, String table) throws SQLException {
    List<Long> ids;
    synchronized (this) {
      ids = waiting.getOrDefault(table, List.of());
      waiting.remove(table);
      justWritten.remove(table);
      justWritten.put(table, ids);
    }
    Sql.update(
        writer,
        "insert into places (table_id, first, last, ids, sum) values (?, ?, ?, ?, ?)"
            + " on conflict do nothing",
        table,
        ids.getFirst(),
        ids.getLast(),
        text(ids),
        ids.stream().mapToLong(Long::longValue).sum());
  }

  private void note(Connection writer) throws SQLException {
    noted = oldest();
    Sql.update(writer, "update filed set below = ?", noted);
  }

  /** Whether a start would have to look at rows now. */
  synchronized boolean isBehind() {
    return noted < next;
  }

  /** Writes all that waits, so that the next start finds it at once. */
  boolean writeAll(Connection writer) throws SQLException {
    for (String table : List.copyOf(waiting.keySet())) {
      write(writer, table);
    }
    note(writer);
    return true;
  }
}
