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

  private final List<RuleLine> lines = new ArrayList<>();

  private RuleLines() {}

  public static List<RuleLine> of(Rulebook rules) {
    RuleLines all = new RuleLines();
    switch (rules.kind()) {
      case COUP -> all.coup((CoupRules) rules);
      case ROYAL -> all.royal((RoyalRules) rules);
    }
    return all.lines;
  }

  private void coup(CoupRules rules) {
    CoupOptions options = rules.options();
    line("coup.edition", "edition", Words.kebab(rules.edition()));
    line("coup.copies", "copies", rules.copies());
    line("coup.exchanger." + Words.kebab(options.exchanger()));
    lineIf(
        options.hasInquisitor(),
        options.inquisitorExchanges() ? "coup.inquisitor-exchanges" : "coup.inquisitor-examines");
    line(options.mayDecline() ? "coup.may-decline" : "coup.must-show");
    line("coup.replacement." + Words.kebab(options.replacement()));
    lineIf(rules.seats() == 2, "coup.first-player", "coins", options.firstPlayerCoins());
    lineIf(options.draft(), "coup.draft");
    lineIf(
        options.declared() != CoupOptions.Declared.OFF,
        "coup.declared." + Words.kebab(options.declared()));
    lineIf(options.contessaBlocksExamine(), "coup.contessa-blocks-examine");
    lineIf(options.allegiances(), "coup.allegiances");
    lineIf(options.art() == CoupOptions.Art.DISTINCT, "coup.distinct-art");
  }

  private void royal(RoyalRules rules) {
    RoyalData data = rules.data();
    RoyalData usual = RoyalData.standard();
    line("royal.locations", "count", rules.locations());
    lineIf(rules.seats() == 2, "royal.partner");
    lines.add(new RuleLine("royal.fame", fame(rules)));
    if (!data.locationNames().equals(usual.locationNames())) {
      lines.add(new RuleLine("royal.names", names(rules)));
    }
    // What is different from the standard box, so that it surprises no player during a game.
    number("royal.cubes", data.cubesPerGood(), usual.cubesPerGood());
    number("royal.secrets", data.secretsPerGood(), usual.secretsPerGood());
    number("royal.start", data.startCubes(), usual.startCubes());
    lineIf(data.zeroHoldingsRank() != usual.zeroHoldingsRank(), "royal.zero");
    int one = data.deckOne().size();
    int two = data.deckTwo().size();
    boolean usualLoot =
        data.deckOne().equals(usual.deckOne()) && data.deckTwo().equals(usual.deckTwo());
    lineIf(!usualLoot, "royal.loot", "one", one, "two", two);
    boolean usualFame = data.fameCard(rules.seats()).equals(usual.fameCard(rules.seats()));
    lineIf(!usualFame, "royal.own-fame");
  }

  private void number(String key, int count, int usual) {
    lineIf(count != usual, key, "count", count, "usual", usual);
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

  private void lineIf(boolean applies, String key, Object... with) {
    if (applies) {
      line(key, with);
    }
  }

  /** A line with names and their values in turn. */
  private void line(String key, Object... with) {
    Map<String, String> values = new HashMap<>();
    for (int n = 0; n < with.length; n += 2) {
      values.put(with[n].toString(), with[n + 1].toString());
    }
    lines.add(new RuleLine(key, values));
  }
}
