package contessa.pocket;

import module java.base;

import contessa.table.TableLog;
import contessa.table.state.JournalRow;
import org.jspecify.annotations.Nullable;

/** The rows of one table, in memory and at the host. */
final class LocalLog implements TableLog {

  static final String KEY = "row/";

  private static final String NO_COMMAND = "-";

  private final String table;
  private final LocalHost host;
  private final List<JournalRow> rows = new ArrayList<>();
  private long size;

  LocalLog(String table, LocalHost host) {
    this.table = table;
    this.host = host;
  }

  /** The table whose row has this key. */
  static String tableOf(String key) {
    return key.substring(KEY.length(), key.lastIndexOf('/'));
  }

  private static String key(String table, long seq) {
    return KEY + table + "/" + seq;
  }

  /** Takes a row that was stored; {@link #sort} follows when there are no more. */
  void found(String key, String value) {
    long seq = Long.parseLong(key.substring(key.lastIndexOf('/') + 1));
    int end = value.indexOf('\n');
    String[] head = value.substring(0, end).split(" ", -1);
    boolean commanded = !head[2].equals(NO_COMMAND);
    int payload = end + 1 + (commanded ? Integer.parseInt(head[2]) : 0);
    String command = commanded ? value.substring(end + 1, payload) : null;
    add(
        new JournalRow(
            table,
            seq,
            command,
            Long.parseLong(head[0]),
            Boolean.parseBoolean(head[1]),
            value.substring(payload)));
  }

  void sort() {
    rows.sort(Comparator.comparingLong(JournalRow::seq));
  }

  private void add(JournalRow row) {
    rows.add(row);
    size += row.payload().length();
  }

  @Override
  public boolean append(JournalRow row) {
    add(row);
    String command = row.command();
    String length = command == null ? NO_COMMAND : String.valueOf(command.length());
    String head = row.at() + " " + row.last() + " " + length + "\n";
    host.store(key(table, row.seq()), head + (command == null ? "" : command) + row.payload());
    return true;
  }

  @Override
  public List<JournalRow> read() {
    return List.copyOf(rows);
  }

  @Override
  public @Nullable JournalRow find(String command) {
    return rows.stream().filter(row -> command.equals(row.command())).findAny().orElse(null);
  }

  @Override
  public boolean hasMoreThan(long seq) {
    return false;
  }

  String table() {
    return table;
  }

  long lastRowAt() {
    return rows.getLast().at();
  }

  boolean isClosed() {
    return rows.getLast().last();
  }

  /** Characters of all rows. */
  long size() {
    return size;
  }

  void erase() {
    rows.forEach(row -> host.erase(key(table, row.seq())));
  }
}
