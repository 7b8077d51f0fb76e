package contessa.server.net.limits;

import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A value for each key, where strangers choose the keys. Old values are forgotten, and there are
 * never more than a fixed number of them. A cache that keeps its keys in the order of their use
 * would change several old objects whenever it is asked, and the garbage collector has to look at
 * each of these.
 */
final class RecentKeys<V> {

  private static final int MOST = 100_000;
  private static final int FEW = 1_000;

  private final Map<String, V> values = new ConcurrentHashMap<>();
  private final Predicate<V> isOld;
  private volatile int enough = FEW;

  /**
   * Holds nothing yet.
   *
   * @param isOld whether a value may be forgotten
   */
  RecentKeys(Predicate<V> isOld) {
    this.isOld = isOld;
  }

  V get(String key, Supplier<V> fresh) {
    V value = values.get(key);
    if (value == null) {
      if (values.size() >= enough) {
        forget();
      }
      value = values.computeIfAbsent(key, _ -> fresh.get());
    }
    return value;
  }

  /** Forgets the old ones, and any others if there are still too many. */
  private synchronized void forget() {
    if (values.size() < enough) {
      return; // another thread has done it
    }
    values.values().removeIf(isOld);
    Iterator<V> all = values.values().iterator();
    for (int left = values.size() - MOST * 3 / 4; left > 0 && all.hasNext(); left--) {
      all.next();
      all.remove();
    }
    enough = Math.clamp(2L * values.size(), FEW, MOST);
  }

  /** How many values there are, without the old ones. */
  int size() {
    values.values().removeIf(isOld);
    return values.size();
  }
}
