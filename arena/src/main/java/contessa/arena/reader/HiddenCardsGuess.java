package contessa.arena.reader;

import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.SeededChance;
import contessa.notation.json.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Places the hidden cards so that they fit the next events: a player who shows or loses a card must
 * hold it, and the cards that the seat draws must be in the court. What somebody cannot prove is
 * left to chance, and to the next guess.
 */
final class HiddenCardsGuess {

  private final CoupTable table;
  private final CoupView view;
  private final List<JsonNode> events;
  private final @Nullable SeededChance random;
  private final int[] down;
  private final boolean[] settled;
  private int hidden;

  /**
   * A guess for the table's current position.
   *
   * @param random for free choices; without it the lowest cards are taken
   */
  HiddenCardsGuess(
      CoupTable table, int seat, List<JsonNode> events, @Nullable SeededChance random) {
    this.table = table;
    this.events = events;
    this.random = random;
    view = table.view(seat);
    down = new int[table.seats()];
    settled = new boolean[table.seats()];
    settled[seat] = true;
    hidden = view.unseen().bits();
  }

  void make() {
    for (int player = 0; player < down.length; player++) {
      down[player] = view.known(player);
    }
    for (int i = 0; i < events.size(); i++) {
      oblige(events.get(i), i);
    }
    DrawScript draws = new DrawScript(events);
    for (int player = 0; player < down.length; player++) {
      while (Integer.bitCount(down[player]) < view.handSize(player)) {
        give(player, any(hidden, draws.reserved(hidden, view.deckSize())));
      }
    }
    int court = draws.reserved(hidden, view.deckSize());
    while (Integer.bitCount(court) < view.deckSize()) {
      court |= any(hidden & ~court, 0);
    }
    table.imagine(view, down, court);
  }

  /** Gives a player the cards that this event, the first about their cards, says they held. */
  private void oblige(JsonNode event, int index) {
    int who = event.path("seat").asInt(-1);
    if (who < 0 || settled[who]) {
      return;
    }
    switch (event.path("event").asString()) {
      case "shown", "exposed" -> {
        int held = 0;
        for (JsonNode card : event.path("cards")) {
          held |= hold(who, DrawScript.cards(card.asString()), held);
        }
        settled[who] = true;
      }
      case "lost", "offered" -> {
        if (event.has("card")) {
          int card = DrawScript.cards(event.path("card").asString());
          // Of two equal cards the known one leaves last, unless it is replaced.
          hold(who, card, isReplaced(who, index) ? view.known(who) : 0);
        }
        settled[who] = true;
      }
      case "replaced", "drew", "returned" -> settled[who] = true;
      default -> {}
    }
  }

  /** Makes sure that the player holds one of these cards, not counting the excluded ones. */
  private int hold(int who, int cards, int excluded) {
    int held = Integer.lowestOneBit(down[who] & cards & ~excluded);
    if (held == 0 && Integer.bitCount(down[who]) < view.handSize(who)) {
      held = Integer.lowestOneBit(hidden & cards);
      give(who, held);
    }
    return held;
  }

  private boolean isReplaced(int who, int from) {
    for (JsonNode event : events.subList(from, events.size())) {
      String name = event.path("event").asString();
      if (name.equals("turn")) {
        return false;
      }
      if (name.equals("replaced") && event.path("seat").intValue() == who) {
        return true;
      }
    }
    return false;
  }

  private void give(int who, int card) {
    down[who] |= card;
    hidden &= ~card;
  }

  /** One of these cards, if possible none of those to be left. */
  private int any(int cards, int left) {
    int from = (cards & ~left) != 0 ? cards & ~left : cards != 0 ? cards : hidden;
    return random == null ? Integer.lowestOneBit(from) : random.memberOf(from);
  }
}
