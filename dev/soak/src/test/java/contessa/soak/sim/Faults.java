package contessa.soak.sim;

import java.util.Random;

/**
 * What goes wrong in a run, and how often. Each run has some kinds of faults and not others, since
 * a run with all of them hides what only some of them show.
 */
final class Faults {

  private static final double OFF = 0;

  private final Random random;
  private final double crash;
  private final double failure;
  private final double stall;
  private final double spike;
  private final double repeat;
  private final double absence;
  private final long untilCut;
  private final long untilKill;
  private final long untilPause;
  private final boolean halfOpen;
  private final long untilJump;
  private boolean over;
  private boolean held;

  Faults(Random random) {
    this.random = random;
    crash = some(0.01);
    failure = some(0.01);
    stall = some(0.02);
    spike = some(0.05);
    repeat = some(0.15);
    absence = some(0.1);
    untilCut = mean(60_000);
    untilKill = mean(90_000);
    untilPause = mean(120_000);
    halfOpen = random.nextBoolean();
    untilJump = mean(180_000);
  }

  private double some(double rate) {
    return random.nextBoolean() ? rate * (0.2 + random.nextDouble()) : OFF;
  }

  private long mean(long millis) {
    return random.nextBoolean() ? millis / 2 + random.nextInt((int) millis) : 0;
  }

  /** From now on nothing goes wrong. */
  void stop() {
    over = true;
  }

  /** Nothing goes wrong for a moment. */
  void hold(boolean now) {
    held = now;
  }

  boolean over() {
    return over;
  }

  private boolean happens(double rate) {
    return rate > OFF && !over && !held && random.nextDouble() < rate;
  }

  boolean crashInWrite() {
    return happens(crash);
  }

  boolean failWrite() {
    return happens(failure);
  }

  boolean stallWrite() {
    return happens(stall);
  }

  boolean repeatCommand() {
    return happens(repeat);
  }

  /** Whether a person does not answer this question. */
  boolean ignoreQuestion() {
    return happens(absence);
  }

  boolean isHalfOpen() {
    return halfOpen && random.nextInt(3) == 0;
  }

  /** How far somebody sets the wall clock: up to an hour, either way. */
  long wallClockJump() {
    return untilJump > 0 && !over ? random.nextLong(-3_600_000, 3_600_000) : 0;
  }

  boolean delayMessage() {
    return happens(spike);
  }

  /** How long a message takes. */
  long latency() {
    return 5L + random.nextInt(60);
  }

  /** How long a message takes that is delayed. */
  long longLatency() {
    return 200L + random.nextInt(3_000);
  }

  /** After how long something happens that has this mean; -1 for never. */
  private long after(long mean) {
    return mean == 0 || over ? -1 : (long) (-mean * Math.log(1 - random.nextDouble())) + 1;
  }

  long nextCut() {
    return after(untilCut);
  }

  long nextKill() {
    return after(untilKill);
  }

  long nextPause() {
    return after(untilPause);
  }

  long nextJump() {
    return after(untilJump);
  }
}
