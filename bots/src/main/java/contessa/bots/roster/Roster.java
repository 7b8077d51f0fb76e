package contessa.bots.roster;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.RandomBot;
import contessa.bots.coup.PolicyBot;
import contessa.bots.royal.RoyalBot;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;

/**
 * All bots by name, weakest first: those to measure others by, then the {@link Cast}. Journals,
 * records and scripts may name bots of earlier versions; a character of their manner answers.
 */
public final class Roster {

  private static final List<BotKind> ALL = new ArrayList<>();

  private static final Map<String, Cast> FORMER =
      Map.of(
          "seer", Cast.CONTESSA,
          "schemer:bold", Cast.FIAMMETTA,
          "schemer:cautious", Cast.VIOLANTE,
          "schemer:vengeful", Cast.GALEAZZO,
          "schemer:sly", Cast.LAZZARO,
          "contessa:novice", Cast.AURELIA,
          "contessa:adept", Cast.ISABETTA);

  static {
    ALL.add(new Entry("random", "plays any legal move", (_, _, _) -> new RandomBot()));
    ALL.add(
        new Entry(
            "honest", "tells the truth and challenges only impossible claims", Roster::honest));
    ALL.add(new Entry("schemer", "bluffs and challenges when it pays", Roster::schemer));
    for (Cast one : Cast.values()) {
      ALL.add(one.entry());
    }
  }

  private Roster() {}

  public static List<BotKind> all() {
    return Collections.unmodifiableList(ALL);
  }

  /** The bot of this name; a character in place of a bot that is no more. */
  public static Optional<BotKind> named(String name) {
    Cast successor = FORMER.get(name);
    String now = successor == null ? name : successor.id();
    return ALL.stream().filter(kind -> kind.name().equals(now)).findFirst();
  }

  private static Bot honest(Rulebook rules, int seat, SeededChance random) {
    return switch (rules.kind()) {
      case COUP -> PolicyBot.honest((CoupRules) rules, seat);
      case ROYAL -> RoyalBot.greedy((RoyalRules) rules, random);
    };
  }

  private static Bot schemer(Rulebook rules, int seat, SeededChance random) {
    return switch (rules.kind()) {
      case COUP -> PolicyBot.schemer((CoupRules) rules, seat);
      case ROYAL -> RoyalBot.scheming((RoyalRules) rules, random);
    };
  }

  /** An entry of the roster. */
  record Entry(String name, String about, BotMaker maker) implements BotKind {

    /** Creates a bot for one seat. */
    @FunctionalInterface
    interface BotMaker {
      Bot seat(Rulebook rules, int seat, SeededChance random);
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      return maker.seat(rules, seat, random);
    }
  }
}
