package contessa.bots;

/** Like {@code TestScale} of testkit, which is built later than this module. */
public final class BotTestScale {

  private static final boolean FULL = "1".equals(System.getenv("CONTESSA_FULL"));

  private BotTestScale() {}

  /** The count for this run. */
  public static int of(int share, int full) {
    return FULL ? full : share;
  }
}
