package contessa.table.view;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.Analysis;
import contessa.notation.record.GameRecord;
import contessa.notation.record.RecordStep;
import contessa.table.message.Replay;

/** Finds the frame of a table's replay that shows each step: a frame may have several decisions. */
public final class AnalysisFrames {

  private AnalysisFrames() {}

  /** The same analysis with the frames of this replay, which shows all cards. */
  public static Analysis of(Analysis analysis, GameRecord record, Replay replay) {
    List<Replay.Frame> frames = replay.frames();
    List<AnalysedStep> placed = new ArrayList<>();
    int frame = 0;
    int shown = 0;
    for (AnalysedStep step : analysis.steps()) {
      RecordStep recorded = record.steps().get(step.step());
      // The deal has no time, nor have the steps that an explored game begins with.
      boolean first = recorded.at() == RecordStep.NO_TIME;
      if (recorded.move().equals(RecordStep.LEAVE) && !first) {
        while (frame + 1 < frames.size() && frames.get(frame).at() < recorded.at()) {
          frame++;
          shown = 0;
        }
      } else if (!first) {
        while (frame + 1 < frames.size() && shown == frames.get(frame).decisions().size()) {
          frame++;
          shown = 0;
        }
        shown++;
      }
      placed.add(step.withFrame(frame));
    }
    return analysis.withSteps(placed);
  }
}
