package contessa.bots.roster;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.coup.CourtBot;
import contessa.bots.coup.Taste;
import contessa.bots.coup.Temperament;
import contessa.bots.net.TrainedNet;
import contessa.bots.royal.RoyalBot;
import contessa.bots.royal.RoyalTemper;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;

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
    CREDULOUS("believes every word", 0.5),
    FORGETFUL("forgets who claimed what, itself included", 0),
    CLUMSY("bluffs often, and at the wrong moment", 0.4),
    HOT_HEADED("challenges anything that sounds too good", -0.3),
    AGGRESSIVE("attacks whoever it can", 0.5),
    BOLD("bluffs gladly", 0.2),
    SPITEFUL("strikes back immediately", -0.4),
    CAREFUL("takes few risks", -0.1),
    BLOCKING("blocks whatever can be blocked", -0.5),
    PEACEABLE("leaves the weak alone", 0.2),
    QUIET("claims little and waits", 0.1),
    SUSPICIOUS("doubts whoever has lied before", -0.4),
    CALCULATING("counts cards", 0.2),
    GRUDGING("forgets no attack", -0.3),
    SLY("builds a reputation, then cashes it in", 0),
    UNREADABLE("has no habits; the strongest", 0);

    private final String about;

    /** In Coup Royal, how much more than guard it thinks of theft. */
    private final double lean;

    Style(String about, double lean) {
      this.about = about;
      this.lean = lean;
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

  /** How each level plans in Coup Royal: foresight, study, haste. */
  private static final double[][] ROYAL = {
    {0, 0, 0.3},
    {0, 0, 0.12},
    {0, 0, 0.07},
    {0, 0, 0.04},
    {0.5, 0, 0.03},
    {1, 0, 0.02},
    {1, 0.5, 0.012},
    {1, 1, 0.012}
  };

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

  Roster.Entry entry() {
    return new Roster.Entry(id(), style.about, this::seat);
  }

  private Bot seat(Rulebook rules, int seat, SeededChance random) {
    return switch (rules.kind()) {
      case COUP -> coup((CoupRules) rules, seat, random);
      case ROYAL -> royal((RoyalRules) rules, random);
    };
  }

  private Bot coup(CoupRules rules, int seat, SeededChance random) {
    return this == CONTESSA
        ? TrainedNet.bot(rules, seat, random)
        : person(rules, seat, Temperament.of(level, id()), random);
  }

  /** Somebody of this temperament. Those with insight ask the trained network for advice. */
  public static Bot person(
      CoupRules rules, int seat, Temperament temperament, SeededChance random) {
    double insight = temperament.of(Taste.INSIGHT);
    Bot adviser = null;
    if (insight > 0) {
      adviser =
          insight >= 1
              ? TrainedNet.bot(rules, seat, random)
              : TrainedNet.plain(rules, seat, random);
    }
    return new CourtBot(rules, seat, temperament, adviser, random);
  }

  private RoyalBot royal(RoyalRules rules, SeededChance random) {
    double[] plans = ROYAL[level - 1];
    return RoyalBot.tempered(
        rules,
        new RoyalTemper(plans[0], plans[1], plans[2], 1 + style.lean, 1 - style.lean),
        random);
  }
}
