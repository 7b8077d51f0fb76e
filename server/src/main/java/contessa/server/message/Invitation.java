package contessa.server.message;

import java.util.List;

/**
 * An invitation to a table by a recent player.
 *
 * @param id names it to the invited player
 * @param name the inviting player's name
 * @param edition the edition's word in the rules, {@code royal} for Coup Royal
 * @param players the names of the seated players, including bots
 * @param until when it lapses
 */
public record Invitation(
    String id, String table, String name, String edition, List<String> players, long until) {}
