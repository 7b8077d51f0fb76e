package contessa.coup;

import module java.base;

import contessa.coup.Action.Aim;
import contessa.coup.CoupMove.Act;
import contessa.coup.CoupMove.Block;
import contessa.coup.CoupMove.Challenge;
import contessa.coup.CoupMove.Choose;
import contessa.coup.CoupMove.Decline;
import contessa.coup.CoupMove.Judge;
import contessa.coup.CoupMove.Keep;
import contessa.coup.CoupMove.Lose;
import contessa.coup.CoupMove.Offer;
import contessa.coup.CoupMove.Pass;
import contessa.coup.CoupMove.Pick;
import contessa.coup.CoupMove.Show;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.Table;
import org.jspecify.annotations.Nullable;

/** Moves and their codes. Each move object is made once. */
final class Moves {

  private static final int NO_CODE = -1;

  private static final CoupMove PASS = new Pass();

  /** The moves of each phase, by code; those of an exchange depend on the pool. */
  private static final @Nullable CoupMove[][] FACES =
      new CoupMove[CoupPhase.ALL.size()][Table.CODES];

  /** A turn's actions where two characters exchange: the move names the claimed one. */
  private static final CoupMove[] WITH_TWO_EXCHANGES = new CoupMove[Table.CODES];

  static {
    for (int code = 0; code < Table.CODES; code++) {
      Action action = CoupCodes.action(code);
      FACES[OpenState.ACTION][code] = act(action, code, null);
      WITH_TWO_EXCHANGES[code] =
          act(action, code, action.claims() > 1 ? Role.of(CoupCodes.claim(code)) : null);
    }
    FACES[OpenState.ALLEGIANCE][CoupCodes.LOYALIST] = new Choose(Allegiance.LOYALIST);
    FACES[OpenState.ALLEGIANCE][CoupCodes.REFORMIST] = new Choose(Allegiance.REFORMIST);
    for (int phase : new int[] {OpenState.CHALLENGE_ACTION, OpenState.CHALLENGE_BLOCK}) {
      FACES[phase][CoupCodes.PASS] = PASS;
      FACES[phase][CoupCodes.CHALLENGE] = new Challenge();
    }
    FACES[OpenState.BLOCK][CoupCodes.PASS] = PASS;
    for (Role role : Role.ALL) {
      FACES[OpenState.BLOCK][CoupCodes.BLOCK + role.ordinal()] = new Block(role);
    }
    FACES[OpenState.PROVE][CoupCodes.DECLINE] = new Decline();
    FACES[OpenState.PROVE][CoupCodes.SHOW] = new Show(null);
    for (int index = 0; index < Card.ALL.size(); index++) {
      Card card = Card.of(index);
      FACES[OpenState.DRAFT][CoupCodes.CARD + index] = new Pick(card);
      FACES[OpenState.PROVE][CoupCodes.CARD + index] = new Show(card);
      FACES[OpenState.LOSE][CoupCodes.CARD + index] = new Lose(card);
      FACES[OpenState.OFFER][CoupCodes.CARD + index] = new Offer(card);
    }
    FACES[OpenState.VERDICT][CoupCodes.RETURN] = new Judge(Verdict.RETURN);
    FACES[OpenState.VERDICT][CoupCodes.SWAP] = new Judge(Verdict.SWAP);
  }

  private Moves() {}

  private static Act act(Action action, int code, @Nullable Role claimed) {
    int named = CoupCodes.named(code);
    return new Act(action, CoupCodes.target(code), named < 0 ? null : Role.of(named), claimed);
  }

  static CoupMove face(CoupRules rules, int phase, int hand, int code) {
    if (phase == OpenState.EXCHANGE) {
      return new Keep(faces(rules, Exchanges.cards(hand, code - CoupCodes.KEEP)));
    }
    CoupMove move = phase == OpenState.ACTION ? action(rules, code) : FACES[phase][code];
    if (move == null) {
      throw new IllegalArgumentException("no move of " + CoupPhase.of(phase) + " has code " + code);
    }
    return move;
  }

  private static @Nullable CoupMove action(CoupRules rules, int code) {
    return rules.twoExchanges ? WITH_TWO_EXCHANGES[code] : FACES[OpenState.ACTION][code];
  }

  static List<Card> faces(CoupRules rules, int cards) {
    List<Card> faces = new ArrayList<>(Integer.bitCount(cards));
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      faces.add(Card.of(face(rules, rest)));
    }
    return faces;
  }

  /** The number of a card as players see it: with its copy only where the art differs. */
  static int face(CoupRules rules, int card) {
    int index = Integer.numberOfTrailingZeros(card);
    return rules.distinct ? index : index - index % Card.COPIES;
  }

  /** The code that this move would have in this phase, legal or not, or -1. */
  static int code(CoupRules rules, int phase, int hand, Move move) {
    return switch (phase) {
      case OpenState.ACTION -> move instanceof Act act ? code(rules, act) : NO_CODE;
      case OpenState.CHALLENGE_ACTION, OpenState.CHALLENGE_BLOCK ->
          move instanceof Pass
              ? CoupCodes.PASS
              : move instanceof Challenge ? CoupCodes.CHALLENGE : NO_CODE;
      case OpenState.BLOCK ->
          move instanceof Pass
              ? CoupCodes.PASS
              : move instanceof Block(Role role) ? CoupCodes.BLOCK + role.ordinal() : NO_CODE;
      case OpenState.PROVE ->
          move instanceof Show(Card card)
              ? card == null ? CoupCodes.SHOW : code(card)
              : move instanceof Decline ? CoupCodes.DECLINE : NO_CODE;
      case OpenState.LOSE -> move instanceof Lose(Card card) ? code(card) : NO_CODE;
      case OpenState.EXCHANGE ->
          move instanceof Keep(List<Card> cards) ? keepCode(rules, hand, cards) : NO_CODE;
      case OpenState.OFFER -> move instanceof Offer(Card card) ? code(card) : NO_CODE;
      case OpenState.VERDICT ->
          move instanceof Judge(Verdict verdict)
              ? verdict == Verdict.RETURN ? CoupCodes.RETURN : CoupCodes.SWAP
              : NO_CODE;
      case OpenState.DRAFT -> move instanceof Pick(Card card) ? code(card) : NO_CODE;
      case OpenState.ALLEGIANCE ->
          move instanceof Choose(Allegiance side)
              ? side == Allegiance.LOYALIST ? CoupCodes.LOYALIST : CoupCodes.REFORMIST
              : NO_CODE;
      default -> NO_CODE;
    };
  }

  private static int code(Card card) {
    return CoupCodes.CARD + card.index();
  }

  /** The only code that could stand for this action, if it does. */
  static int code(CoupRules rules, Act act) {
    int target = act.target();
    Action action = act.action();
    Role named = act.named();
    if (target < Seats.NOBODY
        || target >= CoupRules.MOST_PLAYERS
        || named != null && !action.canName()) {
      return NO_CODE;
    }
    int code = action.code(target, named, act.claimed());
    if (action.aim() == Aim.NOBODY && act.claimed() == null && !rules.isFree(code)) {
      code += Math.max(0, action.claims() - 1); // the only claim left goes without saying
    }
    return act.equals(action(rules, code)) ? code : NO_CODE;
  }

  /** Equal cards take the first places, as in the mask; the cards must be in the pool's order. */
  private static int keepCode(CoupRules rules, int pool, List<Card> cards) {
    int kept = 0;
    int rest = pool;
    for (Card card : cards) {
      while (rest != 0 && face(rules, rest) != card.index()) {
        rest &= rest - 1;
      }
      kept |= Integer.lowestOneBit(rest);
      rest &= rest - 1;
    }
    return Integer.bitCount(kept) == cards.size()
        ? CoupCodes.KEEP + Exchanges.places(pool, kept)
        : NO_CODE;
  }
}
