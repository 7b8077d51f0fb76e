package contessa.bots.coup;

import contessa.coup.Card;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.game.SeededChance;

/**
 * Simulated games: a table with a policy at every seat, each of which sees only its own point of
 * view. Playing allocates nothing.
 */
final class Playout {

  final CoupTable table;
  final PublicState state;
  final Policy[] policies;

  private final PointOfView pov;
  private final MoveWeights moves = new MoveWeights();

  /** The character last shown to an examiner. */
  private int shown = -1;

  Playout(CoupRules rules) {
    table = rules.table();
    state = new PublicState(rules);
    policies = new Policy[rules.seats()];
    pov = new PointOfView(state);
  }

  /** A new game from the deal. */
  void deal(int first, SeededChance chance, PublicState blank) {
    state.copyFrom(blank);
    table.setUp(first, chance, null);
    state.after(table);
  }

  /** Plays until the game is over or this many more turns have begun. */
  void run(int turns, SeededChance chance) {
    int last = table.turn() + turns;
    while (table.toMove() >= 0 && table.turn() < last) {
      step(chance);
    }
  }

  void step(SeededChance chance) {
    int seat = table.toMove();
    pov.of(seat, table.down(seat));
    if (state.inChallengeWindow()) {
      // The most common step, so it takes a shortcut: both answers are always legal.
      double p = policies[seat].challengeChance(pov);
      boolean challenges = p > 0 && chance.fraction() < p;
      play(challenges ? CoupCodes.CHALLENGE : CoupCodes.PASS, chance);
      return;
    }
    pov.offered = state.phase == CoupPhase.VERDICT ? offered() : -1;
    policies[seat].weigh(pov, moves);
    moves.restrict(table.mask(0), table.mask(1), table.mask(2), table.mask(3));
    int code =
        moves.sum() > 0 ? moves.draw(chance) : table.choice(chance.below(table.choiceCount()));
    play(code, chance);
  }

  void play(int code, SeededChance chance) {
    state.before(table, code);
    if (state.phase == CoupPhase.OFFER) {
      shown = (code - CoupCodes.CARD) / Card.COPIES;
    }
    table.play(code, chance, null);
    if (code == CoupCodes.PASS) {
      state.afterPass(table);
    } else {
      state.after(table);
    }
  }

  private int offered() {
    int hand = table.down(state.target);
    return Integer.bitCount(hand) == 1 ? Roles.lowest(hand) : shown;
  }
}
