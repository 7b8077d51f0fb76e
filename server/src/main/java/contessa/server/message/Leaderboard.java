package contessa.server.message;

import java.util.List;

/**
 * The best players among those who asked to be listed.
 *
 * @param programs whether it lists programs rather than people
 * @param pools the pools of this kind that have listed players
 */
public record Leaderboard(
    RatingPool pool, boolean programs, List<Entry> entries, List<RatingPool> pools) {

  /**
   * A line of the leaderboard.
   *
   * @param place from 1; equal ratings share a place
   * @param name the player's current name
   * @param you whether it is the requesting player
   */
  public record Entry(int place, String name, double rating, int games, int won, boolean you) {}
}
