package contessa.arena.reader;

import module java.base;

import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Role;
import contessa.game.Chance;
import contessa.notation.json.JsonNode;

/**
 * Chance that draws the cards that the next events name. Cards drawn by others are unknown: any
 * card that is not needed later.
 */
final class DrawScript implements Chance {

  private static final int UNKNOWN = 0;

  /** For each draw the set of cards that would fit. */
  private final Deque<Integer> draws = new ArrayDeque<>();

  DrawScript(List<JsonNode> events) {
    for (JsonNode event : events) {
      switch (event.path("event").asString()) {
        case "dealt", "replaced", "drew" -> add(event);
        default -> {}
      }
    }
  }

  /** Cards by name as bits: every copy of {@code Duke}, or {@code Duke#2} alone. */
  static int cards(String name) {
    String[] parts = name.split("#", 2);
    Role role = Role.valueOf(parts[0].toUpperCase(Locale.ROOT));
    return parts.length == 1
        ? Cards.copiesOf(role.ordinal())
        : 1 << Card.of(role, Integer.parseInt(parts[1]) - 1).index();
  }

  private void add(JsonNode event) {
    JsonNode cards = event.path("cards");
    for (JsonNode card : cards) {
      draws.add(cards(card.asString()));
    }
    for (int i = cards.size(); i < event.path("count").asInt(0); i++) {
      draws.add(UNKNOWN);
    }
  }

  @Override
  public int below(int n) {
    throw new UnsupportedOperationException("Coup draws only cards");
  }

  @Override
  public int memberOf(int set) {
    Integer next = draws.poll();
    int known = next == null ? UNKNOWN : set & next;
    if (known != 0) {
      return Integer.lowestOneBit(known);
    }
    // Drawn by others, or the guessed court was wrong, which the events will show.
    int free = set & ~reserved(set, Integer.SIZE);
    return Integer.lowestOneBit(free != 0 ? free : set);
  }

  /** One card of this set for each known draw to come, the next draws first. */
  int reserved(int set, int most) {
    int reserved = 0;
    for (int wanted : draws) {
      if (Integer.bitCount(reserved) < most) {
        reserved |= Integer.lowestOneBit(set & wanted & ~reserved);
      }
    }
    return reserved;
  }
}
