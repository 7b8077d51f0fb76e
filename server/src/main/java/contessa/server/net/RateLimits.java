package contessa.server.net;

import contessa.server.wire.Me;
import java.util.function.LongSupplier;

/**
 * How much is let in.
 *
 * @param visits requests and sockets by clientAddress
 * @param allVisits requests and sockets by everybody
 * @param guesses wrong codes, links and tokens, by session and by clientAddress
 * @param allGuesses wrong codes, links and tokens by everybody
 */
record RateLimits(
    RateLimiter visits,
    RateLimiter allVisits,
    RateLimiter frames,
    RateLimiter commands,
    RateLimiter requests,
    RateLimiter creations,
    RateLimiter sessions,
    RateLimiter guesses,
    RateLimiter allGuesses) {

  private static final String ALL = "all";

  static RateLimits standard(LongSupplier clock) {
    return new RateLimits(
        new RateLimiter(2_000, 200, clock),
        new RateLimiter(10_000, 2_000, clock),
        new RateLimiter(60, 20, clock),
        new RateLimiter(40, 10, clock),
        new RateLimiter(120, 30, clock),
        new RateLimiter(10, 0.2, clock),
        new RateLimiter(60, 1, clock),
        new RateLimiter(15, 0.1, clock),
        new RateLimiter(600, 10, clock));
  }

  boolean admits(RequestSource source) {
    return visits.take(source.clientAddress()) && allVisits.take(ALL);
  }

  /** Whether this one may still guess at a short code, which must be asked before it is read. */
  boolean mayGuess(String clientAddress) {
    return guesses.has(clientAddress) && allGuesses.has(ALL);
  }

  boolean mayGuess(Me me, String clientAddress) {
    return guesses.has(me.player()) && mayGuess(clientAddress);
  }

  /** Somebody named what is not there; whether that is no more than may happen to anybody. */
  boolean missed(String clientAddress) {
    boolean few = guesses.take(clientAddress);
    return allGuesses.take(ALL) && few;
  }

  boolean missed(Me me, String clientAddress) {
    boolean few = guesses.take(me.player());
    return missed(clientAddress) && few;
  }
}
