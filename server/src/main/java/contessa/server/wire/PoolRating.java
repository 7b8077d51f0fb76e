package contessa.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * How strong a player is believed to be in one pool.
 *
 * @param rating strength that is almost certainly there, to one decimal
 * @param missing how many games must still count before the player can be listed
 * @param place on the leaderboard, if there
 */
public record PoolRating(
    RatingPool pool,
    double rating,
    int games,
    int won,
    @Nullable Integer missing,
    @Nullable Integer place) {}
