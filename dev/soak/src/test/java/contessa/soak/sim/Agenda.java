package contessa.soak.sim;

import module java.base;

/** Virtual time, in milliseconds, and what will happen in it. */
final class Agenda {

  private record Entry(long at, long order, Runnable action) {}

  private final PriorityQueue<Entry> entries =
      new PriorityQueue<>(Comparator.comparingLong(Entry::at).thenComparingLong(Entry::order));
  private long now;
  private long order;

  long now() {
    return now;
  }

  /** Does something at this time, or now if that has passed. */
  void at(long time, Runnable action) {
    entries.add(new Entry(Math.max(now, time), order++, action));
  }

  void in(long millis, Runnable action) {
    at(now + millis, action);
  }

  /** When the next entry is due. */
  long next() {
    Entry first = entries.peek();
    return first == null ? Long.MAX_VALUE : first.at;
  }

  /** Lets time pass. Entries that become due by then are late. */
  void advanceTo(long time) {
    now = Math.max(now, time);
  }

  /** Does the first thing that is due; returns whether there was one. */
  boolean runNext() {
    if (next() > now) {
      return false;
    }
    entries.remove().action.run();
    return true;
  }
}
