package contessa.server.host.identity;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.jspecify.annotations.Nullable;

/** From which address each player was last seen: for a day, and in memory only. */
public final class PlayerAddresses {

  private static final int MOST = 100_000;

  private final Cache<String, String> addresses =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterAccess(Duration.ofDays(1)).build();

  private volatile BiConsumer<String, String> others = (_, _) -> {};

  /** Registers the broadcaster to the other nodes of a cluster. */
  public void onChange(BiConsumer<String, String> task) {
    others = task;
  }

  /**
   * A player is seen.
   *
   * @param clientAddress as limits count it
   */
  public void note(String player, String clientAddress) {
    if (!clientAddress.equals(addresses.getIfPresent(player))) {
      noteFromElsewhere(player, clientAddress);
      others.accept(player, clientAddress);
    }
  }

  /** Another node has seen the player. */
  public void noteFromElsewhere(String player, String clientAddress) {
    addresses.put(player, clientAddress);
  }

  /** Where the player was last seen, as limits count it; null if nobody knows. */
  public @Nullable String of(String player) {
    return addresses.getIfPresent(player);
  }

  /** All players who were last seen where this one was. */
  public Set<String> neighbours(String player) {
    String address = of(player);
    return address == null
        ? Set.of()
        : addresses.asMap().entrySet().stream()
            .filter(other -> other.getValue().equals(address))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
  }

  public Map<String, String> all() {
    return new TreeMap<>(addresses.asMap());
  }
}
