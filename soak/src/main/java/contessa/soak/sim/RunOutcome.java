package contessa.soak.sim;

/**
 * What happened in one run.
 *
 * @param games games that ended
 * @param millis how long it took in virtual time
 * @param rows journal rows written
 * @param messages messages that clients received
 * @param crashes how often the server was killed
 * @param cuts connections that were lost
 * @param pauses how often the server stood still
 * @param repeated commands that arrived again, long after the first time
 * @param hash of everything that happened
 */
public record RunOutcome(
    long seed,
    int games,
    long millis,
    long rows,
    long messages,
    int crashes,
    int cuts,
    int pauses,
    int repeated,
    long hash) {}
