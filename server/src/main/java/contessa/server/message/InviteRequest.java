package contessa.server.message;

/**
 * Invites a recent player to a table.
 *
 * @param to the table to come to
 * @param table the table of the game that both have finished
 * @param game its number in that table's series, from 1
 * @param seat the invited player's seat in it
 */
public record InviteRequest(String to, String table, int game, int seat) {}
