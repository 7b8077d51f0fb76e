package contessa.coup;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What moves on the table: coins, cards, influences. Each happening is told as it takes place. */
abstract sealed class Consequences extends TableState permits SettingUp {

  Consequences(CoupRules rules) {
    super(rules);
  }

  Consequences(Consequences other) {
    super(other);
  }

  /** Coins from the bank, or to it when negative; of none nobody speaks. */
  final void coins(int player, int change, CoinReason why, @Nullable EventSink herald) {
    setCoins(player, coins(player) + change);
    if (herald != null && change != 0) {
      herald.tell(Announced.coins(player, change, why));
    }
  }

  /** A random card leaves the court. */
  final int draw(Chance chance) {
    int card = chance.memberOf(court);
    court ^= card;
    return card;
  }

  final int draw(int count, Chance chance) {
    int cards = 0;
    for (int i = 0; i < count; i++) {
      cards |= draw(chance);
    }
    return cards;
  }

  /** Shown cards go back, the deck is shuffled, as many are drawn; one may come back (R-CHL-06). */
  final void replace(int player, int cards, Chance chance, @Nullable EventSink herald) {
    court |= cards;
    int drawn = draw(Integer.bitCount(cards), chance);
    setDown(player, down(player) & ~cards | drawn);
    if (herald != null) {
      boolean one = Integer.bitCount(drawn) == 1;
      herald.tell(
          one
              ? Announced.replaced(player, Moves.face(rules, drawn))
              : Telling.replaced(player, faces(drawn)));
    }
  }

  /** Takes cards into the hand for an exchange. */
  final void drawInto(int player, int count, Chance chance, @Nullable EventSink herald) {
    int drawn = draw(count, chance);
    setDown(player, down(player) | drawn);
    if (herald != null) {
      herald.tell(
          Telling.secretly(
              player,
              new CoupEvent.Drew(player, count, null),
              new CoupEvent.Drew(player, count, faces(drawn))));
    }
  }

  /** Gives cards back to the court. */
  final void giveBack(int player, int cards, @Nullable EventSink herald) {
    setDown(player, down(player) & ~cards);
    court |= cards;
    if (herald != null) {
      int count = Integer.bitCount(cards);
      herald.tell(
          Telling.secretly(
              player,
              new CoupEvent.Returned(player, count, null),
              new CoupEvent.Returned(player, count, faces(cards))));
    }
  }

  /** An influence is lost: its card lies face up for the rest of the game (R-CORE-08). */
  final void turnUp(int player, int card, LossReason why, @Nullable EventSink herald) {
    setDown(player, down(player) & ~card);
    setUp(player, up(player) | card);
    if (herald != null) {
      herald.tell(Announced.lost(player, Moves.face(rules, card), why));
    }
    if (down(player) == 0) {
      leaves(player);
      deed = Deed.withExile(deed);
      if (herald != null) {
        herald.tell(Announced.exiled(player));
      }
    }
  }

  /** The coins of those who are out go to the bank, never to the Reserve (R-CORE-10, D-15). */
  final void collectFromExiles(@Nullable EventSink herald) {
    for (int gone = Seats.first(seats()) & ~living; gone != 0; gone &= gone - 1) {
      int player = Seats.lowest(gone);
      coins(player, -coins(player), CoinReason.EXILE, herald);
    }
  }

  /**
   * The face-down card that a code names: with equal art the exposed copy leaves last (rules B.5).
   */
  final int cardIn(int player, int index) {
    if (rules.distinct) {
      return 1 << index;
    }
    int copies = down(player) & Cards.copiesOf(index / Card.COPIES);
    int unexposed = copies & ~exposed(player);
    return Integer.lowestOneBit(unexposed != 0 ? unexposed : copies);
  }

  /** The proven card of this player that is still to be replaced, if any. */
  final int exposed(int player) {
    return player == actor ? exposedByActor() : player == blocker() ? exposedByBlocker() : 0;
  }

  /** Cards as their holder can tell them apart: by the copy only where the art differs. */
  final int kinds(int cards) {
    return rules.distinct ? cards : Cards.kinds(cards);
  }

  /** A card as people see it. */
  final Card face(int card) {
    return Card.of(Moves.face(rules, card));
  }

  final List<Card> faces(int cards) {
    return Moves.faces(rules, cards);
  }
}
