package contessa.soak.sim;

import java.util.Map;

/**
 * What happened in one run.
 *
 * @param games games that ended
 * @param royal those of Coup Royal among them
 * @param millis how long it took in virtual time
 * @param rows journal rows written
 * @param messages messages that clients received
 * @param troubles how often each kind happened; a kind that did not happen is missing
 * @param hash of everything that happened
 */
public record RunOutcome(
    long seed,
    int games,
    int royal,
    long millis,
    long rows,
    long messages,
    Map<Trouble, Integer> troubles,
    long hash) {

  /** How often this happened. */
  public int count(Trouble trouble) {
    return troubles.getOrDefault(trouble, 0);
  }
}
