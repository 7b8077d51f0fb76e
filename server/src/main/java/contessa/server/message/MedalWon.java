package contessa.server.message;

/**
 * A medal a player has won.
 *
 * @param at when it was last won
 */
public record MedalWon(Medal medal, int times, long at) {}
