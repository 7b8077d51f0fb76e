package contessa.coup;

import static contessa.coup.CoupRules.ASSASSINATION_COST;
import static contessa.coup.CoupRules.FORCED_COUP;
import static contessa.coup.Ordinals.ACTION;
import static contessa.coup.Ordinals.ALLEGIANCE;
import static contessa.coup.Ordinals.BLOCK;
import static contessa.coup.Ordinals.CHALLENGE_ACTION;
import static contessa.coup.Ordinals.CHALLENGE_BLOCK;
import static contessa.coup.Ordinals.DRAFT;
import static contessa.coup.Ordinals.EXCHANGE;
import static contessa.coup.Ordinals.FOREIGN_AID;
import static contessa.coup.Ordinals.LOSE;
import static contessa.coup.Ordinals.OFFER;
import static contessa.coup.Ordinals.PROVE;
import static contessa.coup.Ordinals.VERDICT;

import contessa.game.Seats;
import contessa.game.Table;

/**
 * What may be decided: the mask of legal moves, one bit a {@linkplain CoupCodes code}. Nothing here
 * looks at cards that the decider may not know.
 */
abstract sealed class Choices extends SettingUp permits Deeds {

  static final int WORDS = 4;

  /** The first word of declared attacks. */
  private static final int DECLARED = 2;

  Choices(CoupRules rules) {
    super(rules);
  }

  Choices(Choices other) {
    super(other);
  }

  static final long EITHER_SIDE = 1L << CoupCodes.LOYALIST | 1L << CoupCodes.REFORMIST;
  static final long RETURN_OR_SWAP = 1L << CoupCodes.RETURN | 1L << CoupCodes.SWAP;
  static final long CHALLENGE_OR_PASS = 1L << CoupCodes.PASS | 1L << CoupCodes.CHALLENGE;

  /** The actions that the actor can pay for and may aim (rules B.3); declared ones stand apart. */
  final long actions() {
    int purse = Math.min(coins(actor), FORCED_COUP);
    // A set of seats times a code's bit for seat 0 is the bits of that code for each of them.
    long mask = rules.freeActions[purse] | targets() * rules.attacks[purse];
    if (purse < FORCED_COUP && (rules.inquisitor || rules.allegiances)) {
      mask |= moreActions(purse);
    }
    return mask;
  }

  /** What the Inquisitor and the allegiances add. */
  private long moreActions(int coins) {
    long mask = 0;
    if (rules.inquisitor) {
      mask =
          (long) (living & ~Seats.of(actor)) << CoupCodes.EXAMINE; // allegiance is no shield: D-19
    }
    if (rules.allegiances) {
      int converts =
          coins >= CoupRules.CONVERT_OTHER_COST
              ? living
              : coins >= CoupRules.CONVERT_SELF_COST ? Seats.of(actor) : Seats.NONE;
      mask |= (long) converts << CoupCodes.CONVERT;
      mask |= reserve() > 0 ? CoupCodes.bit(CoupCodes.EMBEZZLE) : 0; // G-05
    }
    return mask;
  }

  final int targets() {
    return rules.targets(actor, living, reformists);
  }

  /** The declared Coups that the actor can pay for (R-DCL-01): word 2 of the mask. */
  static long declaredCoups(CoupRules rules, int coins, int targets) {
    return rules.coupDeclared && coins >= CoupRules.COUP_COST
        ? CoupCodes.naming(targets, rules.roles)
        : 0;
  }

  /** The declared assassinations likewise (R-DCL-03): word 3. */
  static long declaredAssassinations(CoupRules rules, int coins, int targets) {
    return rules.assassinationDeclared && coins >= ASSASSINATION_COST && coins < FORCED_COUP
        ? CoupCodes.naming(targets, rules.roles)
        : 0;
  }

  final int cardsOfClaim() {
    return down(claimant()) & Cards.copiesOf(claimedRole());
  }

  final boolean claimIsTrue() {
    return (cardsOfClaim() != 0) != denies();
  }

  final long proofs() {
    if (denies()) {
      return claimIsTrue() ? CoupCodes.bit(CoupCodes.SHOW) : 0;
    }
    return (long) kinds(cardsOfClaim()) << CoupCodes.CARD;
  }

  /** Anybody against foreign aid (but no friend, B.6), else only a target still in the game. */
  final int mayBlock() {
    if (rules.blocks[action()] == 0) {
      return Seats.NONE;
    }
    return action() == FOREIGN_AID ? targets() : living & Seats.of(target());
  }

  /** The mask of the decision that is due, from the state alone. */
  final long legalNow() {
    return switch (phase) {
      case DRAFT -> (long) kinds(draftSet(toMove)) << CoupCodes.CARD;
      case ALLEGIANCE -> EITHER_SIDE;
      case ACTION -> actions();
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> CHALLENGE_OR_PASS;
      case BLOCK -> CoupCodes.bit(CoupCodes.PASS) | rules.blocks[action()];
      case PROVE -> proofs() | CoupCodes.bit(CoupCodes.DECLINE);
      case EXCHANGE -> Pool.choices(down(toMove), keep(), rules.distinct);
      case LOSE, OFFER -> (long) kinds(down(toMove)) << CoupCodes.CARD;
      case VERDICT -> RETURN_OR_SWAP;
      default -> 0;
    };
  }

  public final int choices() {
    int count = Long.bitCount(legal);
    return rules.coupDeclared && phase == ACTION
        ? count + Long.bitCount(mask(2)) + Long.bitCount(mask(3))
        : count;
  }

  public final int choice(int n) {
    int count = Long.bitCount(legal);
    return n < count ? firstCode() + member(n, legal) : declaredChoice(n - count);
  }

  private int declaredChoice(int n) {
    int rest = n;
    for (int word = DECLARED; word < WORDS; word++) {
      long mask = mask(word);
      int count = Long.bitCount(mask);
      if (rest < count) {
        return word * Long.SIZE + member(rest, mask);
      }
      rest -= count;
    }
    throw new IndexOutOfBoundsException("there are not so many choices");
  }

  private static int member(int n, long mask) {
    return Long.numberOfTrailingZeros(Long.expand(1L << n, mask));
  }

  /** The code of bit 0 of {@link #legal}. */
  private int firstCode() {
    return phase == ACTION ? 0 : Long.SIZE;
  }

  public final boolean allows(int code) {
    if ((code & -Long.SIZE) == firstCode()) {
      return (legal >>> code & 1) != 0;
    }
    return code >= DECLARED * Long.SIZE
        && code < Table.CODES
        && (mask(code / Long.SIZE) >>> code & 1) != 0;
  }

  /** One word of the mask of legal moves: bit i of word w stands for code 64 w + i. */
  public final long mask(int word) {
    return switch (word) {
      case 0 -> phase == ACTION ? legal : 0;
      case 1 -> phase == ACTION ? 0 : legal;
      case 2 -> phase == ACTION ? declaredCoups(rules, coins(actor), targets()) : 0;
      default -> phase == ACTION ? declaredAssassinations(rules, coins(actor), targets()) : 0;
    };
  }
}
