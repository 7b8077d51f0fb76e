package contessa.coup;

import contessa.game.DefinedRules;
import java.util.Map;
import java.util.Set;

/** The ids that docs/rules.md defines. */
final class RuleIds {

  /** Checked by random games in the testkit, after every move. */
  private static final String INVARIANT = "INV-";

  /** Rules that no position, move or event can show, and why. */
  static final Map<String, String> NOT_SHOWN =
      Map.of(
          "R-CORE-06", "the summary card is help text, not a rule of play",
          "R-CORE-18", "talk and deals happen outside the rules and bind nobody",
          "R-BIG-03", "a recommendation to people",
          "D-17", "an edition's name for an action is a label, not a rule");

  private RuleIds() {}

  static Set<String> all() {
    return DefinedRules.in("rules.md");
  }

  static Set<String> toShow() {
    Set<String> ids = all();
    ids.removeAll(NOT_SHOWN.keySet());
    ids.removeIf(id -> id.startsWith(INVARIANT));
    return ids;
  }
}
