package contessa.arena.witness;

import contessa.game.Chance;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Chance that draws what the events to come say was drawn. What others drew is not known: it is
 * anything that is not wanted later.
 */
final class DrawScript implements Chance {

  private static final int UNKNOWN = 0;

  /** For each draw the cards that would do. */
  private final Deque<Integer> draws = new ArrayDeque<>();

  DrawScript(List<JsonNode> events) {
    for (JsonNode event : events) {
      switch (event.path("event").asString()) {
        case "dealt", "replaced", "drew" -> add(event);
        default -> {}
      }
    }
  }

  private void add(JsonNode event) {
    JsonNode cards = event.path("cards");
    for (JsonNode card : cards) {
      draws.add(CardText.bits(card.asString()));
    }
    for (int i = cards.size(); i < event.path("count").asInt(0); i++) {
      draws.add(UNKNOWN);
    }
  }

  @Override
  public int below(int n) {
    throw new UnsupportedOperationException("Coup draws cards and nothing else");
  }

  @Override
  public int memberOf(int set) {
    Integer next = draws.poll();
    int wanted = next == null ? UNKNOWN : next;
    if (wanted != UNKNOWN) {
      if ((set & wanted) == 0) {
        throw new IllegalStateException("the card is not there to be drawn");
      }
      return Integer.lowestOneBit(set & wanted);
    }
    int free = set & ~reserved(set);
    return Integer.lowestOneBit(free != 0 ? free : set);
  }

  /** One card of this set for each draw to come that is known. */
  int reserved(int set) {
    int reserved = 0;
    for (int wanted : draws) {
      reserved |= Integer.lowestOneBit(set & wanted & ~reserved);
    }
    return reserved;
  }
}
