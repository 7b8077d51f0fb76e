package contessa.soak.sim;

/** What is counted during a run. */
final class RunCounts {
  long rows;
  long messages;
  int crashes;
  int cuts;
  int pauses;
  int repeated;

  RunOutcome outcome(long seed, int games, long millis, long hash) {
    return new RunOutcome(
        seed, games, millis, rows, messages, crashes, cuts, pauses, repeated, hash);
  }
}
