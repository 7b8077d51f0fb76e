package contessa.server.message;

/**
 * Somebody with whom the reader has finished a game. The seat of that game stands for the player,
 * whose id nobody else learns.
 *
 * @param name the player's name in that game
 * @param game its number in the table's series, from 1
 * @param at when it ended
 */
public record RecentPlayer(String name, String table, int game, int seat, long at) {}
