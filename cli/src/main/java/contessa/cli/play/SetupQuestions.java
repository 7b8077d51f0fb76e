package contessa.cli.play;

import module java.base;

import contessa.cli.play.words.Messages;
import contessa.cli.play.words.Voice;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.words.Language;
import contessa.royal.RoyalRules;
import org.jspecify.annotations.Nullable;

/** Asks what to play before the first game. Enter alone accepts the default. */
final class SetupQuestions {

  private static final int DEFAULT_OPPONENTS = 3;
  private static final String ROYAL = "royal";
  private static final Edition DEFAULT_EDITION = Edition.RESISTANCE;
  private static final List<String> EDITIONS =
      Stream.concat(Arrays.stream(Edition.values()).map(Voice::key), Stream.of(ROYAL)).toList();

  private final Console console;
  private final SeededChance chance;
  private Language language;

  SetupQuestions(Console console, Language language, SeededChance chance) {
    this.console = console;
    this.language = language;
    this.chance = chance;
  }

  Language language() {
    return language;
  }

  GameSetup ask() throws Console.PlayerLeft {
    String edition = edition();
    if (edition.isEmpty()) {
      return setup(Voice.key(DEFAULT_EDITION), DEFAULT_OPPONENTS, GameSetup.ANY_LEVEL);
    }
    int most = edition.equals(ROYAL) ? RoyalRules.MOST_PLAYERS : coup(edition).mostPlayers();
    int opponents = number("setup.opponents", most - 1, DEFAULT_OPPONENTS);
    int level = number("setup.level", GameSetup.HIGHEST_LEVEL, GameSetup.ANY_LEVEL);
    return setup(edition, opponents, level);
  }

  private GameSetup setup(String edition, int opponents, int level) {
    Rulebook rules =
        edition.equals(ROYAL)
            ? RoyalRules.standard(opponents + 1)
            : CoupRules.of(coup(edition), opponents + 1);
    return new GameSetup(rules, GameSetup.opponents(opponents, level, chance));
  }

  private static Edition coup(String word) {
    return Edition.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private Voice voice() {
    return new Voice(Messages.in(language), ROYAL, GameSetup.names(), Match.PERSON, console::spell);
  }

  /** The edition that the player chooses, or empty to play the default immediately. */
  private String edition() throws Console.PlayerLeft {
    String notice = "";
    while (true) {
      String text = console.ask(welcome(), question(notice));
      notice = "";
      Language other = Language.of(text);
      TypedCommand command = TypedCommand.of(text, voice());
      String chosen = chosen(text);
      if (text.isEmpty()) {
        return "";
      } else if (command == TypedCommand.QUIT) {
        throw new Console.PlayerLeft();
      } else if (command == TypedCommand.HELP) {
        about();
      } else if (other != null) {
        language = other;
      } else if (chosen != null) {
        return chosen;
      } else {
        notice = voice().say("setup.bad");
      }
    }
  }

  private Console.Content welcome() {
    return Console.Content.of(List.of(voice().say("welcome")));
  }

  private Console.Query question(String notice) {
    Voice voice = voice();
    String usual = voice.say("edition." + Voice.key(DEFAULT_EDITION));
    List<Console.Choice> choices = new ArrayList<>();
    for (String edition : EDITIONS) {
      String key = String.valueOf(choices.size() + 1);
      choices.add(new Console.Choice(key, voice.say("edition." + edition), "", false, false));
    }
    List<String> languages =
        Language.ALL.stream()
            .map(each -> each.code() + " " + console.spell(each.ownName()))
            .toList();
    String commands = voice.say("setup.languages", "list", voice.row(languages));
    return new Console.Query(
        notice,
        "",
        voice.say("setup.now", "edition", usual, DEFAULT_OPPONENTS),
        List.of(),
        choices,
        notice.isEmpty() ? List.of(voice.say("welcome"), commands) : List.of(),
        commands,
        "");
  }

  private static @Nullable String chosen(String text) {
    return EDITIONS.stream()
        .filter(one -> text.equals(one) || text.equals("" + (EDITIONS.indexOf(one) + 1)))
        .findFirst()
        .orElse(null);
  }

  private void about() throws Console.PlayerLeft {
    Voice voice = voice();
    List<String> lines =
        EDITIONS.stream()
            .map(one -> voice.say("edition." + one) + ": " + voice.say("setup.about." + one))
            .toList();
    console.page(voice.say("help.title"), lines, voice.say("more"));
  }

  /** A number from 1 on. */
  private int number(String key, int most, int otherwise) throws Console.PlayerLeft {
    String text = voice().say(key, "least", 1, "most", most, otherwise);
    String notice = "";
    while (true) {
      String answer = console.ask(welcome(), Console.Query.of(notice, text, List.of()));
      if (answer.isEmpty()) {
        return otherwise;
      }
      if (TypedCommand.of(answer, voice()) == TypedCommand.QUIT) {
        throw new Console.PlayerLeft();
      }
      int number = answer.matches("\\d{1,2}") ? Integer.parseInt(answer) : 0;
      if (number >= 1 && number <= most) {
        return number;
      }
      notice = voice().say("setup.bad");
    }
  }
}
