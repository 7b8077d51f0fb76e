package contessa.cli.play;

import module java.base;

import contessa.arena.UserMistake;
import contessa.arena.program.ContestantList;
import contessa.bots.BotKind;
import contessa.bots.roster.Cast;
import contessa.bots.roster.Roster;
import contessa.cli.play.screen.CoupPainter;
import contessa.cli.play.screen.Line;
import contessa.cli.play.screen.RoyalPainter;
import contessa.cli.play.words.ClaimHistory;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.RoyalNames;
import contessa.cli.play.words.RoyalRounds;
import contessa.cli.play.words.Voice;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;
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

  /** Opponents by name, of which the last fills the rest; characters by lot if none is named. */
  public static GameSetup of(Rulebook rules, List<String> names, SeededChance chance) {
    int count = rules.seats() - 1;
    if (names.size() > count) {
      throw new UserMistake(
          names.size() + " bots and you do not fit at a table for " + rules.seats());
    }
    return new GameSetup(
        rules,
        names.isEmpty()
            ? opponents(count, ANY_LEVEL, chance)
            : IntStream.range(0, count)
                .mapToObj(i -> names.get(Math.min(i, names.size() - 1)).strip())
                .map(name -> ContestantList.bot(name, rules.game()))
                .toList());
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
  record Presentation(Narrator narrator, Function<View, List<Line>> painter) {}

  static Presentation presentation(Rulebook rules, Voice voice) {
    return switch (rules.kind()) {
      case COUP -> {
        ClaimHistory claims = new ClaimHistory();
        Narrator narrator = Narrator.coup(voice, (CoupRules) rules, claims);
        yield new Presentation(narrator, new CoupPainter(voice, claims)::table);
      }
      case ROYAL -> {
        RoyalRounds rounds = new RoyalRounds();
        RoyalNames names = new RoyalNames(voice, (RoyalRules) rules);
        Narrator narrator = Narrator.royal(voice, (RoyalRules) rules, rounds);
        yield new Presentation(narrator, new RoyalPainter(voice, names, rounds)::table);
      }
    };
  }
}
