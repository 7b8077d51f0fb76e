package contessa.server.host;

import module java.base;

import contessa.table.player.TableCodes;

/**
 * Codes of five characters for parties, in memory only. They are few and short-lived, which with
 * the limits on guesses makes up for their length: see docs/security.md.
 */
final class ShortCodes {

  static final int MOST = 200;
  static final long LIFETIME = Duration.ofMinutes(30).toMillis();

  private final Map<String, Entry> byCode = new HashMap<>();
  private final InstantSource clock;
  private final RandomGenerator random;

  private record Entry(String table, long until) {}

  ShortCodes(InstantSource clock, RandomGenerator random) {
    this.clock = clock;
    this.random = random;
  }

  /** The table's code, the same as long as it lives; empty if there are too many already. */
  synchronized Optional<String> of(String table) {
    long now = clock.millis();
    byCode.values().removeIf(entry -> entry.until() <= now);
    for (var known : byCode.entrySet()) {
      if (known.getValue().table().equals(table)) {
        return Optional.of(known.getKey());
      }
    }
    if (byCode.size() >= MOST) {
      return Optional.empty();
    }
    String code =
        Stream.generate(() -> TableCodes.shortCode(random))
            .filter(free -> !byCode.containsKey(free))
            .findFirst()
            .orElseThrow();
    byCode.put(code, new Entry(table, now + LIFETIME));
    return Optional.of(code);
  }

  /** The table with this code; empty if there is none. */
  synchronized String table(String code) {
    Entry found = byCode.get(code);
    return found == null || found.until() <= clock.millis() ? "" : found.table();
  }
}
