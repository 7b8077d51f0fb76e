package contessa.server.wire;

import java.util.List;

/**
 * The best of those who want to be listed.
 *
 * @param programs whether these are programs; else people
 * @param pools those of this kind with anybody in them
 */
public record Leaderboard(
    RatingPool pool, boolean programs, List<Entry> entries, List<RatingPool> pools) {

  /**
   * One of them.
   *
   * @param place from 1; equals share one
   * @param name the one that the player uses now
   * @param you whether it is who asks
   */
  public record Entry(int place, String name, double rating, int games, int won, boolean you) {}
}
