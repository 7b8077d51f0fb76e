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

  private record Work(String key, GameAnalysis analysis, UnaryOperator<Analysis> placed) {}

  private final LocalFiles files;
  private final List<Work> queue = new ArrayList<>();
  private final Map<String, Job> ended = new LinkedHashMap<>();
  private boolean waiting;

  LocalJobs(LocalFiles files) {
    this.files = files;
  }

  /** An analysis that was begun before; null if there is none. */
  @Nullable Job known(String key) {
    for (Work work : queue) {
      if (work.key.equals(key)) {
        int done = work.analysis.done();
        return done == 0
            ? Job.waiting(queue.indexOf(work))
            : Job.working(done, work.analysis.steps());
      }
    }
    return ended.get(key);
  }

  /**
   * Begins an analysis.
   *
   * @param replay of the same game with all cards; null for a record from outside
   */
  Job analyse(String key, ReadRecord record, @Nullable Replay replay) {
    queue.add(
        new Work(
            key,
            GameAnalysis.of(record.game(), record.moments()),
            whole -> replay == null ? whole : AnalysisFrames.of(whole, record.game(), replay)));
    if (queue.size() > MOST_KEPT) {
      queue.removeFirst();
    }
    return Job.waiting(queue.size() - 1);
  }

  boolean hasWork() {
    return !queue.isEmpty() && !waiting;
  }

  void step() {
    Work work = queue.getFirst();
    try {
      if (!work.analysis.isComplete()) {
        work.analysis.step();
      }
      if (work.analysis.isComplete()) {
        end(work, Job.done(work.placed.apply(work.analysis.result())));
      }
    } catch (ProgramFiles.Missing e) {
      waiting = true;
      files.fetch(e);
    } catch (RuntimeException e) {
      end(work, Job.failed());
      System.err.println("An analysis failed: " + RedactedTrace.of(e));
    }
  }

  private void end(Work work, Job how) {
    queue.removeFirst();
    ended.put(work.key, how);
    if (ended.size() > MOST_KEPT) {
      ended.remove(ended.keySet().iterator().next());
    }
  }

  void fileArrived() {
    waiting = false;
  }
}
