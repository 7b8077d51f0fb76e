package contessa.server.message;

import java.util.List;

/**
 * A player's own ratings and medals, shown to no one else.
 *
 * @param rated whether games that begin now are rated
 * @param listed whether the leaderboard shows the player
 * @param ratings for each pool with a rated game, most games first
 * @param court games against the characters, by device
 */
public record MyRatings(
    boolean rated,
    boolean listed,
    List<PoolRating> ratings,
    List<MedalWon> medals,
    List<CourtDeeds> court) {}
