package contessa.bots.roster;

import contessa.bots.Bot;
import contessa.bots.coup.Personality;
import contessa.bots.coup.PolicyBot;
import contessa.bots.net.NetBot.Strength;
import contessa.bots.net.TrainedNet;
import contessa.bots.royal.RoyalBot;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The sixteen characters that people play against, weakest first, two of each level. The {@link
 * Roster} has them by their ids; word bundles say what they are called in each language.
 */
public enum Cast {
  BEPPE(1, Style.CREDULOUS, Dealing.EASY),
  ORTENSIA(1, Style.FORGETFUL, Dealing.EASY),
  TADDEA(2, Style.CLUMSY, Dealing.FAIR),
  ZANOBI(2, Style.HOT_HEADED, Dealing.NEVER),
  RINALDO(3, Style.AGGRESSIVE, Dealing.STRONG),
  FIAMMETTA(3, Style.BOLD, Dealing.EASY),
  GALEAZZO(4, Style.SPITEFUL, Dealing.NEVER),
  VIOLANTE(4, Style.CAREFUL, Dealing.FAIR),
  ERCOLE(5, Style.BLOCKING, Dealing.STRONG),
  GINEVRA(5, Style.PEACEABLE, Dealing.EASY),
  AURELIA(6, Style.QUIET, Dealing.FAIR),
  LAZZARO(6, Style.SUSPICIOUS, Dealing.NEVER),
  ISABETTA(7, Style.CALCULATING, Dealing.FAIR),
  ORSINO(7, Style.GRUDGING, Dealing.FAIR),
  NICCOLO(8, Style.SLY, Dealing.STRONG),
  CONTESSA(8, Style.UNREADABLE, Dealing.FAIR);

  /** What is typical of a character, whatever its level. */
  public enum Style {
    CREDULOUS("believes every word"),
    FORGETFUL("forgets who claimed what, itself included"),
    CLUMSY("bluffs often, and at the wrong moment"),
    HOT_HEADED("challenges anything that sounds too good"),
    AGGRESSIVE("attacks whoever it can"),
    BOLD("bluffs gladly"),
    SPITEFUL("strikes back immediately"),
    CAREFUL("takes few risks"),
    BLOCKING("blocks whatever can be blocked"),
    PEACEABLE("leaves the weak alone"),
    QUIET("claims little and waits"),
    SUSPICIOUS("doubts whoever has lied before"),
    CALCULATING("counts cards"),
    GRUDGING("forgets no attack"),
    SLY("builds a reputation, then cashes it in"),
    UNREADABLE("has no habits; the strongest");

    private final String about;

    Style(String about) {
      this.about = about;
    }
  }

  /** Which offers of other players a character accepts. */
  public enum Dealing {
    /** Any that is not aimed at the character itself. */
    EASY,
    /** Those against the strongest player, and those of players who are not the strongest. */
    FAIR,
    /** Those of the strongest player. */
    STRONG,
    NEVER
  }

  private final int level;
  private final Style style;
  private final Dealing dealing;

  Cast(int level, Style style, Dealing dealing) {
    this.level = level;
    this.style = style;
    this.dealing = dealing;
  }

  /** The character with this id, if it is one. */
  public static Optional<Cast> named(String id) {
    return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst();
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The name at a table, the same in every language. */
  public String seatName() {
    return switch (this) {
      case NICCOLO -> "Niccolò";
      case CONTESSA -> "La Contessa";
      default -> name().charAt(0) + id().substring(1);
    };
  }

  /** From 1, a beginner, to 8. */
  public int level() {
    return level;
  }

  public Style style() {
    return style;
  }

  public Dealing dealing() {
    return dealing;
  }

  RosterEntry entry() {
    return new RosterEntry(id(), style.about, this::seat);
  }

  private Bot seat(Rulebook rules, int seat, SeededChance random) {
    return switch (rules.kind()) {
      case COUP -> coup((CoupRules) rules, seat, random);
      case ROYAL -> royal((RoyalRules) rules, random);
    };
  }

  private Bot coup(CoupRules rules, int seat, SeededChance random) {
    return switch (level) {
      case 1 -> PolicyBot.honest(rules, seat);
      case 2 -> PolicyBot.schemer(rules, seat, Personality.BOLD);
      case 3 -> PolicyBot.schemer(rules, seat, Personality.VENGEFUL);
      case 4 -> PolicyBot.schemer(rules, seat, Personality.SLY);
      case 5 -> PolicyBot.schemer(rules, seat, Personality.USUAL);
      case 6 -> TrainedNet.bot(rules, seat, Strength.NOVICE, random);
      case 7 -> TrainedNet.bot(rules, seat, Strength.ADEPT, random);
      default -> TrainedNet.bot(rules, seat, Strength.FULL, random);
    };
  }

  private Bot royal(RoyalRules rules, SeededChance random) {
    return level <= 3
        ? RoyalBot.greedy(rules, random)
        : level <= 6 ? RoyalBot.scheming(rules, random) : RoyalBot.solving(rules, random);
  }
}
