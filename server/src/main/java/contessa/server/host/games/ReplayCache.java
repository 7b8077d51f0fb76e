package contessa.server.host.games;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.server.journal.Journal;
import contessa.server.message.ServerJson;
import contessa.table.message.Replay;
import contessa.table.view.Replays;
import contessa.table.view.TableRecords;
import contessa.table.view.UploadedReplay;
import org.jspecify.annotations.Nullable;

/**
 * A cache of finished games' replays, as JSON, since writing a long game takes as long as reading
 * it. Making one means reading and folding a whole table, so that is done on a bounded executor,
 * which rejects work when it is full.
 */
public final class ReplayCache {

  private static final long MAX_BYTES = 32L << 20;

  /**
   * What a replay depends on.
   *
   * @param player the reader, where it is that of a seat; else empty
   */
  private record Key(String table, int game, int from, String player) {}

  private final Journal journal;
  private final Executor executor;
  private final Cache<Key, byte[]> cache =
      Caffeine.newBuilder()
          .maximumWeight(MAX_BYTES)
          .<Key, byte[]>weigher((_, json) -> json.length)
          .build();

  public ReplayCache(Journal journal, Executor executor) {
    this.journal = journal;
    this.executor = executor;
  }

  /**
   * A finished game as that player may see it, a {@link Replay} in JSON; empty if there is none.
   *
   * @param game its number in the table's series, from 1
   * @throws java.util.concurrent.RejectedExecutionException if too many others are waiting
   */
  public Optional<byte[]> get(String player, String table, int game, int from) {
    Key key = new Key(table, game, from, from >= 0 ? player : "");
    Optional<byte[]> known = Optional.ofNullable(cache.getIfPresent(key));
    if (known.isEmpty()) {
      known = later(() -> json(Replays.of(table, journal.read(table), game, player, from)));
      known.ifPresent(json -> cache.put(key, json));
    }
    return known;
  }

  /** The same as a record of its frames; it is not kept. */
  Optional<Replay> frames(String player, String table, int game, int from) {
    return later(() -> Replays.of(table, journal.read(table), game, player, from));
  }

  /** The record of a finished game, under the same conditions; records are not kept. */
  public Optional<GameRecord> record(String player, String table, int game, int from) {
    return later(() -> TableRecords.of(table, journal.read(table), game, player, from));
  }

  /**
   * A record from outside as a {@link Replay} in JSON; empty if it has no such seat.
   *
   * @throws contessa.notation.record.RecordProblem if the rules do not allow the game
   */
  public Optional<byte[]> uploaded(Supplier<ReadRecord> record, int reader) {
    return later(() -> json(UploadedReplay.of(record.get(), reader)));
  }

  private static byte @Nullable [] json(@Nullable Replay replay) {
    return replay == null ? null : ServerJson.CODEC.bytes(replay);
  }

  /** Something made of a record from outside. */
  public <T> T read(Supplier<ReadRecord> record, Function<ReadRecord, T> use) {
    return later(() -> use.apply(record.get())).orElseThrow();
  }

  /** The rows of these tables have changed. */
  void forget(Predicate<String> tables) {
    cache.asMap().keySet().removeIf(key -> tables.test(key.table));
  }

  /** Does something on the executor, and waits for it. */
  public <T> Optional<T> later(Supplier<? extends @Nullable T> work) {
    try {
      return CompletableFuture.supplyAsync(() -> Optional.ofNullable(work.get()), executor).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }
}
