package contessa.server.host;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.table.state.TableContext;

/**
 * The delays of players' connections and of the server, in milliseconds. Those of players who have
 * left are lost.
 */
public final class PlayerLags implements TableContext.Lags {

  private static final int MOST = 100_000;

  /** In an overload the others wait for a player at most this much longer. */
  private static final long MOST_DELAY = 30_000;

  private final Cache<String, Integer> millis =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterAccess(Duration.ofHours(1)).build();

  private volatile LongSupplier serverDelay = () -> 0;
  private volatile Function<String, Set<String>> neighbours = _ -> Set.of();

  /** The delay of a player's connection; 0 if it is not known. */
  @Override
  public int lag(String player) {
    Integer known = millis.getIfPresent(player);
    return known == null ? 0 : known;
  }

  /** Records the delay of a player's connection, in milliseconds; up to 500 are credited. */
  public void note(String player, int lag) {
    millis.put(player, lag);
  }

  /** Adds the delay of this server to each player's lag credit. */
  public void creditDelay(LongSupplier delay) {
    serverDelay = delay;
  }

  /** Sets who knows which players come from one address. */
  public void askNeighbours(Function<String, Set<String>> source) {
    neighbours = source;
  }

  @Override
  public Set<String> neighbours(String player) {
    return neighbours.apply(player);
  }

  @Override
  public long serverDelay() {
    return Math.min(serverDelay.getAsLong(), MOST_DELAY);
  }
}
