package contessa.server.message;

import org.jspecify.annotations.Nullable;

/**
 * A player's rating in one pool.
 *
 * @param rating a cautious estimate of the skill (μ−3σ), to one decimal
 * @param missing the number of rated games still needed to be listed
 * @param place on the leaderboard, if listed
 */
public record PoolRating(
    RatingPool pool,
    double rating,
    int games,
    int won,
    @Nullable Integer missing,
    @Nullable Integer place) {}
