package contessa.server.host.puzzles;

import module java.base;

import contessa.analysis.puzzle.PuzzleSeries;
import contessa.analysis.puzzle.StoredPuzzle;
import contessa.server.host.Tables;
import contessa.server.host.threads.BackgroundThreads;
import contessa.table.message.Stage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A background job that makes the puzzles of the next days, at low priority and only while few
 * games are played. That takes about five minutes of one processor each day.
 */
public final class DailyPuzzleGenerator implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(DailyPuzzleGenerator.class);

  private static final Duration EVERY = Duration.ofMinutes(10);

  /** How many days ahead. */
  static final int AHEAD = 3;

  private final OwnPuzzles own;
  private final Supplier<@Nullable StoredPuzzle> search;
  private final BooleanSupplier idle;
  private final InstantSource clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(BackgroundThreads.named("puzzles "));

  /**
   * Nothing happens until it is started.
   *
   * @param search plays a game of bots; null if it had no puzzle
   * @param idle whether the server has time for this
   */
  DailyPuzzleGenerator(
      OwnPuzzles own,
      Supplier<@Nullable StoredPuzzle> search,
      BooleanSupplier idle,
      InstantSource clock) {
    this.own = own;
    this.search = search;
    this.idle = idle;
    this.clock = clock;
  }

  /** For a server with these tables. */
  public static DailyPuzzleGenerator of(OwnPuzzles own, Tables tables, InstantSource clock) {
    PuzzleSeries series = new PuzzleSeries(clock.millis(), own.all());
    int processors = Runtime.getRuntime().availableProcessors();
    return new DailyPuzzleGenerator(
        own, () -> series.attempt(1), () -> playing(tables) < processors, clock);
  }

  private static long playing(Tables tables) {
    return tables.lines().stream().filter(line -> line.summary().stage() == Stage.PLAYING).count();
  }

  public void start() {
    var _ =
        thread.scheduleWithFixedDelay(
            this::grow, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Makes the puzzles that are missing, as long as there is time. */
  void grow() {
    try {
      while (isDue() && idle.getAsBoolean() && !thread.isShutdown()) {
        StoredPuzzle found = search.get();
        if (found != null) {
          LocalDate day = own.nextDay(today());
          own.add(day, found);
          LOG.info("Made a puzzle of {}", day);
        }
      }
    } catch (RuntimeException | IOException e) {
      LOG.error("Could not make a puzzle", e);
    }
  }

  private boolean isDue() {
    return !own.isFull() && !own.nextDay(today()).isAfter(today().plusDays(AHEAD));
  }

  private LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
