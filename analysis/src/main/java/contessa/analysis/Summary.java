package contessa.analysis;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.Analysis;
import contessa.analysis.result.ChanceLedger;
import contessa.analysis.result.PlayerSummary;
import contessa.analysis.result.PlayerSummary.TurningPoint;
import contessa.analysis.result.Rounding;
import contessa.analysis.result.StepKind;
import org.jspecify.annotations.Nullable;

/** What the steps of a game add up to for one player, and the lie of the game. */
final class Summary {

  /** A smaller change is no turning point. */
  private static final double LEAST_CHANGE = 0.05;

  private static final int MOST_POINTS = 3;

  private Summary() {}

  static PlayerSummary of(List<AnalysedStep> steps, int seat, double result, ChanceLedger ledger) {
    int claims = 0;
    int bluffs = 0;
    int caught = 0;
    int challenges = 0;
    int right = 0;
    int claimant = -1;
    for (AnalysedStep step : steps) {
      boolean own = step.seat() != null && step.seat() == seat;
      if (step.claim() != null && step.seat() != null) {
        claimant = step.seat();
        claims += own ? 1 : 0;
        bluffs += own && !step.claim().honest() ? 1 : 0;
      }
      boolean challengedRightly = step.kind() == StepKind.CHALLENGE_RIGHT;
      caught += challengedRightly && claimant == seat ? 1 : 0;
      if (challengedRightly || step.kind() == StepKind.CHALLENGE_WRONG) {
        challenges += own ? 1 : 0;
        right += own && challengedRightly ? 1 : 0;
      }
    }
    double play = ledger.play(seat);
    double others = ledger.others(seat);
    double fair = 1.0 / steps.getFirst().chances().size();
    return new PlayerSummary(
        seat,
        result,
        Rounding.of(result - fair - play - others),
        Rounding.of(play),
        Rounding.of(others),
        ledger.shares(seat),
        accuracy(steps, seat),
        claims,
        bluffs,
        caught,
        challenges,
        right,
        turningPoints(steps, seat));
  }

  private static @Nullable Double accuracy(List<AnalysedStep> steps, int seat) {
    double sum = 0;
    int decisions = 0;
    for (AnalysedStep step : steps) {
      List<MoveOption> options = step.options();
      if (options != null && step.seat() != null && step.seat() == seat) {
        double best = options.getFirst().known();
        for (MoveOption option : options) {
          if (option.played() != null) {
            sum += best > 0 ? option.known() / best : 1;
            decisions++;
          }
        }
      }
    }
    return decisions == 0 ? null : (Double) Rounding.of(sum / decisions);
  }

  private static List<TurningPoint> turningPoints(List<AnalysedStep> steps, int seat) {
    List<TurningPoint> points = new ArrayList<>();
    for (int n = 1; n < steps.size(); n++) {
      AnalysedStep step = steps.get(n);
      double change = step.chances().get(seat) - steps.get(n - 1).chances().get(seat);
      if (Math.abs(change) >= LEAST_CHANGE && step.seat() != null) {
        boolean drawn = Math.abs(step.luck().get(seat)) > Math.abs(change) / 2;
        StepKind kind = drawn ? StepKind.LUCK : step.kind();
        points.add(new TurningPoint(n, Rounding.of(change), kind, step.seat()));
      }
    }
    points.sort(Comparator.comparingDouble((TurningPoint one) -> -Math.abs(one.change())));
    return List.copyOf(points.subList(0, Math.min(MOST_POINTS, points.size())));
  }

  /** The unchallenged bluff that gained the most. */
  static Analysis.@Nullable Lie lie(List<AnalysedStep> steps) {
    Analysis.Lie best = null;
    for (int n = 1; n < steps.size(); n++) {
      AnalysedStep step = steps.get(n);
      if (step.claim() == null || step.claim().honest() || step.seat() == null) {
        continue;
      }
      int end = n;
      while (end + 1 < steps.size() && steps.get(end + 1).kind() == StepKind.LET_BLUFF_PASS) {
        end++;
      }
      boolean challenged =
          end + 1 < steps.size() && steps.get(end + 1).kind() == StepKind.CHALLENGE_RIGHT;
      int liar = step.seat();
      double gain = steps.get(end).chances().get(liar) - steps.get(n - 1).chances().get(liar);
      if (!challenged && gain > 0 && (best == null || gain > best.gain())) {
        best = new Analysis.Lie(n, liar, step.claim().role(), Rounding.of(gain));
      }
    }
    return best;
  }
}
