package contessa.server.message;

/**
 * Whether a player's games are rated from now on.
 *
 * @param listed whether the leaderboard shows the player; requires being rated
 */
public record RatingChoice(boolean rated, boolean listed) {}
