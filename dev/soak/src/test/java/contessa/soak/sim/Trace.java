package contessa.soak.sim;

/** A hash of everything that happens in a run: the same seed must give the same hash. */
final class Trace {

  private long hash = 1;

  void add(long value) {
    hash = Long.rotateLeft((hash ^ value) * 0x9E3779B97F4A7C15L, 29);
  }

  /** The hash of a text is the same in every JVM. */
  void add(String text) {
    add(text.hashCode());
  }

  long hash() {
    return hash;
  }
}
