package contessa.analysis.result;

import module java.base;

import contessa.notation.json.JsonName;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordStep.DecidedBy;
import org.jspecify.annotations.Nullable;

/**
 * One step of a record, judged.
 *
 * @param frame the frame of the replay that shows it
 * @param round the turn or round it belongs to; 0 before the first
 * @param by absent if the player decided
 * @param chances by seat, with all cards known
 * @param known by seat, with that seat's knowledge
 * @param margins half the widths of the 95 % intervals of {@code known}
 * @param luck by seat, what the cards drawn in this step changed
 */
public record AnalysedStep(
    int step,
    int frame,
    int round,
    @Nullable Integer seat,
    String move,
    StepKind kind,
    @Nullable DecidedBy by,
    List<Double> chances,
    List<Double> known,
    List<Double> margins,
    List<Double> luck,
    @Nullable AnalysedClaim claim,
    @Nullable List<MoveOption> options)
    implements AnalysedStepWith {

  /** A step by its number in the record, judged by seat, with its numbers as they are written. */
  public static AnalysedStep of(
      int number,
      int round,
      RecordStep step,
      StepKind kind,
      double[] chances,
      double[] known,
      double[] margins,
      double[] luck,
      @Nullable AnalysedClaim claim,
      List<MoveOption> options) {
    return new AnalysedStep(
        number,
        number,
        round,
        step.isDeal() ? null : step.seat(),
        step.move(),
        kind,
        step.by() == DecidedBy.PLAYER ? null : step.by(),
        Rounding.of(chances),
        Rounding.of(known),
        Rounding.of(margins),
        Rounding.of(luck),
        claim,
        options.isEmpty() ? null : options);
  }

  /**
   * A claim and how it looked.
   *
   * @param likely by seat, how likely it was to be true with that seat's knowledge; null for the
   *     claimant and for players who are out
   */
  public record AnalysedClaim(
      String role, @JsonName("true") boolean honest, List<@Nullable Double> likely) {}

  /**
   * A choice of the seat that decided.
   *
   * @param chance its chance to win after this move with all cards known; absent for plans
   * @param known the same with the seat's own knowledge
   * @param margin half the width of the 95 % interval of {@code known}
   * @param p how often the strongest bot would play it
   * @param played true for the move that was played, else absent
   */
  public record MoveOption(
      String move,
      @Nullable Double chance,
      double known,
      double margin,
      double p,
      @Nullable Boolean played) {

    private static final int MOST_LISTED = 12;

    /** An option with its numbers as they are written. */
    public static MoveOption of(
        String move, @Nullable Double chance, double known, double margin, double p, boolean own) {
      return new MoveOption(
          move,
          chance == null ? null : (Double) Rounding.of(chance),
          Rounding.of(known),
          Rounding.of(margin),
          Rounding.of(p),
          own ? Boolean.TRUE : null);
    }

    /** The best of these for the seat's knowledge, best first; the one that was played is kept. */
    public static List<MoveOption> best(List<MoveOption> all) {
      List<MoveOption> best = new ArrayList<>(all);
      best.sort(Comparator.comparingDouble((MoveOption one) -> -one.known()));
      while (best.size() > MOST_LISTED) {
        int last = best.size() - 1;
        best.remove(best.get(last).played() == null ? last : last - 1);
      }
      return best;
    }
  }
}
