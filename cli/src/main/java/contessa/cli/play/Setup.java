package contessa.cli.play;

import contessa.cli.play.words.Language;
import contessa.cli.play.words.Voice;
import contessa.cli.play.words.Words;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.royal.RoyalRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The few questions before the first game. Enter alone is always an answer. */
final class Setup {

  private static final int USUAL_OPPONENTS = 3;
  private static final String ROYAL = "royal";
  private static final Edition USUAL = Edition.RESISTANCE;

  private final Console console;
  private Language language;

  Setup(Console console, Language language) {
    this.console = console;
    this.language = language;
  }

  Language language() {
    return language;
  }

  Party party() throws Leave {
    String edition = edition();
    if (edition.isEmpty()) {
      return party(Voice.key(USUAL), USUAL_OPPONENTS, Party.Level.MIXED);
    }
    int opponents = opponents(edition);
    int level = number(voice().say("setup.level"), 1, Party.Level.values().length, 2);
    return party(edition, opponents, Party.Level.values()[level - 1]);
  }

  private static Party party(String edition, int opponents, Party.Level level) {
    Rulebook rules =
        edition.equals(ROYAL)
            ? RoyalRules.standard(opponents + 1)
            : CoupRules.of(coup(edition), opponents + 1);
    return new Party(rules, Party.opponents(rules.game(), opponents, level));
  }

  private static Edition coup(String word) {
    return Edition.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private Voice voice() {
    return new Voice(Words.in(language), ROYAL, Party.names(), Match.PERSON, console::spell);
  }

  private static List<String> editions() {
    List<String> editions = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      editions.add(Voice.key(edition));
    }
    editions.add(ROYAL);
    return editions;
  }

  /** The edition that is asked for, or empty to play at once. */
  private String edition() throws Leave {
    String notice = "";
    while (true) {
      String text = console.ask(welcome(), question(notice));
      notice = "";
      Language other = Language.of(text);
      Command command = Command.of(text, voice());
      String chosen = chosen(text);
      if (text.isEmpty()) {
        return "";
      } else if (command == Command.QUIT) {
        throw new Leave();
      } else if (command == Command.HELP) {
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

  private Scene welcome() {
    return Scene.of(List.of(voice().say("welcome")));
  }

  private Asked question(String notice) {
    Voice voice = voice();
    String usual = voice.say("edition." + Voice.key(USUAL));
    List<Asked.Choice> choices = new ArrayList<>();
    for (String edition : editions()) {
      String key = String.valueOf(choices.size() + 1);
      choices.add(new Asked.Choice(key, voice.say("edition." + edition), "", false, false));
    }
    List<String> languages =
        Language.ALL.stream()
            .map(each -> each.code() + " " + console.spell(each.ownName()))
            .toList();
    String commands = voice.say("setup.languages", "list", String.join(", ", languages));
    return new Asked(
        notice,
        "",
        voice.say("setup.now", "edition", usual, "n", USUAL_OPPONENTS),
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

  private void about() throws Leave {
    Voice voice = voice();
    List<String> lines = new ArrayList<>();
    for (String edition : editions()) {
      lines.add(voice.say("edition." + edition) + ": " + voice.say("setup.about." + edition));
    }
    console.page(voice.say("help.title"), lines, voice.say("more"));
  }

  private int opponents(String edition) throws Leave {
    int most = edition.equals(ROYAL) ? RoyalRules.MOST_PLAYERS : coup(edition).mostPlayers();
    String question =
        voice().say("setup.opponents", "least", 1, "most", most - 1, "n", USUAL_OPPONENTS);
    return number(question, 1, most - 1, USUAL_OPPONENTS);
  }

  private int number(String question, int least, int most, int usual) throws Leave {
    Asked asked = Asked.simply(question);
    while (true) {
      String text = console.ask(welcome(), asked);
      if (text.isEmpty()) {
        return usual;
      }
      if (Command.of(text, voice()) == Command.QUIT) {
        throw new Leave();
      }
      if (text.matches("\\d{1,2}")
          && Integer.parseInt(text) >= least
          && Integer.parseInt(text) <= most) {
        return Integer.parseInt(text);
      }
      asked = Asked.simply(question).noticing(voice().say("setup.bad"));
    }
  }
}
