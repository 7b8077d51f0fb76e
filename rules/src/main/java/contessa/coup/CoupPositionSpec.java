package contessa.coup;

import module java.base;

import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * The description of a position in which {@code actor} is about to act, to be set up on a table.
 * The court consists of the cards in play that are not listed.
 */
public record CoupPositionSpec(List<Place> places, int actor, int reserve) {

  /** The most coins that a player or the reserve can have. */
  public static final int MOST_COINS = 999;

  /**
   * One player's cards and coins.
   *
   * @param allegiance the side, with allegiances; null to let sides alternate
   */
  public record Place(
      int coins, List<Card> hand, List<Card> revealed, @Nullable Allegiance allegiance) {

    public Place {
      hand = List.copyOf(hand);
      revealed = List.copyOf(revealed);
    }
  }

  public CoupPositionSpec {
    places = List.copyOf(places);
  }

  /**
   * A table in this position.
   *
   * @throws IllegalArgumentException if the rules do not allow it, with a message for players
   */
  public CoupTable on(CoupRules rules) {
    require(places.size() == rules.seats(), "there are " + rules.seats() + " players");
    require(actor >= 0 && actor < places.size(), "there is no seat " + actor);
    require(
        reserve >= 0 && reserve <= MOST_COINS, "the reserve holds 0 to " + MOST_COINS + " coins");
    require(reserve == 0 || rules.allegiances, "without allegiances there is no reserve");
    CoupTable table = new CoupTable(rules);
    table.clearTurn();
    table.court = rules.inPlay;
    table.first = (byte) actor;
    table.actor = (byte) actor;
    table.reserve = reserve;
    Map<Role, Integer> named = new HashMap<>();
    for (int seat = 0; seat < places.size(); seat++) {
      put(table, seat, places.get(seat), named);
    }
    require(
        Seats.count(table.living) > 1, "the game would be over: fewer than two players are alive");
    require(table.lives(actor), "seat " + actor + " is out and cannot act");
    Turns.start(table, null);
    return table;
  }

  private static void put(CoupTable table, int seat, Place place, Map<Role, Integer> named) {
    CoupRules rules = table.rules;
    String who = "seat " + seat;
    require(
        place.coins() >= 0 && place.coins() <= MOST_COINS,
        who + " has 0 to " + MOST_COINS + " coins");
    require(
        place.hand().size() + place.revealed().size() == 2,
        who + " needs two cards, face down and face up together");
    require(!place.hand().isEmpty() || place.coins() == 0, who + " is out and can have no coins");
    require(
        place.allegiance() == null || rules.allegiances,
        who + " has an allegiance, but the game has none");
    for (Card card : place.revealed()) {
      table.setFaceUp(seat, table.up(seat) | take(table, card, named));
    }
    for (Card card : place.hand()) {
      table.setFaceDown(seat, table.down(seat) | take(table, card, named));
    }
    table.setCoins(seat, place.coins());
    if (!place.hand().isEmpty()) {
      table.living |= (short) Seats.of(seat);
    }
    Allegiance side = place.allegiance();
    boolean reformist = side == null ? seat % 2 == 1 : side == Allegiance.REFORMIST;
    if (rules.allegiances && reformist) {
      table.reformists |= (short) Seats.of(seat);
    }
  }

  /** Takes the card from the court; with equal art each mention means another copy. */
  private static int take(CoupTable table, Card card, Map<Role, Integer> named) {
    int copy = table.rules.distinct ? card.copy() : named.merge(card.role(), 1, Integer::sum) - 1;
    require(
        table.rules.inPlay(card.role()) && copy < table.rules.copies(),
        "there are not that many cards of " + card.role() + " in play");
    int bit = 1 << Card.of(card.role(), copy).index();
    require((table.court & bit) != 0, "a card of " + card.role() + " is named twice");
    table.court ^= bit;
    return bit;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
