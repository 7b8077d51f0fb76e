package contessa.server.host.games;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.analysis.GameAnalysis;
import contessa.analysis.result.Analysis;
import contessa.game.Reader;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.Reexecution;
import contessa.notation.record.Reexecution.Moment;
import contessa.server.message.ServerJson;
import contessa.table.game.RedactedTrace;
import contessa.table.message.Job;
import contessa.table.message.Replay;
import contessa.table.view.AnalysisFrames;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Analyses of finished games, computed one at a time and kept. Everything in them could be read
 * from the replay with all cards, so only those who may see that get one.
 */
public final class Analyses {

  private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);

  private static final int MAX_STEPS = 20_000;

  private final ReplayCache replays;
  private final Executor executor;
  private volatile Function<String, Optional<String>> others = _ -> Optional.empty();
  private final Queue<Work> waiting = new ConcurrentLinkedQueue<>();
  private final Cache<String, Work> works =
      Caffeine.newBuilder()
          .maximumWeight(MAX_STEPS)
          .<String, Work>weigher((_, work) -> work.steps)
          .build();

  /** What a request for the analysis of a table's game finds. */
  public sealed interface Finding {
    record Found(Job job) implements Finding {}

    /** Running or finished on another node; its {@link Job} as JSON. */
    record Elsewhere(String job) implements Finding {}

    /** There is no such finished game, or this player may not see it. */
    record None() implements Finding {}

    /** The table does not reveal all cards. */
    record HiddenCards() implements Finding {}

    /** Some cards were only believed in, so the game has no record. */
    record BelievedCards() implements Finding {}
  }

  /** One analysis, asked for, under way or done. */
  private static final class Work {
    private final int steps;
    private final Supplier<Analysis> task;
    private volatile int done = -1;
    private volatile boolean failed;
    private volatile @Nullable Analysis result;

    Work(GameRecord record, List<Moment> moments, @Nullable Replay replay) {
      steps = moments.size();
      task =
          () -> {
            Analysis analysis = GameAnalysis.of(record, moments, n -> done = n);
            return replay == null ? analysis : AnalysisFrames.of(analysis, record, replay);
          };
    }
  }

  Analyses(ReplayCache replays, Executor executor) {
    this.replays = replays;
    this.executor = executor;
  }

  /** Sets how to ask the other nodes of a cluster, by the key of an analysis. */
  public void askPeers(Function<String, Optional<String>> question) {
    others = question;
  }

  /** For another node: the {@link Job} with this key as JSON; empty if it was not begun here. */
  public Optional<String> known(String key) {
    return Optional.ofNullable(works.getIfPresent(key))
        .map(work -> key.contains("/") ? job(work) : job(work).withId(key))
        .map(ServerJson.CODEC::json);
  }

  /**
   * The analysis of a table's game; the first request starts it.
   *
   * @throws RejectedExecutionException if too many others are waiting
   */
  public Finding ofGame(String player, String table, int game) {
    int all = Reader.REFEREE;
    if (replays.get(player, table, game, all).isEmpty()) {
      boolean seen = replays.get(player, table, game, Reader.SPECTATOR).isPresent();
      return seen ? new Finding.HiddenCards() : new Finding.None();
    }
    String key = key(table) + game;
    Work known = works.getIfPresent(key);
    Optional<String> elsewhere = known == null ? others.apply(key) : Optional.empty();
    if (elsewhere.isPresent()) {
      return new Finding.Elsewhere(elsewhere.get());
    }
    if (known == null) {
      GameRecord record = replays.record(player, table, game, all).orElse(null);
      Replay replay = replays.frames(player, table, game, all).orElse(null);
      if (replay == null) {
        return new Finding.None();
      }
      if (record == null) {
        return new Finding.BelievedCards();
      }
      known = start(key, new Work(record, Reexecution.of(record), replay));
    }
    return new Finding.Found(job(known));
  }

  /**
   * The analysis of a record from outside.
   *
   * @param id names the file
   * @throws contessa.notation.record.RecordProblem if the rules do not allow the game
   * @throws RejectedExecutionException if too many others are waiting
   */
  public Job ofRecord(String id, Supplier<ReadRecord> file) {
    Work known = works.getIfPresent(id);
    if (known == null) {
      known = start(id, replays.read(file, read -> new Work(read.game(), read.moments(), null)));
    }
    return job(known).withId(id);
  }

  /**
   * The analysis of a record that was sent before, a {@link Job} as JSON; empty if it has been
   * forgotten.
   */
  public Optional<String> ofRecord(String id) {
    return known(id).or(() -> others.apply(id));
  }

  /** The rows of this table have changed. */
  void forget(String table) {
    works.asMap().keySet().removeIf(key -> key.startsWith(key(table)));
  }

  /** Keeps analyses of records from outside: nobody else may have changed those. */
  void forgetAll() {
    works.asMap().keySet().removeIf(key -> key.contains("/"));
  }

  private static String key(String table) {
    return table + "/";
  }

  private Work start(String key, Work work) {
    Work other = works.asMap().putIfAbsent(key, work);
    if (other != null) {
      return other;
    }
    waiting.add(work);
    try {
      executor.execute(() -> run(work));
    } catch (RejectedExecutionException e) {
      waiting.remove(work);
      works.invalidate(key);
      throw e;
    }
    return work;
  }

  private void run(Work work) {
    waiting.remove(work);
    work.done = 0;
    try {
      work.result = work.task.get();
    } catch (RuntimeException e) {
      work.failed = true;
      LOG.error("An analysis failed: {}", RedactedTrace.of(e));
    }
  }

  private Job job(Work work) {
    Analysis result = work.result;
    if (result != null) {
      return Job.done(result);
    }
    if (work.failed) {
      return Job.failed();
    }
    if (work.done >= 0) {
      return Job.working(work.done, work.steps);
    }
    int ahead = 0;
    for (Work other : waiting) {
      if (other == work) {
        break;
      }
      ahead++;
    }
    return Job.waiting(ahead);
  }
}
