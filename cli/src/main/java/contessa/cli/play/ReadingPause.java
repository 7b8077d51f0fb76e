package contessa.cli.play;

import java.util.List;

/** Pauses after an event, long enough for the player to read about it. */
final class ReadingPause {

  private static final int BASE_MILLIS = 400;
  private static final int MILLIS_PER_LETTER = 18;
  private static final int MAX_MILLIS = 2500;

  /** Waits for some time. */
  @FunctionalInterface
  interface Waiter {
    void millis(int millis) throws PlayerLeft;
  }

  private final Waiter waiter;
  private final boolean fast;
  private boolean hurried;

  ReadingPause(boolean fast, Waiter waiter) {
    this.fast = fast;
    this.waiter = waiter;
  }

  /** A pause that cannot be cut short. */
  static ReadingPause sleeping(boolean fast) {
    return new ReadingPause(
        fast,
        millis -> {
          try {
            Thread.sleep(millis);
          } catch (InterruptedException e) {
            throw new PlayerLeft();
          }
        });
  }

  void hurry(boolean hurry) {
    hurried = hurry;
  }

  void after(List<String> sentences) throws PlayerLeft {
    if (!fast && !hurried && !sentences.isEmpty()) {
      int letters = sentences.stream().mapToInt(String::length).sum();
      waiter.millis(Math.min(MAX_MILLIS, BASE_MILLIS + MILLIS_PER_LETTER * letters));
    }
  }
}
