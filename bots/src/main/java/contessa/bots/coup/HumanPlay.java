package contessa.bots.coup;

import contessa.bots.Mixture;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Move;
import contessa.game.SameMath;
import contessa.game.SeededChance;
import contessa.game.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays as a person at one seat: a log-linear mixture of plain sense, which is a schemer in haste,
 * of an adviser who knows better, and of the person's {@linkplain Temperament tastes}. What the
 * person forgets no longer counts in any of it.
 */
public final class HumanPlay {

  /** An adviser's advice against a move counts no more than this probability. */
  private static final double LEAST_ADVISED = 1e-4;

  /** The same for plain sense. */
  private static final double LEAST_SENSIBLE = 1e-3;

  /** From this insight on, moves that the adviser rules out are never played. */
  private static final double WISE = 0.5;

  private final double insight;
  private final double judgement;
  private final Policy sense;
  private final TableTracker tracker;
  private final FallibleMemory memory;
  private final HumanTastes tastes;
  private final MoveWeights moves = new MoveWeights();

  /**
   * Sits down.
   *
   * @param chance decides what is forgotten
   */
  public HumanPlay(CoupRules rules, int seat, Temperament temperament, SeededChance chance) {
    insight = temperament.of(Taste.INSIGHT);
    judgement = 1 + temperament.of(Taste.JUDGEMENT);
    sense = sense(1 + temperament.of(Taste.HASTE));
    tracker = new TableTracker(rules, seat);
    memory = new FallibleMemory(tracker.pov, seat, temperament.of(Taste.FORGETS), chance);
    tastes = new HumanTastes(temperament, tracker.pov, memory);
  }

  private static Policy sense(double haste) {
    return new Schemer(
        traits ->
            traits
                .times(Trait.TEMPERATURE, haste)
                .times(Trait.TEMPERATURE_CHALLENGE, haste)
                .times(Trait.TEMPERATURE_CARDS, haste));
  }

  public void hear(CoupEvent event) {
    tracker.hear(event);
    memory.hear(event);
  }

  /** The person's answer; without an adviser it has only plain sense. */
  public Mixture answer(CoupView view, @Nullable Mixture advice) {
    tracker.catchUp(view);
    memory.fade();
    sense.weigh(tracker.pov, moves);
    List<Move> legal = view.moves();
    double[] weights = new double[legal.size()];
    CoupPhase phase = tracker.pov.state.phase;
    double sum = moves.sum();
    int place = 0;
    for (int word = 0; word < Table.CODES / Long.SIZE; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        weights[place++] = sum > 0 ? moves.share(code) : 1;
      }
    }
    if (phase != CoupPhase.PROVE) {
      blend(view, legal, advice, weights);
    } else if (advice != null && insight >= WISE) {
      return advice;
    }
    return Mixture.weighing(legal, weights);
  }

  /** Turns the weights of plain sense into those of the person. */
  private void blend(CoupView view, List<Move> legal, @Nullable Mixture advice, double[] weights) {
    double[] advised = advice == null ? weights : probabilities(advice, legal);
    double share = advice == null ? 0 : insight;
    boolean challenging = tracker.pov.state.inChallengeWindow();
    double best = Double.NEGATIVE_INFINITY;
    int place = 0;
    for (int word = 0; word < Table.CODES / Long.SIZE; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        double logit =
            share * SameMath.log(Math.max(LEAST_ADVISED, advised[place]))
                + (1 - share) * SameMath.log(Math.max(LEAST_SENSIBLE, weights[place]));
        boolean out = share >= WISE && advised[place] == 0;
        weights[place] =
            out
                ? Double.NEGATIVE_INFINITY
                : (challenging ? judgement * logit : logit) + tastes.forMove(code);
        best = Math.max(best, weights[place++]);
      }
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] = SameMath.exp(weights[i] - best);
    }
  }

  /** The probability of each of these moves; the mixture lists some of them in the same order. */
  private static double[] probabilities(Mixture mixture, List<Move> legal) {
    double[] p = new double[legal.size()];
    int next = 0;
    for (int i = 0; i < p.length && next < mixture.shares().size(); i++) {
      Mixture.Part part = mixture.shares().get(next);
      if (part.move().equals(legal.get(i))) {
        p[i] = part.p();
        next++;
      }
    }
    return p;
  }
}
