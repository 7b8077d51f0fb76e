package contessa.server.wire;

/**
 * A medal that a player has.
 *
 * @param at when it was won last
 */
public record MedalWon(Medal medal, int times, long at) {}
