package contessa.train;

import contessa.bots.net.OutputKinds;
import contessa.bots.net.Outputs;
import contessa.coup.Cards;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.SeededChance;

/**
 * A player without a network: it weighs moves by the biases of its {@link Distortion} alone. It
 * challenges what cannot be true, and may prefer the strongest target.
 */
final class ScriptedSeat {

  private static final double QUARTER = 0.25;

  private final double[] weights = new double[Outputs.count(CoupRules.MOST_PLAYERS)];

  /** The output that a seat with these biases plays. */
  int choose(CoupView view, Outputs outputs, byte[] distortion, SeededChance chance) {
    int hand = view.known(view.reader());
    boolean random = distortion[Distortion.CAREFUL] == 0;
    double sum = 0;
    for (int output = 0; output < outputs.size(); output++) {
      weights[output] =
          outputs.allows(output) ? random ? 1 : Math.exp(worth(view, output, hand, distortion)) : 0;
      sum += weights[output];
    }
    double rest = chance.fraction() * sum;
    int last = 0;
    for (int output = 0; output < outputs.size(); output++) {
      if (weights[output] > 0) {
        last = output;
        rest -= weights[output];
        if (rest < 0) {
          break;
        }
      }
    }
    return last;
  }

  private static double worth(CoupView view, int output, int hand, byte[] distortion) {
    int kind = OutputKinds.kind(output);
    double worth = kind < 0 ? 0 : distortion[1 + kind] * QUARTER;
    if (OutputKinds.lies(output, hand)) {
      worth += distortion[1 + Distortion.Kind.LIE.ordinal()] * QUARTER;
    }
    int slot = OutputKinds.target(output);
    if (slot > 0) {
      int target = (view.reader() + slot) % view.seats();
      worth +=
          distortion[Distortion.FOCUS]
              * QUARTER
              * (view.handSize(target) + view.coins(target) * 0.1);
    }
    return worth;
  }

  /** Whether a claim may be challenged now: most decisions are these, so they take a short way. */
  static boolean mayChallenge(CoupTable table) {
    CoupPhase phase = table.phase();
    return phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK;
  }

  static boolean challenges(CoupTable table, int seat, byte[] distortion, SeededChance chance) {
    if (distortion[Distortion.CAREFUL] == 0) {
      return chance.next() < 0;
    }
    if (surelyFalse(table, seat)) {
      return true;
    }
    boolean block = table.phase() == CoupPhase.CHALLENGE_BLOCK;
    int bias =
        distortion[block ? Distortion.DOUBTS_BLOCKS : 1 + Distortion.Kind.CHALLENGE.ordinal()];
    return bias != Distortion.NEVER && chance.fraction() * (1 + Math.exp(-bias * QUARTER)) < 1;
  }

  /** Whether this seat sees every copy of the character that somebody else claims. */
  private static boolean surelyFalse(CoupTable table, int seat) {
    if (table.denies()) {
      return false;
    }
    int seen = table.down(seat);
    for (int other = 0; other < table.seats(); other++) {
      seen |= table.up(other);
    }
    int copies = table.rules().cards().bits() & Cards.copiesOf(table.claimedRole());
    return (copies & ~seen) == 0;
  }
}
