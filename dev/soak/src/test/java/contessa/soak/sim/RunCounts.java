package contessa.soak.sim;

import module java.base;

/** What is counted during a run. */
final class RunCounts {
  long rows;
  long messages;
  private final Map<Trouble, Integer> troubles = new EnumMap<>(Trouble.class);

  void add(Trouble trouble) {
    add(trouble, 1);
  }

  void add(Trouble trouble, int times) {
    if (times > 0) {
      troubles.merge(trouble, times, Integer::sum);
    }
  }

  RunOutcome outcome(long seed, int games, int royal, long millis, long hash) {
    return new RunOutcome(seed, games, royal, millis, rows, messages, Map.copyOf(troubles), hash);
  }
}
