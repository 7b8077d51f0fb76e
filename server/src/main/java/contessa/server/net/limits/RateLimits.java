package contessa.server.net.limits;

import contessa.server.message.Me;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * The limits on what clients may do.
 *
 * @param visits requests and sockets by client address
 * @param allVisits requests and sockets of all clients
 * @param frames what arrives on sockets, by player
 * @param framesByAddress the same by client address
 * @param watches by client address: each costs a whole view of a table, and tells its viewers
 * @param commandsByAddress each command is told to everybody at its table
 * @param costly by client address: lists, replays, records, pictures and new names
 * @param guesses wrong codes, links and tokens, by player and by client address
 * @param allGuesses wrong codes, links and tokens of all clients
 */
public record RateLimits(
    RateLimiter visits,
    RateLimiter allVisits,
    RateLimiter frames,
    RateLimiter framesByAddress,
    RateLimiter watches,
    RateLimiter commands,
    RateLimiter commandsByAddress,
    RateLimiter requests,
    RateLimiter creations,
    RateLimiter creationsByAddress,
    RateLimiter costly,
    RateLimiter replays,
    RateLimiter sessions,
    RateLimiter guesses,
    RateLimiter allGuesses) {

  private static final String ALL = "all";

  public static RateLimits standard(LongSupplier clock) {
    return new RateLimits(
        new RateLimiter(2_000, 200, clock),
        new RateLimiter(10_000, 2_000, clock),
        new RateLimiter(60, 20, clock),
        new RateLimiter(1_500, 300, clock),
        new RateLimiter(300, 20, clock),
        new RateLimiter(40, 10, clock),
        new RateLimiter(400, 60, clock),
        new RateLimiter(120, 30, clock),
        new RateLimiter(10, 0.2, clock),
        new RateLimiter(120, 1, clock),
        new RateLimiter(300, 20, clock),
        new RateLimiter(200, 5, clock),
        new RateLimiter(60, 1, clock),
        new RateLimiter(15, 0.1, clock),
        new RateLimiter(600, 10, clock));
  }

  /** The limits that hold for all nodes of a cluster together; the others hold for each node. */
  public Map<String, RateLimiter> shared() {
    return Map.of(
        "creations", creations,
        "creations-by-address", creationsByAddress,
        "sessions", sessions,
        "guesses", guesses,
        "all-guesses", allGuesses);
  }

  public boolean admits(String clientAddress) {
    return visits.take(clientAddress) && allVisits.take(ALL);
  }

  /** Whether this client may still try a short code. Ask before looking the code up. */
  public boolean mayGuess(String clientAddress) {
    return guesses.has(clientAddress) && allGuesses.has(ALL);
  }

  public boolean mayGuess(Me me, String clientAddress) {
    return guesses.has(me.player()) && mayGuess(clientAddress);
  }

  /** Counts a wrong code, link or token; false if there have been too many. */
  public boolean missed(String clientAddress) {
    boolean few = guesses.take(clientAddress);
    return allGuesses.take(ALL) && few;
  }

  public boolean missed(Me me, String clientAddress) {
    boolean few = guesses.take(me.player());
    return missed(clientAddress) && few;
  }
}
