package contessa.server.net;

import contessa.server.wire.Me;
import java.util.function.LongSupplier;

/**
 * How much is let in.
 *
 * @param visits requests and sockets by place
 * @param allVisits requests and sockets by everybody
 * @param guesses wrong codes, links and tokens, by session and by place
 * @param allGuesses wrong codes, links and tokens by everybody
 */
record Limits(
    Buckets visits,
    Buckets allVisits,
    Buckets frames,
    Buckets commands,
    Buckets requests,
    Buckets creations,
    Buckets sessions,
    Buckets guesses,
    Buckets allGuesses) {

  private static final String ALL = "all";

  static Limits usual(LongSupplier clock) {
    return new Limits(
        new Buckets(2_000, 200, clock),
        new Buckets(10_000, 2_000, clock),
        new Buckets(60, 20, clock),
        new Buckets(40, 10, clock),
        new Buckets(120, 30, clock),
        new Buckets(10, 0.2, clock),
        new Buckets(60, 1, clock),
        new Buckets(15, 0.1, clock),
        new Buckets(600, 10, clock));
  }

  boolean letsIn(Visit visit) {
    return visits.take(visit.place()) && allVisits.take(ALL);
  }

  /** Whether this one may still guess at a short code, which must be asked before it is read. */
  boolean mayGuess(String place) {
    return guesses.has(place) && allGuesses.has(ALL);
  }

  boolean mayGuess(Me me, String place) {
    return guesses.has(me.player()) && mayGuess(place);
  }

  /** Somebody named what is not there; whether that is no more than may happen to anybody. */
  boolean missed(String place) {
    boolean few = guesses.take(place);
    return allGuesses.take(ALL) && few;
  }

  boolean missed(Me me, String place) {
    boolean few = guesses.take(me.player());
    return missed(place) && few;
  }
}
