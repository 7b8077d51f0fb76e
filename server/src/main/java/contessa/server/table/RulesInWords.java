package contessa.server.table;

import contessa.coup.CoupOptions;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.royal.RoyalRules;
import contessa.server.wire.RuleLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The rules in force, line by line; the words are in each reader's language, and so elsewhere. */
final class RulesInWords {

  private RulesInWords() {}

  static List<RuleLine> of(Rulebook rules) {
    return rules instanceof CoupRules coup ? coup(coup) : royal(rules);
  }

  private static List<RuleLine> coup(CoupRules rules) {
    CoupOptions options = rules.options();
    List<RuleLine> lines = new ArrayList<>();
    line(lines, "coup.edition", "edition", word(rules.edition()));
    line(lines, "coup.copies", "copies", String.valueOf(rules.copies()));
    line(lines, "coup.exchanger." + word(options.exchanger()));
    line(lines, options.mayDecline() ? "coup.may-decline" : "coup.must-show");
    line(lines, "coup.replacement." + word(options.replacement()));
    line(lines, "coup.first-player", "coins", String.valueOf(options.firstPlayerCoins()));
    if (options.draft()) {
      line(lines, "coup.draft");
    }
    if (options.declared() != CoupOptions.Declared.OFF) {
      line(lines, "coup.declared." + word(options.declared()));
    }
    if (options.contessaBlocksExamine()) {
      line(lines, "coup.contessa-blocks-examine");
    }
    if (options.allegiances()) {
      line(lines, "coup.allegiances");
    }
    if (options.art() == CoupOptions.Art.DISTINCT) {
      line(lines, "coup.distinct-art");
    }
    return lines;
  }

  private static List<RuleLine> royal(Rulebook rules) {
    List<RuleLine> lines = new ArrayList<>();
    if (rules instanceof RoyalRules royal) {
      line(lines, "royal.locations", "count", String.valueOf(royal.locations()));
      if (royal.seats() == 2) {
        line(lines, "royal.partner");
      }
    }
    return lines;
  }

  private static void line(List<RuleLine> lines, String key) {
    lines.add(new RuleLine(key, Map.of()));
  }

  private static void line(List<RuleLine> lines, String key, String name, String value) {
    lines.add(new RuleLine(key, Map.of(name, value)));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
