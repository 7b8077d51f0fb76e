package contessa.testkit;

/**
 * How much of a long test to run. {@code ./contessa test} runs a share that fits into a coffee
 * break; {@code ./contessa test --full} sets {@code CONTESSA_FULL=1} and runs all of it. {@code
 * CONTESSA_FULL=20} runs twenty times as much, and {@code CONTESSA_SEED=5000} other games.
 */
public final class TestScale {

  private static final int FULL = number("CONTESSA_FULL", 0);

  /** Where tests with seeds begin. */
  public static final int SEED = number("CONTESSA_SEED", 1);

  private TestScale() {}

  private static int number(String variable, int otherwise) {
    String set = System.getenv(variable);
    return set == null ? otherwise : Integer.parseInt(set);
  }

  /** The count for this run. */
  public static int of(int share, int full) {
    return FULL == 0 ? share : full * FULL;
  }
}
