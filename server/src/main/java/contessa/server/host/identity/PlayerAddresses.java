package contessa.server.host.identity;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.journal.PrivateFiles;
import org.jspecify.annotations.Nullable;

/**
 * From which address each player was last seen, for a day. A file keeps that over a restart, so
 * that nobody returns as another guest to be heard again; backups do not have it.
 */
public final class PlayerAddresses {

  private static final int MOST = 100_000;
  private static final long KEPT = Duration.ofDays(1).toSeconds();
  private static final long NOTED_EVERY = Duration.ofHours(1).toSeconds();
  private static final Pattern LINE = Pattern.compile("(\\S+) (\\S+) (\\d{1,12})");

  /**
   * An address.
   *
   * @param at when, in seconds since 1970
   */
  private record Seen(String address, long at) {}

  private final Cache<String, Seen> seen =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(Duration.ofSeconds(KEPT)).build();

  private volatile boolean changed;
  private volatile Consumer<String> others = _ -> {};

  /** Registers the broadcaster to the other nodes of a cluster. */
  public void onChange(Consumer<String> task) {
    others = task;
  }

  /**
   * A player is seen.
   *
   * @param clientAddress as limits count it
   */
  public void note(String player, String clientAddress) {
    Seen last = seen.getIfPresent(player);
    long now = now();
    if (last == null || !last.address.equals(clientAddress) || now - last.at > NOTED_EVERY) {
      String line = player + " " + clientAddress + " " + now;
      know(line);
      others.accept(line);
    }
  }

  /** Takes over what another node, or this one before a restart, has noted. */
  public void know(String lines) {
    for (String line : lines.split("\n", -1)) {
      Matcher parts = LINE.matcher(line);
      if (parts.matches() && now() - Long.parseLong(parts.group(3)) < KEPT) {
        seen.put(parts.group(1), new Seen(parts.group(2), Long.parseLong(parts.group(3))));
        changed = true;
      }
    }
  }

  /** Everything that is known, a line for each player. */
  public String lines() {
    return seen.asMap().entrySet().stream()
        .map(one -> one.getKey() + " " + one.getValue().address + " " + one.getValue().at)
        .collect(Collectors.joining("\n"));
  }

  private static long now() {
    return Instant.now().getEpochSecond();
  }

  /** Reads what an earlier run has saved. */
  public void load(Path file) {
    try {
      know(Files.exists(file) ? Files.readString(file) : "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes what has changed since the last time. */
  public synchronized void save(Path file) {
    if (changed) {
      changed = false;
      PrivateFiles.create(file);
      try {
        Files.writeString(file, lines());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  public void forget(String player) {
    seen.invalidate(player);
    changed = true;
  }

  /** Where the player was last seen, as limits count it; null if nobody knows. */
  public @Nullable String of(String player) {
    Seen last = seen.getIfPresent(player);
    return last == null ? null : last.address;
  }

  /** All players who were last seen where this one was. */
  public Set<String> neighbours(String player) {
    String address = of(player);
    Map<String, String> others = address == null ? Map.of() : all();
    return others.keySet().stream()
        .filter(other -> Objects.equals(others.get(other), address))
        .collect(Collectors.toSet());
  }

  public Map<String, String> all() {
    Map<String, String> all = new TreeMap<>();
    seen.asMap().forEach((player, last) -> all.put(player, last.address));
    return all;
  }
}
