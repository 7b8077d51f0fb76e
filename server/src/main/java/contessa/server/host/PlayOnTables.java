package contessa.server.host;

import module java.base;

import contessa.notation.record.ReadRecord;
import contessa.server.host.games.ReplayCache;
import contessa.table.game.ResumePoint;
import contessa.table.message.TableOptions;

/** Private tables at which bots and one player play on from a moment of a finished game. */
public final class PlayOnTables {

  private final Opener opener;
  private final ReplayCache replays;
  private final RandomGenerator random;

  /** Opens the table, here or at another node. */
  @FunctionalInterface
  public interface Opener {
    Tables.Creation open(String player, String name, TableOptions options, ResumePoint opening);
  }

  PlayOnTables(Opener opener, ReplayCache replays, RandomGenerator random) {
    this.opener = opener;
    this.replays = replays;
    this.random = random;
  }

  private record Start(ResumePoint opening, TableOptions options) {}

  /**
   * Opens a table from the position before a step.
   *
   * @param believed whether the others' cards are as the seat could believe, not as they were
   * @return empty if there is nothing to decide at that step, or not for that seat
   * @throws contessa.notation.record.RecordProblem if the rules do not allow the game
   * @throws java.util.concurrent.RejectedExecutionException if too many others are waiting
   */
  public Optional<Tables.Creation> open(
      String player,
      String name,
      Supplier<ReadRecord> record,
      int step,
      int seat,
      boolean believed) {
    long seed = random.nextLong();
    Optional<Start> start =
        replays.read(
            record,
            read ->
                Optional.ofNullable(
                        ResumePoint.before(read.game(), read.moments(), step, seat, believed, seed))
                    .map(opening -> new Start(opening, ResumePoint.options(read.game()))));
    return start.map(found -> opener.open(player, name, found.options, found.opening));
  }
}
