package contessa.server.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;

/** The delays of players' connections, in milliseconds. Those of players who have left are lost. */
final class PlayerLags {

  private static final int MOST = 100_000;

  private final Cache<String, Integer> millis =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterAccess(Duration.ofHours(1)).build();

  /** The delay of a player's connection; 0 if it is not known. */
  int of(String player) {
    Integer known = millis.getIfPresent(player);
    return known == null ? 0 : known;
  }

  void note(String player, int lag) {
    millis.put(player, lag);
  }
}
