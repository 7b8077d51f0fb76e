package contessa.server.wire;

/**
 * Whether a player's games count from now on.
 *
 * @param listed whether the leaderboard names the player; not without being rated
 */
public record RatingChoice(boolean rated, boolean listed) {}
