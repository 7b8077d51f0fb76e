package contessa.bots.coup;

import contessa.coup.Card;
import contessa.coup.Codes;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.game.SeededChance;

/**
 * Games played out in the mind: a table of one's own with a policy at every seat, each of which
 * sees only what its seat would. Nothing is allocated on the way.
 */
final class Playout {

  final CoupTable table;
  final OpenTable open;
  final Policy[] policies;

  private final Eye eye;
  private final Menu menu = new Menu();

  /** The character last shown to an examiner. */
  private int shown = -1;

  Playout(CoupRules rules) {
    table = rules.table();
    open = new OpenTable(rules);
    policies = new Policy[rules.seats()];
    eye = new Eye(open);
  }

  /** A new game from the deal. */
  void deal(int first, SeededChance chance, OpenTable blank) {
    open.copyFrom(blank);
    table.setUp(first, chance, null);
    open.after(table);
  }

  /** Plays until the game is over or so many turns have begun. */
  void run(int turns, SeededChance chance) {
    int last = table.turn() + turns;
    while (table.toMove() >= 0 && table.turn() < last) {
      step(chance);
    }
  }

  void step(SeededChance chance) {
    int seat = table.toMove();
    eye.of(seat, table.down(seat));
    if (open.inChallengeWindow()) {
      // Most steps are these, so they take a short way: two answers, both always legal.
      double doubt = policies[seat].doubt(eye);
      boolean challenges = doubt > 0 && chance.fraction() < doubt;
      play(challenges ? Codes.CHALLENGE : Codes.PASS, chance);
      return;
    }
    eye.offered = open.phase == OpenTable.VERDICT ? offered() : -1;
    policies[seat].weigh(eye, menu);
    menu.restrict(table.mask(0), table.mask(1), table.mask(2), table.mask(3));
    int code = menu.sum() > 0 ? menu.draw(chance) : table.choice(chance.below(table.choices()));
    play(code, chance);
  }

  void play(int code, SeededChance chance) {
    open.before(table, code);
    if (open.phase == OpenTable.OFFER) {
      shown = (code - Codes.CARD) / Card.COPIES;
    }
    table.play(code, chance, null);
    if (code == Codes.PASS) {
      open.afterPass(table);
    } else {
      open.after(table);
    }
  }

  private int offered() {
    int hand = table.down(open.target);
    return Integer.bitCount(hand) == 1 ? Roles.lowest(hand) : shown;
  }
}
