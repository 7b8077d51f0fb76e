package contessa.arena.reader;

import contessa.coup.CoupRules;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.royal.RoyalRules;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Somebody at one seat who reads what a referee sends. */
public interface RefereeReader {

  /** What the seat has been told. */
  record Account(List<Event> events, View view) {}

  static RefereeReader of(Rulebook rules, int seat) {
    return switch (rules) {
      case CoupRules coup -> new CoupRefereeReader(coup, seat);
      case RoyalRules royal -> new RoyalRefereeReader(royal, seat);
      default -> throw new IllegalArgumentException("nobody has seen a game of " + rules.game());
    };
  }

  /**
   * Takes in what has happened since the last time, up to a decision of this seat.
   *
   * @param events as the referee wrote them, complete from the deal on
   * @param view the seat's view as the referee wrote it
   * @throws RuntimeException if events or view cannot be
   */
  Account hear(List<JsonNode> events, JsonNode view);
}
