package contessa.server.net.limits;

import module java.base;

import contessa.notation.json.Words;
import contessa.table.message.Me;
import org.jspecify.annotations.Nullable;

/** A rate limiter for each {@link Limit}. */
public final class RateLimits {

  private static final String ALL = "all";

  private final Map<Limit, RateLimiter> limiters;

  public RateLimits(Map<Limit, Limit.Rate> rates, LongSupplier clock) {
    this(
        limit -> {
          Limit.Rate rate = Objects.requireNonNull(rates.get(limit));
          return new RateLimiter(rate.burst(), rate.perSecond(), clock);
        });
  }

  /** Other limits, for tests. */
  public RateLimits(Function<Limit, RateLimiter> limiter) {
    limiters =
        Arrays.stream(Limit.values())
            .collect(
                Collectors.toMap(
                    limit -> limit, limiter, (one, _) -> one, () -> new EnumMap<>(Limit.class)));
  }

  public RateLimiter of(Limit limit) {
    return Objects.requireNonNull(limiters.get(limit));
  }

  /** Counts one; false if that is too many. */
  public boolean take(Limit limit, String key) {
    return of(limit).take(key);
  }

  /** The limits that hold for all nodes of a cluster together; the others hold for each node. */
  public Map<String, RateLimiter> shared() {
    return Stream.of(
            Limit.CREATIONS,
            Limit.CREATIONS_BY_ADDRESS,
            Limit.SESSIONS,
            Limit.GUESSES,
            Limit.ALL_GUESSES,
            Limit.SHORT_GUESSES,
            Limit.ALL_SHORT_GUESSES)
        .collect(Collectors.toMap(Words::kebab, this::of));
  }

  public boolean admits(String clientAddress) {
    return take(Limit.VISITS, clientAddress) && take(Limit.ALL_VISITS, ALL);
  }

  /** Whether this client may still try a short code. Ask before looking the code up. */
  public boolean mayGuess(@Nullable Me me, String clientAddress) {
    return (me == null || of(Limit.GUESSES).has(me.player()))
        && of(Limit.GUESSES).has(clientAddress)
        && of(Limit.ALL_GUESSES).has(ALL);
  }

  /** The same for the code of a party, which is shorter. */
  public boolean mayGuessShort(String clientAddress) {
    return of(Limit.SHORT_GUESSES).has(clientAddress) && of(Limit.ALL_SHORT_GUESSES).has(ALL);
  }

  /** Counts a wrong code of a party. */
  public void missedShort(String clientAddress) {
    take(Limit.SHORT_GUESSES, clientAddress);
    take(Limit.ALL_SHORT_GUESSES, ALL);
  }

  /** Counts a wrong code, link or token; false if there have been too many. */
  public boolean missed(@Nullable Me me, String clientAddress) {
    boolean few = me == null || take(Limit.GUESSES, me.player());
    few &= take(Limit.GUESSES, clientAddress);
    return take(Limit.ALL_GUESSES, ALL) && few;
  }
}
