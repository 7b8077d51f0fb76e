package contessa.bots.coup;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.SameMath;
import contessa.game.SeededChance;
import contessa.game.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A character at one seat, who plays as a person: a log-linear mixture of plain sense, which is a
 * schemer in haste, of an adviser who knows better, and of the person's {@linkplain Temperament
 * tastes}. What the person forgets no longer counts in any of it.
 */
public final class CourtBot implements Bot {

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

  private final @Nullable Bot adviser;

  /**
   * Sits down.
   *
   * @param adviser at the same seat; without one the person has only plain sense
   * @param chance decides what is forgotten
   */
  public CourtBot(
      CoupRules rules,
      int seat,
      Temperament temperament,
      @Nullable Bot adviser,
      SeededChance chance) {
    this.adviser = adviser;
    insight = temperament.of(Taste.INSIGHT);
    judgement = 1 + temperament.of(Taste.JUDGEMENT);
    sense = new Schemer(1 + temperament.of(Taste.HASTE));
    tracker = new TableTracker(rules, seat);
    memory = new FallibleMemory(tracker.pov, seat, temperament.of(Taste.FORGETS), chance);
    tastes = new HumanTastes(temperament, tracker.pov, memory);
  }

  @Override
  public void hear(Event event) {
    tracker.hear((CoupEvent) event);
    memory.hear((CoupEvent) event);
    if (adviser != null) {
      adviser.hear(event);
    }
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    Mixture advice = adviser == null ? null : adviser.decide(view, budget);
    tracker.catchUp(seen);
    memory.fade();
    sense.weigh(tracker.pov, moves);
    int[] codes = seen.codes();
    double[] weights = moves.shares(codes);
    if (tracker.pov.phase != CoupPhase.PROVE) {
      blend(codes, seen.moves(), advice, weights);
    } else if (advice != null && insight >= WISE) {
      return advice;
    }
    return Mixture.weighing(seen.moves(), weights);
  }

  /** Turns the weights of plain sense into those of the person. */
  private void blend(int[] codes, List<Move> legal, @Nullable Mixture advice, double[] weights) {
    double[] advised = advice == null ? weights : legal.stream().mapToDouble(advice::p).toArray();
    double share = advice == null ? 0 : insight;
    boolean challenging = tracker.pov.inChallengeWindow();
    double best = Double.NEGATIVE_INFINITY;
    for (int place = 0; place < codes.length; place++) {
      double logit =
          share * SameMath.log(Math.max(LEAST_ADVISED, advised[place]))
              + (1 - share) * SameMath.log(Math.max(LEAST_SENSIBLE, weights[place]));
      boolean out = share >= WISE && advised[place] == 0;
      weights[place] =
          out
              ? Double.NEGATIVE_INFINITY
              : (challenging ? judgement * logit : logit) + tastes.forMove(codes[place]);
      best = Math.max(best, weights[place]);
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] = SameMath.exp(weights[i] - best);
    }
  }
}
