package contessa.arena.reader;

import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.SeededChance;
import contessa.notation.json.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Places the hidden cards so that they fit the next events: a player who shows or loses a card must
 * hold it, a player who cannot prove a claim must not, and the cards that the seat draws must be in
 * the court.
 */
final class HiddenCardsGuess {

  private final CoupTable table;
  private final CoupRules rules;
  private final CoupView view;
  private final List<JsonNode> events;
  private final @Nullable SeededChance random;

  private final int[] down;

  /** Cards of which a player must hold one, in addition to cards they are seen with. */
  private final int[] always;

  private final int[] never;
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
    rules = table.rules();
    view = table.view(seat);
    down = new int[rules.seats()];
    always = new int[rules.seats()];
    never = new int[rules.seats()];
    settled = new boolean[rules.seats()];
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
    for (int player = 0; player < down.length; player++) {
      if (always[player] != 0) {
        hold(player, always[player], 0);
      }
    }
    DrawScript draws = new DrawScript(events);
    for (int player = 0; player < down.length; player++) {
      while (Integer.bitCount(down[player]) < view.handSize(player)) {
        give(player, any(hidden & ~never[player], draws.reserved(hidden, view.deckSize())));
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
      case "declined" -> {
        if (!rules.options().mayDecline()) {
          cannotProve(who, event.path("claim").asString());
        }
      }
      case "replaced", "drew", "returned" -> settled[who] = true;
      default -> {}
    }
  }

  private void cannotProve(int who, String claim) {
    if (claim.startsWith("not ")) {
      always[who] = DrawScript.cards(claim.substring(4));
    } else {
      never[who] = DrawScript.cards(claim);
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
