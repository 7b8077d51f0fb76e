package contessa.table.message;

import module java.base;

/**
 * A finished game in a player's list.
 *
 * @param game its number in the table's series, from 1
 * @param rulesOf {@code coup} or {@code royal}
 * @param edition the edition's word in the rules, {@code royal} for Coup Royal
 * @param names by seat; empty for players who have deleted everything about them
 * @param reveal whether the replay may show all cards
 */
public record FinishedGame(
    String table,
    int game,
    String rulesOf,
    String edition,
    List<String> names,
    int seat,
    List<Integer> winners,
    long at,
    boolean reveal)
    implements FinishedGameWith {

  public FinishedGame withoutName(int without) {
    List<String> others = new ArrayList<>(names);
    others.set(without, "");
    return withNames(List.copyOf(others));
  }
}
