package contessa.coup;

import static contessa.coup.Ordinals.AMBASSADOR;
import static contessa.coup.Ordinals.ASSASSINATE;
import static contessa.coup.Ordinals.COUP;
import static contessa.coup.Ordinals.EMBEZZLE;
import static contessa.coup.Ordinals.EXAMINE;
import static contessa.coup.Ordinals.EXCHANGE;
import static contessa.coup.Ordinals.EXCHANGING;
import static contessa.coup.Ordinals.FOREIGN_AID;
import static contessa.coup.Ordinals.INCOME;
import static contessa.coup.Ordinals.LOSE;
import static contessa.coup.Ordinals.OFFER;
import static contessa.coup.Ordinals.STEAL;
import static contessa.coup.Ordinals.TAX;
import static contessa.coup.Ordinals.VERDICT;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** What actions do once they get through (rules B.1, B.4). */
abstract sealed class Deeds extends Choices permits CoupTable {

  /** After the loss that an attack brings; see the other values in {@link CoupTable}. */
  static final int ATTACK_DONE = 4;

  /** After the loss of the card that a declared attack named. */
  static final int DECLARED_HIT = 5;

  private static final int AMBASSADOR_DRAWS = 2;
  private static final int INQUISITOR_DRAWS = 1;

  Deeds(CoupRules rules) {
    super(rules);
  }

  Deeds(Deeds other) {
    super(other);
  }

  /** The player loses an influence of their choice; {@code then} says what follows. */
  abstract void lose(int player, int then, Chance chance, @Nullable EventSink herald);

  /** This card is lost, and play goes on as {@link #afterLoss} says. */
  abstract void loseCard(int player, int card, Chance chance, @Nullable EventSink herald);

  /** The turn is over. */
  abstract void cleanUp(Chance chance, @Nullable EventSink herald);

  final void resolve(Chance chance, @Nullable EventSink herald) {
    switch (action()) {
      case INCOME -> takeCoins(CoupRules.INCOME, CoinReason.INCOME, chance, herald);
      case FOREIGN_AID -> takeCoins(CoupRules.FOREIGN_AID, CoinReason.FOREIGN_AID, chance, herald);
      case TAX -> takeCoins(CoupRules.TAX, CoinReason.TAX, chance, herald);
      case EMBEZZLE -> embezzle(chance, herald);
      case EXCHANGING ->
          exchange(
              actor, claimed() == AMBASSADOR ? AMBASSADOR_DRAWS : INQUISITOR_DRAWS, chance, herald);
      case COUP, ASSASSINATE -> attack(chance, herald);
      case STEAL -> steal(chance, herald);
      case EXAMINE -> examine(chance, herald);
      default -> convert(chance, herald);
    }
  }

  final void takeCoins(int coins, CoinReason why, Chance chance, @Nullable EventSink herald) {
    coins(actor, coins, why, herald);
    cleanUp(chance, herald);
  }

  final void embezzle(Chance chance, @Nullable EventSink herald) {
    int coins = reserve;
    reserve = 0;
    takeCoins(coins, CoinReason.EMBEZZLE, chance, herald);
  }

  /** Of the target's coins two, or what there is, even from a target just gone (EC-13, EC-16). */
  final void steal(Chance chance, @Nullable EventSink herald) {
    int coins = Math.min(CoupRules.MOST_STOLEN, coins(target()));
    coins(target(), -coins, CoinReason.STEAL, herald);
    coins(actor, coins, CoinReason.STEAL, herald);
    cleanUp(chance, herald);
  }

  final void convert(Chance chance, @Nullable EventSink herald) {
    int cost = target() == actor ? CoupRules.CONVERT_SELF_COST : CoupRules.CONVERT_OTHER_COST;
    reserve += cost;
    coins(actor, -cost, CoinReason.CONVERT, herald);
    reformists ^= (short) Seats.of(target());
    if (herald != null) {
      herald.tellAll(new CoupEvent.Converted(target(), actor, allegiance(target())));
    }
    cleanUp(chance, herald);
  }

  /** A Coup, or an assassination that got through; its target may be gone by now (EC-03, EC-06). */
  final void attack(Chance chance, @Nullable EventSink herald) {
    if (!lives(target())) {
      cleanUp(chance, herald);
    } else if (named() < 0) {
      lose(target(), ATTACK_DONE, chance, herald);
    } else {
      bare(chance, herald);
    }
  }

  /** A declared attack bares the hand; it hits only the named character (R-DCL-01). */
  final void bare(Chance chance, @Nullable EventSink herald) {
    if (herald != null) {
      herald.tellAll(new CoupEvent.Exposed(target(), faces(down(target()))));
    }
    int hit = down(target()) & Cards.copiesOf(named());
    if (hit == 0) {
      exchangeAfterBaring(chance, herald);
      return;
    }
    deed = Deed.withAfterLoss(deed, DECLARED_HIT);
    if (rules.distinct && (hit & (hit - 1)) != 0) {
      ask(LOSE, target(), (long) kinds(down(target())) << CoupCodes.CARD);
    } else {
      loseCard(target(), Integer.lowestOneBit(hit), chance, herald);
    }
  }

  /** Whoever has been bared exchanges two cards, hit or missed, if still in the game (R-DCL-02). */
  final void exchangeAfterBaring(Chance chance, @Nullable EventSink herald) {
    if (lives(target())) {
      exchange(target(), AMBASSADOR_DRAWS, chance, herald);
    } else {
      cleanUp(chance, herald);
    }
  }

  final void exchange(int player, int draws, Chance chance, @Nullable EventSink herald) {
    deed = Deed.withKeep(deed, Integer.bitCount(down(player)));
    drawInto(player, draws, chance, herald);
    ask(EXCHANGE, player, Pool.choices(down(player), keep(), rules.distinct));
  }

  final void keepCards(int places, Chance chance, @Nullable EventSink herald) {
    int pool = down(toMove);
    int kept = Pool.cards(pool, places);
    if (!rules.distinct) {
      kept = Pool.keeping(exposed(toMove), kept, pool);
    }
    giveBack(toMove, pool & ~kept, herald);
    cleanUp(chance, herald);
  }

  // ---- The Inquisitor

  final void examine(Chance chance, @Nullable EventSink herald) {
    int cards = down(target());
    if (cards == 0) {
      cleanUp(chance, herald); // the examination lapses: EC-27
    } else if ((cards & (cards - 1)) == 0) {
      offer(cards, herald); // EC-26
    } else {
      ask(OFFER, target(), (long) kinds(cards) << CoupCodes.CARD);
    }
  }

  final void offer(int card, @Nullable EventSink herald) {
    seen = Seen.withOffered(seen, card);
    if (herald != null) {
      herald.tell(
          new AddressedEvent(
              new CoupEvent.Offered(target(), actor, null),
              new CoupEvent.Offered(target(), actor, face(card)),
              Seats.of(target()) | Seats.of(actor)));
    }
    ask(VERDICT, actor, RETURN_OR_SWAP);
  }

  /** A forced swap draws first, so that the examined card cannot come back (D-09). */
  final void judge(int code, Chance chance, @Nullable EventSink herald) {
    boolean swap = code == CoupCodes.SWAP;
    if (herald != null) {
      herald.tellAll(new CoupEvent.Judged(actor, target(), swap ? Verdict.SWAP : Verdict.RETURN));
    }
    if (swap) {
      drawInto(target(), 1, chance, herald);
      giveBack(target(), offered(), herald);
    }
    cleanUp(chance, herald);
  }
}
