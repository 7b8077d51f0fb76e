package contessa.arena.report;

import contessa.arena.Contest;
import contessa.bots.Budget;
import contessa.coup.CoupRules;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import java.util.StringJoiner;

/** The game, budget and units of a contest in words. */
final class ContestText {

  private ContestText() {}

  /** The game, its edition, and the options that differ from the printed edition. */
  static String game(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> coup((CoupRules) rules);
      case ROYAL -> "Coup Royal";
    };
  }

  private static String coup(CoupRules coup) {
    JsonNode options = options(coup);
    JsonNode printed = options(CoupRules.of(coup.edition(), coup.seats()));
    StringJoiner words = new StringJoiner(", ");
    words.add("Coup").add(options.path("edition").asString());
    for (String option : options.propertyNames()) {
      JsonNode value = options.path(option);
      if (!value.equals(printed.path(option))) {
        words.add(option + "=" + value.asString());
      }
    }
    return words.toString();
  }

  private static JsonNode options(Rulebook rules) {
    return Json.read(Json.line(json -> Notations.of(rules).writeOptions(rules, json)));
  }

  static String budget(Contest contest) {
    Budget budget = contest.budget();
    if (!budget.timed()) {
      return Numbers.count(budget.rollouts()) + " rollouts a decision";
    }
    return budget.millis() + " ms a decision (two runs will differ slightly)";
  }

  /** The unit of game lengths. */
  static String lengths(Contest contest) {
    return isCoup(contest) ? "turns" : "rounds";
  }

  static boolean isCoup(Contest contest) {
    return contest.rules().kind() == GameKind.COUP;
  }
}
