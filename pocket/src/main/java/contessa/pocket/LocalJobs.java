package contessa.pocket;

import module java.base;

import contessa.analysis.GameAnalysis;
import contessa.analysis.result.Analysis;
import contessa.game.ProgramFiles;
import contessa.notation.record.ReadRecord;
import contessa.table.game.RedactedTrace;
import contessa.table.message.FinishedGame;
import contessa.table.message.Job;
import contessa.table.message.LookBack;
import contessa.table.message.LookBackJob;
import contessa.table.message.Replay;
import contessa.table.view.AnalysisFrames;
import contessa.table.view.OwnGame;
import contessa.table.view.PlayerStatsBuilder;
import org.jspecify.annotations.Nullable;

/** Analyses and look backs: one at a time, step by step, and the latest are kept. */
final class LocalJobs {

  private static final int MOST_KEPT = 10;

  private final LocalStore store;
  private final LocalFiles files;
  private final Map<String, LocalJob<Analysis>> analyses = new LinkedHashMap<>();
  private final Map<List<FinishedGame>, LocalJob<LookBack>> lookBacks = new LinkedHashMap<>();
  private final List<LocalJob<?>> queue = new ArrayList<>();
  private boolean waiting;

  LocalJobs(LocalStore store, LocalFiles files) {
    this.store = store;
    this.files = files;
  }

  // ---- What is asked for

  /** An analysis that was begun before; null if there is none. */
  @Nullable Job known(String key) {
    LocalJob<Analysis> known = analyses.get(key);
    return known == null ? null : job(known);
  }

  /**
   * Begins an analysis.
   *
   * @param replay of the same game with all cards; null for a record from outside
   */
  Job analyse(String key, ReadRecord record, @Nullable Replay replay) {
    GameAnalysis analysis = GameAnalysis.of(record.game(), record.moments());
    return job(
        begin(
            analyses,
            key,
            new LocalJob<>(
                analysis.steps(),
                _ -> analysis.step(),
                () -> {
                  Analysis whole = analysis.result();
                  return replay == null ? whole : AnalysisFrames.of(whole, record.game(), replay);
                })));
  }

  LookBackJob lookBack(String player) {
    List<FinishedGame> played = store.games(player);
    LocalJob<LookBack> job = lookBacks.get(played);
    if (job == null) {
      PlayerStatsBuilder sum = new PlayerStatsBuilder();
      job =
          begin(
              lookBacks,
              played,
              new LocalJob<>(played.size(), n -> add(played.get(n), sum), sum::result));
    }
    boolean working = job.state() == Job.State.WORKING;
    return new LookBackJob(
        job.state(),
        ahead(job),
        working ? job.done() : null,
        working ? job.steps() : null,
        job.result());
  }

  private void add(FinishedGame game, PlayerStatsBuilder sum) {
    LocalLog log = store.log(game.table());
    OwnGame own =
        log == null ? null : OwnGame.of(game.table(), log.read(), game.game(), game.seat());
    if (own != null) {
      sum.add(game, own);
    }
  }

  private <K, T> LocalJob<T> begin(Map<K, LocalJob<T>> all, K key, LocalJob<T> job) {
    all.put(key, job);
    queue.add(job);
    if (all.size() > MOST_KEPT) {
      K oldest = all.keySet().iterator().next();
      queue.remove(all.remove(oldest));
    }
    return job;
  }

  private @Nullable Integer ahead(LocalJob<?> job) {
    return job.state() == Job.State.WAITING ? queue.indexOf(job) : null;
  }

  private Job job(LocalJob<Analysis> job) {
    return switch (job.state()) {
      case WAITING -> Job.waiting(queue.indexOf(job));
      case WORKING -> Job.working(job.done(), job.steps());
      case DONE -> new Job(null, Job.State.DONE, null, null, null, job.result());
      case FAILED -> Job.failed();
    };
  }

  // ---- Work

  boolean hasWork() {
    return !queue.isEmpty() && !waiting;
  }

  /** Does one step. */
  void step() {
    LocalJob<?> job = queue.getFirst();
    try {
      if (job.advance()) {
        queue.removeFirst();
      }
    } catch (ProgramFiles.Missing e) {
      waiting = true;
      files.fetch(e);
    } catch (RuntimeException e) {
      job.fail();
      queue.removeFirst();
      System.err.println("An analysis failed: " + RedactedTrace.of(e));
    }
  }

  void fileArrived() {
    waiting = false;
  }
}
