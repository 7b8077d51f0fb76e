package contessa.arena;

import contessa.rating.Rating;
import java.util.List;

/**
 * The results of a contest, so far or in the end.
 *
 * @param games the games played, all of them in complete blocks
 * @param capped games that were stopped for their length
 * @param complete whether nothing is left to play
 * @param lines by contestant, in the order given
 * @param lengths the number of games by length in turns or rounds
 * @param blockWins for each block the games won by each line; not a number for those not in it
 */
public record Results(
    Contest contest,
    long blocks,
    long games,
    long capped,
    boolean complete,
    double seconds,
    List<Standing> lines,
    List<Long> lengths,
    List<float[]> blockWins) {

  /**
   * One contestant's results. Contestants of the same name share one line.
   *
   * @param games games played, counted once for each seat taken
   * @param wins games won, a shared win counting as its part
   * @param share of the games won
   * @param seatShare of the games won, by seat
   * @param beats by contestant: of the games that one of the two won, the share that this one won,
   *     seat against seat; not a number if they never met
   * @param median time of a decision in nanoseconds
   * @param slow time within which 99 of 100 decisions were taken, in nanoseconds
   */
  public record Standing(
      String name,
      long games,
      double wins,
      Share share,
      Rating rating,
      List<Double> seatShare,
      List<Double> beats,
      PlayerStatistics statistics,
      double median,
      double slow) {}

  /** The share of somebody as good as everybody else. */
  public double fairShare() {
    return 1.0 / contest.seats();
  }

  /** The number of answers that could not be played as given. */
  public long faults() {
    return lines.stream()
        .flatMapToLong(line -> Statistic.FAULTS.stream().mapToLong(line.statistics()::of))
        .sum();
  }

  /** The length that this share of the games does not exceed. */
  public int lengthQuantile(double share) {
    long seen = 0;
    for (int length = 0; length < lengths.size(); length++) {
      seen += lengths.get(length);
      if (seen >= share * games && seen > 0) {
        return length;
      }
    }
    return 0;
  }
}
