package contessa.coup;

import static contessa.coup.CoupRules.FORCED_COUP;
import static contessa.coup.OpenState.ACTION;
import static contessa.coup.OpenState.ALLEGIANCE;
import static contessa.coup.OpenState.BLOCK;
import static contessa.coup.OpenState.CHALLENGE_ACTION;
import static contessa.coup.OpenState.CHALLENGE_BLOCK;
import static contessa.coup.OpenState.DRAFT;
import static contessa.coup.OpenState.EXCHANGE;
import static contessa.coup.OpenState.LOSE;
import static contessa.coup.OpenState.OFFER;
import static contessa.coup.OpenState.OVER;
import static contessa.coup.OpenState.PROVE;
import static contessa.coup.OpenState.VERDICT;

import contessa.game.Seats;
import contessa.game.Table;

/**
 * The legal moves, as a mask with one bit per {@linkplain CoupCodes code}. Nothing here looks at
 * cards that the deciding player may not know.
 *
 * <p>A table keeps one word of the mask: the actions on a turn, all other decisions else. Declared
 * attacks fill two more words; they are worked out on demand.
 */
final class CoupChoices {

  static final int WORDS = 4;

  /** The first word of declared attacks. */
  private static final int DECLARED = 2;

  private static final long PASS = 1L << CoupCodes.PASS;
  private static final long CHALLENGE_OR_PASS = PASS | 1L << CoupCodes.CHALLENGE;
  private static final long DECLINE = 1L << CoupCodes.DECLINE;
  private static final long SHOW_HAND = 1L << CoupCodes.SHOW;
  private static final long RETURN_OR_SWAP = 1L << CoupCodes.RETURN | 1L << CoupCodes.SWAP;
  private static final long EITHER_SIDE = 1L << CoupCodes.LOYALIST | 1L << CoupCodes.REFORMIST;

  private static final long EMPTYING_RESERVE =
      Action.ALL.stream()
          .filter(Action::takesReserve)
          .mapToLong(action -> CoupCodes.bit(action.code()))
          .sum();

  private CoupChoices() {}

  /** The word of the mask that belongs to the phase, from the state alone. */
  static long legalNow(CoupState table) {
    return switch (table.phase) {
      case DRAFT -> cards(table, table.draftSet(table.toMove));
      case ALLEGIANCE -> EITHER_SIDE;
      case ACTION -> actions(table);
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> CHALLENGE_OR_PASS;
      case BLOCK -> PASS | table.rules.blocks[TurnState.action(table.turnState)];
      case PROVE -> proofs(table) | DECLINE;
      case EXCHANGE ->
          Exchanges.choices(table.down(table.toMove), table.keep(), table.rules.distinct);
      case LOSE, OFFER -> cards(table, table.down(table.toMove));
      case VERDICT -> RETURN_OR_SWAP;
      case OVER -> 0;
      default -> throw new IllegalStateException("no such phase: " + table.phase);
    };
  }

  /** One of these cards; equal ones count once. */
  private static long cards(CoupState table, int cards) {
    return (long) table.kinds(cards) << CoupCodes.CARD;
  }

  /**
   * The actions that the actor can pay for and may aim (R-TURN-02, R-TURN-03), without declared
   * ones. With ten coins or more, only Coups (R-CORE-16): {@link CoupRules} has nothing else for
   * such a purse.
   */
  private static long actions(CoupState table) {
    CoupRules rules = table.rules;
    int purse = Math.min(table.coins(table.actor), FORCED_COUP);
    // A set of seats times a code's bit for seat 0 is the bits of that code for each of them.
    long mask = rules.freeActions[purse] | targets(table) * rules.onRivals[purse];
    if (rules.moreActions) {
      int actor = Seats.of(table.actor);
      mask |= (table.living & ~actor) * rules.onOthers[purse] | actor * rules.onSelf[purse];
      mask &= table.reserve > 0 ? -1 : ~EMPTYING_RESERVE; // G-05
    }
    return mask;
  }

  static int targets(CoupState table) {
    return table.rules.targets(table.actor, table.living, table.reformists);
  }

  private static long proofs(CoupState table) {
    if (table.denies()) {
      return table.claimIsTrue() ? SHOW_HAND : 0;
    }
    return cards(table, table.cardsOfClaim());
  }

  static int count(CoupState table) {
    int count = Long.bitCount(table.legal);
    if (table.rules.declares && table.phase == ACTION) {
      for (int word = DECLARED; word < WORDS; word++) {
        count += Long.bitCount(mask(table, word));
      }
    }
    return count;
  }

  static int code(CoupState table, int n) {
    int count = Long.bitCount(table.legal);
    return n < count ? firstCode(table) + member(n, table.legal) : declaredCode(table, n - count);
  }

  private static int declaredCode(CoupState table, int n) {
    int rest = n;
    for (int word = DECLARED; word < WORDS; word++) {
      long mask = mask(table, word);
      int count = Long.bitCount(mask);
      if (rest < count) {
        return word * Long.SIZE + member(rest, mask);
      }
      rest -= count;
    }
    throw new IndexOutOfBoundsException("there are not that many legal moves");
  }

  private static int member(int n, long mask) {
    return Long.numberOfTrailingZeros(Long.expand(1L << n, mask));
  }

  /** The code of bit 0 of {@link CoupState#legal}. */
  private static int firstCode(CoupState table) {
    return table.phase == ACTION ? 0 : Long.SIZE;
  }

  static boolean allow(CoupState table, int code) {
    if ((code & -Long.SIZE) == firstCode(table)) {
      return (table.legal >>> code & 1) != 0;
    }
    return code >= DECLARED * Long.SIZE
        && code < Table.CODES
        && (mask(table, code / Long.SIZE) >>> code & 1) != 0;
  }

  static long mask(CoupState table, int word) {
    if (table.phase != ACTION) {
      return word == 1 ? table.legal : 0;
    }
    return actionMask(table.rules, word, table.legal, table.coins(table.actor), targets(table));
  }

  /** One word of the mask on a turn, for tables and views. */
  static long actionMask(CoupRules rules, int word, long legal, int coins, int targets) {
    if (word == 0) {
      return legal;
    }
    boolean declares = (rules.declared[Math.min(coins, FORCED_COUP)] >>> word & 1) != 0;
    return declares ? CoupCodes.naming(targets, rules.roles) : 0;
  }
}
