package contessa.coup;

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
import contessa.coup.CoupOptions.Exchanger;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The canonical moves behind the codes, made once. */
final class Moves {

  private static final int NO_CODE = -1;

  private static final List<CoupMove> ACTIONS =
      IntStream.range(0, Table.CODES).<CoupMove>mapToObj(code -> action(code, null)).toList();
  private static final CoupMove EXCHANGE_AMBASSADOR =
      action(Codes.EXCHANGE_AMBASSADOR, Role.AMBASSADOR);
  private static final CoupMove EXCHANGE_INQUISITOR =
      action(Codes.EXCHANGE_INQUISITOR, Role.INQUISITOR);

  private static final CoupMove PASS = new Pass();
  private static final CoupMove CHALLENGE = new Challenge();
  private static final CoupMove DECLINE = new Decline();
  private static final CoupMove SHOW_ALL = new Show(null);
  private static final CoupMove RETURN = new Judge(Verdict.RETURN);
  private static final CoupMove SWAP = new Judge(Verdict.SWAP);
  private static final CoupMove LOYALIST = new Choose(Allegiance.LOYALIST);
  private static final CoupMove REFORMIST = new Choose(Allegiance.REFORMIST);
  private static final List<CoupMove> BLOCKS = Role.ALL.stream().<CoupMove>map(Block::new).toList();
  private static final List<CoupMove> PICKS = perCard(Pick::new);
  private static final List<CoupMove> SHOWS = perCard(Show::new);
  private static final List<CoupMove> LOSSES = perCard(Lose::new);
  private static final List<CoupMove> OFFERS = perCard(Offer::new);

  private Moves() {}

  private static Act action(int code, @Nullable Role claimed) {
    int named = Codes.named(code);
    return new Act(
        Action.of(Codes.action(code)),
        Codes.target(code),
        named < 0 ? null : Role.of(named),
        claimed);
  }

  private static List<CoupMove> perCard(Function<Card, CoupMove> move) {
    return IntStream.range(0, Role.ALL.size() * Card.COPIES)
        .mapToObj(i -> move.apply(Card.of(i)))
        .toList();
  }

  /** The move that a code stands for in this phase, for a player with these cards. */
  static CoupMove face(CoupRules rules, int phase, int hand, int code) {
    if (phase == Ordinals.ACTION) {
      return actionFace(rules, code);
    }
    if (code >= Codes.KEEP) {
      return new Keep(faces(rules, Pool.cards(hand, code - Codes.KEEP)));
    }
    if (code >= Codes.CARD) {
      return cardMoves(phase).get(code - Codes.CARD);
    }
    if (code >= Codes.BLOCK) {
      return BLOCKS.get(code - Codes.BLOCK);
    }
    return switch (code) {
      case Codes.PASS -> PASS;
      case Codes.CHALLENGE -> CHALLENGE;
      case Codes.DECLINE -> DECLINE;
      case Codes.SHOW -> SHOW_ALL;
      case Codes.RETURN -> RETURN;
      case Codes.SWAP -> SWAP;
      case Codes.LOYALIST -> LOYALIST;
      case Codes.REFORMIST -> REFORMIST;
      default -> throw new IllegalArgumentException("no move has code " + code);
    };
  }

  /** Where both exchangers are in play an exchange says which one is claimed (rules B.1). */
  private static CoupMove actionFace(CoupRules rules, int code) {
    if (rules.options().exchanger() == Exchanger.BOTH) {
      if (code == Codes.EXCHANGE_AMBASSADOR) {
        return EXCHANGE_AMBASSADOR;
      }
      if (code == Codes.EXCHANGE_INQUISITOR) {
        return EXCHANGE_INQUISITOR;
      }
    }
    return ACTIONS.get(code);
  }

  private static List<CoupMove> cardMoves(int phase) {
    return switch (Phase.of(phase)) {
      case DRAFT -> PICKS;
      case PROVE -> SHOWS;
      case LOSE -> LOSSES;
      case OFFER -> OFFERS;
      default -> throw new IllegalArgumentException("no cards are named in " + Phase.of(phase));
    };
  }

  static List<Card> faces(CoupRules rules, int cards) {
    List<Card> faces = new ArrayList<>(Integer.bitCount(cards));
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      faces.add(face(rules, Integer.numberOfTrailingZeros(rest)));
    }
    return faces;
  }

  /** A card as people see it: by its copy only where the art differs. */
  static Card face(CoupRules rules, int index) {
    return Card.of(rules.distinct ? index : index - index % Card.COPIES);
  }

  /** The code that this move would have in this phase, legal or not, or -1. */
  static int code(CoupRules rules, int phase, int hand, Move move) {
    if (!(move instanceof CoupMove coupMove)) {
      return NO_CODE;
    }
    return switch (coupMove) {
      case Act act -> phase == Ordinals.ACTION ? code(rules, act) : NO_CODE;
      case Pass _ -> Codes.PASS;
      case Challenge _ -> Codes.CHALLENGE;
      case Decline _ -> Codes.DECLINE;
      case Block(Role role) -> Codes.BLOCK + role.ordinal();
      case Choose(Allegiance side) ->
          side == Allegiance.LOYALIST ? Codes.LOYALIST : Codes.REFORMIST;
      case Judge(Verdict verdict) -> verdict == Verdict.RETURN ? Codes.RETURN : Codes.SWAP;
      case Pick(Card card) -> phase == Ordinals.DRAFT ? Codes.CARD + card.index() : NO_CODE;
      case Lose(Card card) -> phase == Ordinals.LOSE ? Codes.CARD + card.index() : NO_CODE;
      case Offer(Card card) -> phase == Ordinals.OFFER ? Codes.CARD + card.index() : NO_CODE;
      case Show(Card card) ->
          phase != Ordinals.PROVE ? NO_CODE : card == null ? Codes.SHOW : Codes.CARD + card.index();
      case Keep(List<Card> cards) ->
          phase == Ordinals.EXCHANGE ? keepCode(rules, hand, cards) : NO_CODE;
    };
  }

  private static int code(CoupRules rules, Act act) {
    boolean both = rules.options().exchanger() == Exchanger.BOTH;
    if (act.action() == Action.EXCHANGE) {
      if (both != (act.claimed() != null) || act.target() >= 0 || act.named() != null) {
        return NO_CODE;
      }
      Role claimed = act.claimed();
      boolean ambassador =
          claimed == null
              ? rules.options().exchanger() == Exchanger.AMBASSADOR
              : claimed == Role.AMBASSADOR;
      if (claimed != null && claimed != Role.AMBASSADOR && claimed != Role.INQUISITOR) {
        return NO_CODE;
      }
      return ambassador ? Codes.EXCHANGE_AMBASSADOR : Codes.EXCHANGE_INQUISITOR;
    }
    if (act.claimed() != null) {
      return NO_CODE;
    }
    boolean aimed =
        switch (act.action()) {
          case INCOME, FOREIGN_AID, TAX, EMBEZZLE, EXCHANGE -> false;
          case COUP, ASSASSINATE, STEAL, EXAMINE, CONVERT -> true;
        };
    int target = act.target();
    if (aimed ? target < 0 || target >= CoupRules.MOST_PLAYERS : target != Seats.NOBODY) {
      return NO_CODE;
    }
    Role named = act.named();
    if (named != null) {
      int naming = target * Role.ALL.size() + named.ordinal();
      return switch (act.action()) {
        case COUP -> Codes.COUP_NAMING + naming;
        case ASSASSINATE -> Codes.ASSASSINATE_NAMING + naming;
        default -> NO_CODE;
      };
    }
    return switch (act.action()) {
      case INCOME -> Codes.INCOME;
      case FOREIGN_AID -> Codes.FOREIGN_AID;
      case TAX -> Codes.TAX;
      case EMBEZZLE -> Codes.EMBEZZLE;
      case EXCHANGE -> NO_CODE;
      case COUP -> Codes.COUP + target;
      case ASSASSINATE -> Codes.ASSASSINATE + target;
      case STEAL -> Codes.STEAL + target;
      case EXAMINE -> Codes.EXAMINE + target;
      case CONVERT -> Codes.CONVERT + target;
    };
  }

  private static int keepCode(CoupRules rules, int hand, List<Card> cards) {
    for (int places = 1; places < 1 << Integer.bitCount(hand); places++) {
      if (Integer.bitCount(places) == cards.size()
          && faces(rules, Pool.cards(hand, places)).equals(cards)) {
        return Codes.KEEP + places; // the lowest places of equal cards: as in the mask
      }
    }
    return NO_CODE;
  }
}
