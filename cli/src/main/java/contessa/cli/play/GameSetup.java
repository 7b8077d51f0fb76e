package contessa.cli.play;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.roster.Cast;
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
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;

/**
 * The rules and the opponents of a game in the terminal.
 *
 * @param bots the opponents, from seat 1 on
 */
public record GameSetup(Rulebook rules, List<BotKind> bots) {

  private static final List<String> NAMES =
      List.of("You", "Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Greta", "Hugo", "Irene");

  /** Instead of a level: opponents of any. */
  static final int ANY_LEVEL = 0;

  static final int HIGHEST_LEVEL = Cast.CONTESSA.level();

  public GameSetup {
    bots = List.copyOf(bots);
    if (rules.seats() != bots.size() + 1) {
      throw new IllegalArgumentException("there must be one bot for each seat but the player's");
    }
  }

  /** Different characters, as near to the level as possible. */
  static List<BotKind> opponents(int count, int level, SeededChance chance) {
    List<Cast> drawn = new ArrayList<>();
    List<Cast> left = new ArrayList<>(List.of(Cast.values()));
    while (!left.isEmpty()) {
      drawn.add(left.remove(chance.below(left.size())));
    }
    if (level != ANY_LEVEL) {
      drawn.sort(Comparator.comparingInt(one -> Math.abs(one.level() - level)));
    }
    return drawn.stream().limit(count).map(one -> Roster.named(one.id()).orElseThrow()).toList();
  }

  /** Opponents of any strength. */
  public static List<BotKind> opponents(int count, SeededChance chance) {
    return opponents(count, ANY_LEVEL, chance);
  }

  /** What the players are called; characters by their names, numbered if they come twice. */
  List<String> names(Voice voice) {
    List<String> names = new ArrayList<>(List.of(NAMES.getFirst()));
    for (BotKind bot : bots) {
      String name =
          Cast.named(bot.name()).isPresent()
              ? voice.say("cast." + bot.name())
              : NAMES.get(names.size());
      long same = names.stream().filter(other -> other.startsWith(name)).count();
      names.add(same == 0 ? name : name + " " + (same + 1));
    }
    return names;
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
