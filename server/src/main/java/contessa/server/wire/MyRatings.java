package contessa.server.wire;

import java.util.List;

/**
 * What is kept about how well a player plays, for nobody but this player.
 *
 * @param rated whether games that begin now count
 * @param listed whether the player is named on the leaderboard
 * @param ratings of the pools in which a game has counted, most games first
 */
public record MyRatings(
    boolean rated, boolean listed, List<PoolRating> ratings, List<MedalWon> medals) {}
