package contessa.cli.play;

import contessa.bots.BotKind;
import contessa.bots.roster.Roster;
import contessa.cli.play.screen.CoupPainter;
import contessa.cli.play.screen.Painter;
import contessa.cli.play.screen.RoyalPainter;
import contessa.cli.play.words.CoupNarrator;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.RoyalNames;
import contessa.cli.play.words.RoyalNarrator;
import contessa.cli.play.words.Voice;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.royal.RoyalRules;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules and the opponents of a game in the terminal.
 *
 * @param bots the opponents, from seat 1 on
 */
public record GameSetup(Rulebook rules, List<BotKind> bots) {

  private static final List<String> NAMES =
      List.of("You", "Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Greta", "Hugo", "Irene");

  private static final String WEAKEST = "random";

  /** The strength of the opponents. */
  enum Level {
    EASY,
    MIXED,
    STRONG
  }

  public GameSetup {
    bots = List.copyOf(bots);
    if (rules.seats() != bots.size() + 1) {
      throw new IllegalArgumentException("there must be one bot for each seat but the player's");
    }
  }

  /** Opponents for a game; the random bot plays only where there is no other. */
  static List<BotKind> opponents(String game, int count, Level level) {
    List<BotKind> all =
        new ArrayList<>(Roster.all().stream().filter(kind -> kind.plays(game)).toList());
    if (all.size() > 1) {
      all.removeIf(kind -> kind.name().equals(WEAKEST));
    }
    List<BotKind> strongestFirst = all.reversed();
    List<BotKind> opponents = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      opponents.add(
          switch (level) {
            case EASY -> all.getFirst();
            case MIXED -> strongestFirst.get(i % strongestFirst.size());
            case STRONG -> all.getLast();
          });
    }
    return opponents;
  }

  /** Opponents of mixed strength. */
  public static List<BotKind> opponents(String game, int count) {
    return opponents(game, count, Level.MIXED);
  }

  static List<String> names() {
    return NAMES;
  }

  /** The edition as written in bundles and in the notation. */
  String edition() {
    return edition(rules);
  }

  static String edition(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> Voice.key(((CoupRules) rules).edition());
      case ROYAL -> rules.game();
    };
  }

  /** Tells and draws one game. */
  record Presentation(Narrator narrator, Painter painter) {}

  Presentation presentation(Voice voice) {
    return presentation(rules, voice);
  }

  static Presentation presentation(Rulebook rules, Voice voice) {
    return switch (rules.kind()) {
      case COUP -> coup(voice, (CoupRules) rules);
      case ROYAL -> royal(voice, (RoyalRules) rules);
    };
  }

  private static Presentation coup(Voice voice, CoupRules rules) {
    CoupNarrator narrator = new CoupNarrator(voice, rules);
    return new Presentation(narrator, new CoupPainter(voice, narrator.claims()));
  }

  private static Presentation royal(Voice voice, RoyalRules rules) {
    RoyalNarrator narrator = new RoyalNarrator(voice, rules);
    RoyalNames names = new RoyalNames(voice, rules);
    return new Presentation(narrator, new RoyalPainter(voice, names, narrator.rounds()));
  }
}
