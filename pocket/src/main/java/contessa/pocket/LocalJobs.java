package contessa.pocket;

import module java.base;

import contessa.analysis.GameAnalysis;
import contessa.analysis.result.Analysis;
import contessa.game.ProgramFiles;
import contessa.notation.record.ReadRecord;
import contessa.table.game.RedactedTrace;
import contessa.table.message.Job;
import contessa.table.message.Replay;
import contessa.table.view.AnalysisFrames;
import org.jspecify.annotations.Nullable;

/** Analyses: one at a time, step by step, and the latest are kept. */
final class LocalJobs {

  private static final int MOST_KEPT = 10;

  private final LocalFiles files;
  private final Map<String, LocalJob<Analysis>> analyses = new LinkedHashMap<>();
  private final List<LocalJob<Analysis>> queue = new ArrayList<>();
  private boolean waiting;

  LocalJobs(LocalFiles files) {
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
    LocalJob<Analysis> job =
        new LocalJob<>(
            analysis.steps(),
            _ -> analysis.step(),
            () -> {
              Analysis whole = analysis.result();
              return replay == null ? whole : AnalysisFrames.of(whole, record.game(), replay);
            });
    analyses.put(key, job);
    queue.add(job);
    if (analyses.size() > MOST_KEPT) {
      queue.remove(analyses.remove(analyses.keySet().iterator().next()));
    }
    return job(job);
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
    LocalJob<Analysis> job = queue.getFirst();
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
