package contessa.arena.reader;

import contessa.coup.CoupRules;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.json.JsonNode;
import contessa.royal.RoyalRules;
import java.util.List;

/** Reads the lines that a referee sends to one seat. */
public interface RefereeReader {

  /** The events and the view of the seat. */
  record Heard(List<Event> events, View view) {}

  static RefereeReader of(Rulebook rules, int seat) {
    return switch (rules.kind()) {
      case COUP -> new CoupRefereeReader((CoupRules) rules, seat);
      case ROYAL -> new RoyalRefereeReader((RoyalRules) rules, seat);
    };
  }

  /**
   * Reads everything since the last call, up to a decision of this seat.
   *
   * @param events as the referee wrote them, complete from the deal on
   * @param view the seat's view as the referee wrote it
   * @throws RuntimeException if events or view are impossible
   */
  Heard hear(List<JsonNode> events, JsonNode view);

  /**
   * What the seat would hear and see next if nobody challenged the claim it is asked about: whether
   * it blocks. Nothing is remembered of this.
   */
  Heard unchallenged();
}
