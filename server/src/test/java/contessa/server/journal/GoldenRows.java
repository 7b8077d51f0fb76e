package contessa.server.journal;

import module java.base;

import contessa.table.state.JournalRow;

/**
 * The rows of a finished game that was written once: {@code p0} and {@code p1} against a bot, and
 * {@code p0} has said good evening.
 */
public final class GoldenRows {

  private static final Path FOLDER = Path.of("src/test/resources/contessa/server/journals");

  private GoldenRows() {}

  /** The rows of {@code v1-coup} or {@code v1-royal}, for a table of this id. */
  public static List<JournalRow> of(String name, String table) throws IOException {
    List<String> lines = Files.readAllLines(FOLDER.resolve(name + ".txt"));
    List<JournalRow> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] parts = line.split("\t", -1);
      String command = parts[2].isEmpty() ? null : parts[2];
      long seq = Long.parseLong(parts[0]);
      rows.add(new JournalRow(table, seq, command, Long.parseLong(parts[1]), false, parts[3]));
    }
    return rows;
  }

  /** The row that closes a table after these. */
  public static JournalRow closing(List<JournalRow> rows) {
    JournalRow last = rows.getLast();
    String payload = "{\"v\":1,\"events\":[{\"e\":\"closed\"}]}";
    return new JournalRow(last.table(), last.seq() + 1, null, last.at() + 1, true, payload);
  }
}
