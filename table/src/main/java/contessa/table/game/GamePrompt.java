package contessa.table.game;

/**
 * What a game asks now.
 *
 * @param seats a set; one seat unless the question is sealed
 * @param target the seat at which the claim is aimed, or {@link contessa.game.Seats#NOBODY}
 * @param phase the decision's word in notation
 */
public record GamePrompt(int seats, boolean sealed, int target, TimeLimit limit, String phase) {}
