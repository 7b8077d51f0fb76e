package contessa.cli.play;

import java.util.List;

/** How long the table rests after something happened: long enough to read it. */
final class Pace {

  private static final int START = 400;
  private static final int LETTER = 18;
  private static final int MOST = 2500;

  /** Lets time pass. */
  @FunctionalInterface
  interface Waiting {
    void millis(int millis) throws Leave;
  }

  private final Waiting waiting;
  private final boolean fast;
  private boolean hurried;

  Pace(boolean fast, Waiting waiting) {
    this.fast = fast;
    this.waiting = waiting;
  }

  /** A pace for consoles that can only sleep. */
  static Pace sleeping(boolean fast) {
    return new Pace(
        fast,
        millis -> {
          try {
            Thread.sleep(millis);
          } catch (InterruptedException e) {
            throw new Leave();
          }
        });
  }

  void hurry(boolean hurry) {
    hurried = hurry;
  }

  void rest(List<String> sentences) throws Leave {
    if (!fast && !hurried && !sentences.isEmpty()) {
      int letters = sentences.stream().mapToInt(String::length).sum();
      waiting.millis(Math.min(MOST, START + LETTER * letters));
    }
  }
}
