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

  GameSetup ask() throws PlayerLeft {
    String edition = edition();
    if (edition.isEmpty()) {
      return setup(Voice.key(DEFAULT_EDITION), DEFAULT_OPPONENTS, GameSetup.ANY_LEVEL);
    }
    int opponents = opponents(edition);
    int level =
        number(
            voice().say("setup.level", "most", GameSetup.HIGHEST_LEVEL),
            1,
            GameSetup.HIGHEST_LEVEL,
            GameSetup.ANY_LEVEL);
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

  private static List<String> editions() {
    List<String> editions = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      editions.add(Voice.key(edition));
    }
    editions.add(ROYAL);
    return editions;
  }

  /** The edition that the player chooses, or empty to play the default immediately. */
  private String edition() throws PlayerLeft {
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
        throw new PlayerLeft();
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

  private ScreenContent welcome() {
    return ScreenContent.of(List.of(voice().say("welcome")));
  }

  private ConsoleQuestion question(String notice) {
    Voice voice = voice();
    String usual = voice.say("edition." + Voice.key(DEFAULT_EDITION));
    List<ConsoleQuestion.Choice> choices = new ArrayList<>();
    for (String edition : editions()) {
      String key = String.valueOf(choices.size() + 1);
      choices.add(
          new ConsoleQuestion.Choice(key, voice.say("edition." + edition), "", false, false));
    }
    List<String> languages =
        Language.ALL.stream()
            .map(each -> each.code() + " " + console.spell(each.ownName()))
            .toList();
    String commands = voice.say("setup.languages", "list", voice.row(languages));
    return new ConsoleQuestion(
        notice,
        "",
        voice.say("setup.now", "edition", usual, "n", DEFAULT_OPPONENTS),
        List.of(),
        choices,
        notice.isEmpty() ? List.of(voice.say("welcome"), commands) : List.of(),
        commands,
        "");
  }

  private static @Nullable String chosen(String text) {
    List<String> editions = editions();
    for (int i = 0; i < editions.size(); i++) {
      if (text.equals(String.valueOf(i + 1)) || text.equals(editions.get(i))) {
        return editions.get(i);
      }
    }
    return null;
  }

  private void about() throws PlayerLeft {
    Voice voice = voice();
    List<String> lines = new ArrayList<>();
    for (String edition : editions()) {
      lines.add(voice.say("edition." + edition) + ": " + voice.say("setup.about." + edition));
    }
    console.page(voice.say("help.title"), lines, voice.say("more"));
  }

  private int opponents(String edition) throws PlayerLeft {
    int most = edition.equals(ROYAL) ? RoyalRules.MOST_PLAYERS : coup(edition).mostPlayers();
    String question =
        voice().say("setup.opponents", "least", 1, "most", most - 1, "n", DEFAULT_OPPONENTS);
    return number(question, 1, most - 1, DEFAULT_OPPONENTS);
  }

  private int number(String text, int least, int most, int otherwise) throws PlayerLeft {
    ConsoleQuestion question = ConsoleQuestion.of(text);
    while (true) {
      String answer = console.ask(welcome(), question);
      if (answer.isEmpty()) {
        return otherwise;
      }
      if (TypedCommand.of(answer, voice()) == TypedCommand.QUIT) {
        throw new PlayerLeft();
      }
      if (answer.matches("\\d{1,2}")
          && Integer.parseInt(answer) >= least
          && Integer.parseInt(answer) <= most) {
        return Integer.parseInt(answer);
      }
      question = ConsoleQuestion.of(text).withNotice(voice().say("setup.bad"));
    }
  }
}
