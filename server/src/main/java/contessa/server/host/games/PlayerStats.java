package contessa.server.host.games;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.journal.Journal;
import contessa.server.message.ServerJson;
import contessa.table.game.RedactedTrace;
import contessa.table.message.FinishedGame;
import contessa.table.message.Job;
import contessa.table.message.LookBack;
import contessa.table.message.LookBackJob;
import contessa.table.view.OwnGame;
import contessa.table.view.PlayerStatsBuilder;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Statistics of a player's finished games. Each game is read from the journal once, in the
 * background; the result is cached for a while.
 */
public final class PlayerStats {

  private static final Logger LOG = LoggerFactory.getLogger(PlayerStats.class);

  private static final int GAMES_KEPT = 5_000;
  private static final int PLAYERS_KEPT = 200;

  private final Journal journal;
  private final GameHistory history;
  private final Executor executor;
  private volatile Function<String, Optional<String>> others = _ -> Optional.empty();
  private final Cache<Key, OwnGame> games = Caffeine.newBuilder().maximumSize(GAMES_KEPT).build();
  private final Cache<String, Work> works = Caffeine.newBuilder().maximumSize(PLAYERS_KEPT).build();

  private record Key(String table, int game, int seat) {}

  /** The past up to a certain game, asked for, under way or done. */
  private static final class Work {
    private final List<FinishedGame> played;
    private volatile int done = -1;
    private volatile boolean failed;
    private volatile @Nullable LookBack result;

    Work(List<FinishedGame> played) {
      this.played = played;
    }
  }

  PlayerStats(Journal journal, GameHistory history, Executor executor) {
    this.journal = journal;
    this.history = history;
    this.executor = executor;
  }

  /** Sets how to ask the other nodes of a cluster, by the player. */
  public void askPeers(Function<String, Optional<String>> question) {
    others = question;
  }

  /** For another node: the {@link LookBackJob} as JSON; empty if it was not begun here. */
  public Optional<String> known(String player) {
    return isKnown(player) ? Optional.of(ServerJson.CODEC.json(of(player))) : Optional.empty();
  }

  /** What another node of the cluster has begun, as JSON, if this one has not. */
  public Optional<String> elsewhere(String player) {
    return isKnown(player) ? Optional.empty() : others.apply(player);
  }

  private boolean isKnown(String player) {
    Work work = works.getIfPresent(player);
    return work != null && work.played.equals(history.of(player));
  }

  /**
   * A player's own past; the first request after a game starts the work.
   *
   * @throws RejectedExecutionException if too many others are waiting
   */
  public LookBackJob of(String player) {
    List<FinishedGame> played = history.of(player);
    Work work = works.getIfPresent(player);
    if (work == null || !work.played.equals(played)) {
      Work fresh = new Work(played);
      executor.execute(() -> run(fresh));
      works.put(player, fresh);
      work = fresh;
    }
    LookBack result = work.result;
    if (result != null) {
      return new LookBackJob(Job.State.DONE, null, null, null, result);
    }
    if (work.failed) {
      return new LookBackJob(Job.State.FAILED, null, null, null, null);
    }
    return work.done < 0
        ? new LookBackJob(Job.State.WAITING, 0, null, null, null)
        : new LookBackJob(Job.State.WORKING, null, work.done, work.played.size(), null);
  }

  /** Names may have been erased. */
  void forget() {
    works.invalidateAll();
  }

  private void run(Work work) {
    try {
      PlayerStatsBuilder sum = new PlayerStatsBuilder();
      for (int n = 0; n < work.played.size(); n++) {
        FinishedGame game = work.played.get(n);
        work.done = n;
        OwnGame own = read(game);
        if (own != null) {
          sum.add(game, own);
        }
      }
      work.result = sum.result();
    } catch (RuntimeException e) {
      work.failed = true;
      LOG.error("A look back failed: {}", RedactedTrace.of(e));
    }
  }

  private @Nullable OwnGame read(FinishedGame game) {
    Key key = new Key(game.table(), game.game(), game.seat());
    OwnGame known = games.getIfPresent(key);
    if (known == null) {
      known = OwnGame.of(game.table(), journal.read(game.table()), game.game(), game.seat());
      if (known != null) {
        games.put(key, known);
      }
    }
    return known;
  }
}
