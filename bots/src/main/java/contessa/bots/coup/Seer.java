package contessa.bots.coup;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Action;
import contessa.coup.CoupCodes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;

/**
 * Searches with player models: samples the hidden cards from its {@link Belief}, plays the
 * candidates out, and mixes those of similar value.
 */
public final class Seer implements Bot {

  /** The softmax temperature over win chances. */
  private static final double TEMPERATURE = 0.01;

  private static final double HOPELESS = 0.003;

  /**
   * The extra win chance that a challenge must promise: the model of the player may be wrong, the
   * influence at risk is real.
   */
  private static final double CAUTION = 0.08;

  /** Against a rival who is this likely to play at random, a pre-emptive strike is not forced. */
  private static final double RANDOM_PLAYER = 0.5;

  /**
   * After this turn it launches every Coup it can pay for, since a lasting lead does not end the
   * game.
   */
  private static final int LONG_GAME = 120;

  private final PublicState state;
  private final Belief belief;
  private final TableTracker tracker;
  private final Search search;
  private final SeededChance chance;
  private final Policy plain = Schemer.USUAL;
  private final MoveWeights moves = new MoveWeights();

  public Seer(CoupRules rules, int seat, SeededChance chance) {
    this.chance = chance;
    state = new PublicState(rules);
    belief = new Belief(state, seat);
    tracker = new TableTracker(rules, seat, state, belief);
    search = new Search(state, belief.sampler, seat);
  }

  @Override
  public void hear(Event event) {
    tracker.hear((CoupEvent) event);
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    tracker.catchUp(seen);
    if (seen.moves().size() == 1) {
      return Mixture.of(seen.moves().getFirst());
    }
    if (!worthThinking(seen)) {
      plain.weigh(tracker.pov, moves);
      return PolicyBot.answer(seen, moves);
    }
    candidates(seen);
    if (search.size > 1) {
      search.run(seen, budget, chance);
      if (hopeless()) {
        plain.weigh(tracker.pov, moves);
        return PolicyBot.answer(seen, moves);
      }
    }
    moves.clear();
    for (int i = 0; i < search.size; i++) {
      double risk = search.codes[i] == CoupCodes.CHALLENGE ? CAUTION : 0;
      moves.add(search.codes[i], search.values[i] - risk);
    }
    moves.softmax(TEMPERATURE);
    return PolicyBot.answer(seen, moves);
  }

  /** If no move seems to help, it plays as if the others might still err. */
  private boolean hopeless() {
    for (int i = 0; i < search.size; i++) {
      if (search.values[i] > HOPELESS) {
        return false;
      }
    }
    return true;
  }

  /** Set-up choices and proofs need no search, nor does a claim that counting settles. */
  private boolean worthThinking(CoupView view) {
    CoupPhase phase = view.phase();
    if (phase == CoupPhase.DRAFT || phase == CoupPhase.ALLEGIANCE || phase == CoupPhase.PROVE) {
      return false;
    }
    boolean claim = phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK;
    return !claim || ObviousMoves.onClaim(tracker.pov) == ObviousMoves.Advice.JUDGEMENT_CALL;
  }

  private void candidates(CoupView view) {
    search.size = 0;
    PointOfView pov = tracker.pov;
    int rival = Seats.lowest(state.others(pov.seat));
    boolean mustDefend = belief.randomness(rival) < RANDOM_PLAYER;
    boolean forceCoup =
        view.turn() > LONG_GAME
            && view.phase() == CoupPhase.ACTION
            && state.coins[pov.seat] >= Action.COUP.cost()
            && (!mustDefend || ObviousMoves.preventsLoss(pov, Action.COUP.code(rival)));
    for (int word = 0; word < Table.CODES / Long.SIZE; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (ObviousMoves.isReasonable(pov, code)
            && (!mustDefend || ObviousMoves.preventsLoss(pov, code))
            && (!forceCoup || CoupCodes.action(code) == Action.COUP)) {
          search.codes[search.size++] = code;
        }
      }
    }
  }
}
