package contessa.server.host.games;

import module java.base;

import contessa.analysis.GameAnalysis;
import contessa.analysis.result.Analysis;
import contessa.game.Reader;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.Reexecution;
import contessa.notation.record.Reexecution.Moment;
import contessa.server.message.ServerJson;
import contessa.table.message.Job;
import contessa.table.message.Replay;
import contessa.table.view.AnalysisFrames;
import org.jspecify.annotations.Nullable;

/**
 * Analyses of finished games, computed one at a time and kept. Everything in them could be read
 * from the replay with all cards, so only those who may see that get one.
 */
public final class Analyses {

  private final ReplayCache replays;
  private final BackgroundJobs<String, Analysis, Job> jobs;
  private volatile Function<String, Optional<String>> others = _ -> Optional.empty();

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

  Analyses(ReplayCache replays, Executor executor) {
    this.replays = replays;
    jobs =
        new BackgroundJobs<>(
            executor,
            (state, ahead, done, steps, result) ->
                new Job(null, state, ahead, done, steps, result));
  }

  /** Sets how to ask the other nodes of a cluster, by the key of an analysis. */
  public void askPeers(Function<String, Optional<String>> question) {
    others = question;
  }

  /** For another node: the {@link Job} with this key as JSON; empty if it was not begun here. */
  public Optional<String> known(String key) {
    return jobs.known(key)
        .map(job -> key.contains("/") ? job : job.withId(key))
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
    String key = table + "/" + game;
    Optional<Job> known = jobs.known(key);
    if (known.isPresent()) {
      return new Finding.Found(known.get());
    }
    Optional<String> elsewhere = others.apply(key);
    if (elsewhere.isPresent()) {
      return new Finding.Elsewhere(elsewhere.get());
    }
    Replay replay = replays.frames(player, table, game, all).orElse(null);
    if (replay == null) {
      return new Finding.None();
    }
    return replays
        .record(player, table, game, all)
        .<Finding>map(
            record -> new Finding.Found(start(key, record, Reexecution.of(record), replay)))
        .orElseGet(Finding.BelievedCards::new);
  }

  /**
   * The analysis of a record from outside.
   *
   * @param id names the file
   * @throws contessa.notation.record.RecordProblem if the rules do not allow the game
   * @throws RejectedExecutionException if too many others are waiting
   */
  public Job ofRecord(String id, Supplier<ReadRecord> file) {
    return jobs.known(id)
        .orElseGet(() -> replays.read(file, read -> start(id, read.game(), read.moments(), null)))
        .withId(id);
  }

  /**
   * The analysis of a record that was sent before, a {@link Job} as JSON; empty if it has been
   * forgotten.
   */
  public Optional<String> ofRecord(String id) {
    return known(id).or(() -> others.apply(id));
  }

  /**
   * The rows of these tables have changed. Keeps analyses of records from outside: nobody else may
   * have changed those.
   */
  void forget(Predicate<String> tables) {
    jobs.forget(key -> key.contains("/") && tables.test(key.split("/", 2)[0]));
  }

  private Job start(String key, GameRecord record, List<Moment> moments, @Nullable Replay replay) {
    return jobs.get(
        key,
        moments.size(),
        done -> {
          Analysis analysis = GameAnalysis.of(record, moments, done);
          return replay == null ? analysis : AnalysisFrames.of(analysis, record, replay);
        });
  }
}
