package contessa.cli;

import module java.base;

import contessa.arena.GameKeeper;
import contessa.arena.UserMistake;
import contessa.game.Seats;
import contessa.notation.record.DecisionRows;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.text.TextRecordWriter;
import org.jspecify.annotations.Nullable;

/**
 * Writes the games of a contest to a file: as text if its name ends in .cgn, as rows if it ends in
 * .csv or .csv.gz, else as JSON lines.
 */
final class KeptGames implements GameKeeper, AutoCloseable {

  private static final Pattern CHOICE = Pattern.compile("(lost|won):(.+)");
  private static final String ALL = "all";

  private final @Nullable String name;
  private final boolean won;
  private final Path file;
  private final MessageDigest hash;
  private final BufferedWriter out;
  private long games;

  private KeptGames(Path file, @Nullable String name, boolean won) throws IOException {
    this.file = file;
    this.name = name;
    this.won = won;
    OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(file));
    OutputStream packed = file.toString().endsWith(".gz") ? new GZIPOutputStream(bytes) : bytes;
    hash = sha256();
    out =
        new BufferedWriter(
            new OutputStreamWriter(new DigestOutputStream(packed, hash), StandardCharsets.UTF_8));
    if (isRows()) {
      out.write(DecisionRows.HEADER);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  private boolean isRows() {
    return file.toString().matches(".*[.]csv([.]gz)?");
  }

  /**
   * A keeper of some games.
   *
   * @param choice {@code all}, {@code lost:NAME} or {@code won:NAME}
   * @param names of everybody who takes part
   * @throws UserMistake if the choice makes no sense
   */
  static KeptGames open(Path file, String choice, List<String> names) throws IOException {
    if (choice.equals(ALL)) {
      return new KeptGames(file, null, false);
    }
    Matcher matcher = CHOICE.matcher(choice);
    if (!matcher.matches()) {
      throw new UserMistake("--keep must be all, lost:NAME or won:NAME");
    }
    String name = matcher.group(2);
    if (!names.contains(name)) {
      throw new UserMistake("--keep: nobody called '" + name + "' takes part");
    }
    return new KeptGames(file, name, matcher.group(1).equals("won"));
  }

  @Override
  public boolean wants(List<String> names, int winners) {
    if (name == null) {
      return true;
    }
    boolean wins = false;
    for (int seat = 0; seat < names.size(); seat++) {
      wins |= names.get(seat).equals(name) && Seats.has(winners, seat);
    }
    return names.contains(name) && wins == won;
  }

  @Override
  public void keep(GameRecord game) {
    try {
      games++;
      out.write(
          isRows()
              ? DecisionRows.csv(game, games)
              : file.toString().endsWith(".cgn")
                  ? TextRecordWriter.write(game) + "\n"
                  : JsonLinesWriter.write(game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The SHA-256 of all that was written, before it was packed; known once this is closed. */
  String hash() {
    return HexFormat.of().formatHex(hash.digest());
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
