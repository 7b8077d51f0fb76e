package contessa.server.host.games;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.journal.Journal;
import contessa.server.message.ServerJson;
import contessa.table.message.FinishedGame;
import contessa.table.message.LookBack;
import contessa.table.message.LookBackJob;
import contessa.table.view.OwnGame;
import contessa.table.view.PlayerStatsBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Statistics of a player's finished games. Each game is read from the journal once, in the
 * background; the result is cached for a while.
 */
public final class PlayerStats {

  private static final int GAMES_KEPT = 5_000;

  private final Journal journal;
  private final GameHistory history;
  private final BackgroundJobs<Past, LookBack, LookBackJob> jobs;
  private volatile Function<String, Optional<String>> others = _ -> Optional.empty();
  private final Cache<Key, OwnGame> games = Caffeine.newBuilder().maximumSize(GAMES_KEPT).build();

  private record Key(String table, int game, int seat) {}

  /** The past up to a certain game. */
  private record Past(String player, List<FinishedGame> played) {}

  PlayerStats(Journal journal, GameHistory history, Executor executor) {
    this.journal = journal;
    this.history = history;
    jobs = new BackgroundJobs<>(executor, LookBackJob::new);
  }

  /** Sets how to ask the other nodes of a cluster, by the player. */
  public void askPeers(Function<String, Optional<String>> question) {
    others = question;
  }

  /** For another node: the {@link LookBackJob} as JSON; empty if it was not begun here. */
  public Optional<String> known(String player) {
    return jobs.known(past(player)).map(ServerJson.CODEC::json);
  }

  /** What another node of the cluster has begun, as JSON, if this one has not. */
  public Optional<String> elsewhere(String player) {
    return jobs.known(past(player)).isPresent() ? Optional.empty() : others.apply(player);
  }

  private Past past(String player) {
    return new Past(player, history.of(player));
  }

  /**
   * A player's own past; the first request after a game starts the work.
   *
   * @throws RejectedExecutionException if too many others are waiting
   */
  public LookBackJob of(String player) {
    Past past = past(player);
    return jobs.get(past, past.played.size(), done -> lookBack(past.played, done));
  }

  /** Names may have been erased. */
  void forget() {
    jobs.forget(_ -> true);
  }

  private LookBack lookBack(List<FinishedGame> played, IntConsumer done) {
    PlayerStatsBuilder sum = new PlayerStatsBuilder();
    for (int n = 0; n < played.size(); n++) {
      done.accept(n);
      FinishedGame game = played.get(n);
      OwnGame own = read(game);
      if (own != null) {
        sum.add(game, own);
      }
    }
    return sum.result();
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
