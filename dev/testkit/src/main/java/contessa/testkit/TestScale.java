package contessa.testkit;

/**
 * How much of a long test to run. {@code ./contessa test} runs a share that fits into a coffee
 * break; {@code ./contessa test --full} sets {@code CONTESSA_FULL=1} and runs all of it.
 */
public final class TestScale {

  private static final boolean FULL = "1".equals(System.getenv("CONTESSA_FULL"));

  private TestScale() {}

  /** The count for this run. */
  public static int of(int share, int full) {
    return FULL ? full : share;
  }
}
