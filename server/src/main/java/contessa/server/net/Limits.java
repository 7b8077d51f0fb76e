package contessa.server.net;

import java.util.function.LongSupplier;

/**
 * How much is let in.
 *
 * @param guesses wrong spoken codes by session and place
 * @param allGuesses wrong spoken codes by everybody
 */
record Limits(
    Buckets frames,
    Buckets commands,
    Buckets requests,
    Buckets creations,
    Buckets sessions,
    Buckets guesses,
    Buckets allGuesses) {

  static Limits usual(LongSupplier clock) {
    return new Limits(
        new Buckets(60, 20, clock),
        new Buckets(40, 10, clock),
        new Buckets(120, 30, clock),
        new Buckets(10, 0.2, clock),
        new Buckets(60, 1, clock),
        new Buckets(10, 0.1, clock),
        new Buckets(600, 10, clock));
  }
}
