package contessa.server.host.puzzles;

import module java.base;

import contessa.analysis.puzzle.PuzzlePool;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.notation.json.JsonProblem;
import contessa.server.journal.PrivateFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The puzzles that this server has made, each for a day to come, in a file of the data folder. They
 * are from games of bots alone; nobody's game is in them. Since they are made before their day
 * begins, the puzzles of a day never change during the day.
 */
public final class OwnPuzzles {

  private static final Logger LOG = LoggerFactory.getLogger(OwnPuzzles.class);

  /** After a year it is enough. */
  static final int MOST = 2_000;

  private final Path file;
  private final List<Dated> puzzles = new ArrayList<>();
  private boolean damaged;

  /** A puzzle and its day, in UTC. */
  public record Dated(LocalDate day, StoredPuzzle puzzle) {}

  private OwnPuzzles(Path file) {
    this.file = file;
  }

  /** A server that makes none. */
  public static OwnPuzzles none() {
    return new OwnPuzzles(Path.of("none"));
  }

  /** The puzzles in this file, which need not exist. A damaged line ends it. */
  public static OwnPuzzles open(Path file) {
    OwnPuzzles own = new OwnPuzzles(file);
    if (Files.exists(file)) {
      try {
        for (String line : Files.readAllLines(file)) {
          own.puzzles.add(dated(line));
        }
      } catch (IOException | JsonProblem | DateTimeException | StringIndexOutOfBoundsException e) {
        own.damaged = true;
        LOG.warn("{} is damaged after {} puzzles", file.getFileName(), own.puzzles.size());
      }
    }
    return own;
  }

  private static Dated dated(String line) {
    int space = line.indexOf(' ');
    LocalDate day = LocalDate.parse(line.substring(0, space));
    return new Dated(day, PuzzlePool.read(line.substring(space + 1)));
  }

  /** Those of the days up to this one, in the order of their days. */
  public synchronized List<Dated> until(LocalDate day) {
    return puzzles.stream().filter(one -> !one.day.isAfter(day)).toList();
  }

  /** All, also those of days to come. */
  synchronized List<StoredPuzzle> all() {
    return puzzles.stream().map(Dated::puzzle).toList();
  }

  /** The first day after today that lacks a puzzle. */
  synchronized LocalDate nextDay(LocalDate today) {
    LocalDate tomorrow = today.plusDays(1);
    if (puzzles.isEmpty() || puzzles.getLast().day.isBefore(tomorrow)) {
      return tomorrow;
    }
    LocalDate last = puzzles.getLast().day;
    long there = puzzles.stream().filter(one -> one.day.equals(last)).count();
    return there < PuzzlePool.A_DAY ? last : last.plusDays(1);
  }

  synchronized boolean isFull() {
    return puzzles.size() >= MOST;
  }

  /** Keeps a puzzle of a day that no other day comes after. */
  synchronized void add(LocalDate day, StoredPuzzle puzzle) throws IOException {
    if (damaged) {
      Files.write(file, puzzles.stream().map(OwnPuzzles::line).toList());
      damaged = false;
    }
    Dated dated = new Dated(day, puzzle);
    PrivateFiles.create(file);
    Files.write(file, List.of(line(dated)), StandardOpenOption.APPEND);
    puzzles.add(dated);
  }

  private static String line(Dated dated) {
    return dated.day + " " + PuzzlePool.line(dated.puzzle);
  }
}
