package contessa.table.view;

import static java.util.stream.Collectors.joining;

import module java.base;

import contessa.coup.CoupOptions;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.notation.json.Words;
import contessa.royal.Good;
import contessa.royal.Locations;
import contessa.royal.RoyalData;
import contessa.royal.RoyalRules;
import contessa.table.message.RuleLine;

/** The rules in force, as keys and values that each client words in its own language. */
public final class RuleLines {

  private RuleLines() {}

  public static List<RuleLine> of(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> coup((CoupRules) rules);
      case ROYAL -> royal((RoyalRules) rules);
    };
  }

  private static List<RuleLine> coup(CoupRules rules) {
    CoupOptions options = rules.options();
    List<RuleLine> lines = new ArrayList<>();
    line(lines, "coup.edition", "edition", Words.kebab(rules.edition()));
    line(lines, "coup.copies", "copies", String.valueOf(rules.copies()));
    line(lines, "coup.exchanger." + Words.kebab(options.exchanger()));
    if (options.hasInquisitor()) {
      line(
          lines,
          options.inquisitorExchanges() ? "coup.inquisitor-exchanges" : "coup.inquisitor-examines");
    }
    line(lines, options.mayDecline() ? "coup.may-decline" : "coup.must-show");
    line(lines, "coup.replacement." + Words.kebab(options.replacement()));
    if (rules.seats() == 2) {
      line(lines, "coup.first-player", "coins", String.valueOf(options.firstPlayerCoins()));
    }
    if (options.draft()) {
      line(lines, "coup.draft");
    }
    if (options.declared() != CoupOptions.Declared.OFF) {
      line(lines, "coup.declared." + Words.kebab(options.declared()));
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

  private static List<RuleLine> royal(RoyalRules rules) {
    List<RuleLine> lines = new ArrayList<>();
    line(lines, "royal.locations", "count", String.valueOf(rules.locations()));
    if (rules.seats() == 2) {
      line(lines, "royal.partner");
    }
    lines.add(new RuleLine("royal.fame", fame(rules)));
    if (!rules.data().locationNames().equals(RoyalData.standard().locationNames())) {
      lines.add(new RuleLine("royal.names", names(rules)));
    }
    box(lines, rules);
    return lines;
  }

  /**
   * What is different from the standard box, so that it surprises no player in the middle of a
   * game.
   */
  private static void box(List<RuleLine> lines, RoyalRules rules) {
    RoyalData data = rules.data();
    RoyalData usual = RoyalData.standard();
    number(lines, "royal.cubes", data.cubesPerGood(), usual.cubesPerGood());
    number(lines, "royal.secrets", data.secretsPerGood(), usual.secretsPerGood());
    number(lines, "royal.start", data.startCubes(), usual.startCubes());
    if (data.zeroHoldingsRank() != usual.zeroHoldingsRank()) {
      line(lines, "royal.zero");
    }
    if (!data.deckOne().equals(usual.deckOne()) || !data.deckTwo().equals(usual.deckTwo())) {
      lines.add(
          new RuleLine(
              "royal.loot",
              Map.of(
                  "one", String.valueOf(data.deckOne().size()),
                  "two", String.valueOf(data.deckTwo().size()))));
    }
    if (!data.fameCard(rules.seats()).equals(usual.fameCard(rules.seats()))) {
      line(lines, "royal.own-fame");
    }
  }

  private static void number(List<RuleLine> lines, String key, int count, int usual) {
    if (count != usual) {
      lines.add(
          new RuleLine(
              key, Map.of("count", String.valueOf(count), "usual", String.valueOf(usual))));
    }
  }

  /** Per good, the fame of the first place, the second and so on: {@code 3 3 0}. */
  private static Map<String, String> fame(RoyalRules rules) {
    Map<String, String> fame = new LinkedHashMap<>();
    for (Good good : Good.ALL) {
      List<Integer> places = rules.data().fameCard(rules.seats()).places().get(good.index());
      fame.put(good.word(), places.stream().map(String::valueOf).collect(joining(" ")));
    }
    return fame;
  }

  /** The names that this group gave its locations, by letter. */
  private static Map<String, String> names(RoyalRules rules) {
    Map<String, String> names = new LinkedHashMap<>();
    for (int location = 0; location < rules.locations(); location++) {
      names.put(
          String.valueOf(Locations.letter(location)), rules.data().locationNames().get(location));
    }
    return names;
  }

  private static void line(List<RuleLine> lines, String key) {
    lines.add(new RuleLine(key, Map.of()));
  }

  private static void line(List<RuleLine> lines, String key, String name, String value) {
    lines.add(new RuleLine(key, Map.of(name, value)));
  }
}
