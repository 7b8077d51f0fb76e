package contessa.cli.play;

import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Voice;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;
import contessa.royal.RoyalView;
import java.util.ArrayList;
import java.util.List;

/** One game on a console, from the deal to the last word. */
final class Game {

  private final Console console;
  private final Party party;
  private final Voice voice;
  private final Match match;
  private final Party.Telling telling;
  private final Log log = new Log();
  private boolean watching;

  Game(Console console, Party party, Voice voice, Match match) {
    this.console = console;
    this.party = party;
    this.voice = voice;
    this.match = match;
    telling = party.telling(voice);
  }

  void play() throws Leave {
    console.hurry(false);
    seat();
    tellNews();
    while (!match.over()) {
      if (match.personDecides()) {
        decide();
      } else {
        match.letBotPlay();
      }
      tellNews();
      offerToSkip();
    }
  }

  private void seat() throws Leave {
    List<String> opponents = new ArrayList<>();
    for (int i = 0; i < party.bots().size(); i++) {
      opponents.add(voice.name(i + 1) + " (" + party.bots().get(i).name() + ")");
    }
    String seated = voice.say("seated", "list", String.join(", ", opponents));
    log.add(seated);
    console.happened(scene(), List.of(seated));
  }

  private Scene scene() {
    View view = match.view();
    return new Scene(columns -> telling.painter().table(view, columns), log.paragraphs());
  }

  private void tellNews() throws Leave {
    Narrator narrator = telling.narrator();
    List<String> sentences = new ArrayList<>();
    for (Event event : match.news()) {
      if (narrator.opens(event)) {
        log.newParagraph();
      }
      String sentence = narrator.tell(event);
      if (!sentence.isEmpty()) {
        log.add(sentence);
        sentences.add(sentence);
      }
    }
    if (!sentences.isEmpty()) {
      console.happened(scene(), sentences);
    }
  }

  private void decide() throws Leave {
    View view = match.view();
    Decision decision = new Decision(voice, telling.narrator(), party.rules(), view);
    List<String> before = turn(view) ? telling.narrator().table(view) : List.of();
    Move move = null;
    while (move == null || !match.play(move)) {
      String text = console.ask(scene(), decision.asked(before));
      before = List.of();
      Command command = Command.of(text, voice);
      if (command == null) {
        move = decision.answer(text);
      } else {
        obey(command, view);
      }
    }
  }

  /** Whether the player has the whole table to think about, not only what somebody just did. */
  private static boolean turn(View view) {
    return switch (view) {
      case CoupView coup -> coup.phase() == contessa.coup.CoupPhase.ACTION;
      case RoyalView royal -> royal.phase() == contessa.royal.RoyalPhase.PLAN;
      default -> true;
    };
  }

  private void obey(Command command, View view) throws Leave {
    Narrator narrator = telling.narrator();
    switch (command) {
      case HELP -> show("help.title", help(view));
      case LOG -> show("log.title", log.paragraphs());
      case CLAIMS -> show("claims.title", narrator.memory());
      case RULES -> show("rules.title.short", narrator.rules());
      case TABLE -> show("table.title", narrator.table(view));
      case QUIT -> throw new Leave();
    }
  }

  private List<String> help(View view) {
    List<String> lines = new ArrayList<>(telling.narrator().help(view));
    if (view instanceof CoupView) {
      lines.add(voice.say("help.table"));
    }
    lines.add(voice.say("help.typing", "example", party.example(voice)));
    lines.add(voice.say("commands.plain"));
    return lines;
  }

  private void show(String title, List<String> lines) throws Leave {
    console.page(voice.say(title), lines, voice.say("more"));
  }

  /** Whoever is out may watch the others, or not. */
  private void offerToSkip() throws Leave {
    boolean out = match.view() instanceof CoupView view && !view.lives(Match.PERSON);
    if (out && !watching && !match.over()) {
      watching = true;
      String answer = console.ask(scene(), Asked.simply(voice.say("watch")));
      if (Command.of(answer, voice) == Command.QUIT) {
        throw new Leave();
      }
      if (!answer.isEmpty()) {
        console.hurry(true);
      }
    }
  }

  /** Who won and what everybody held. */
  List<String> ending() {
    List<String> lines = new ArrayList<>();
    lines.add(voice.say("over") + " " + lastSentence());
    lines.addAll(telling.narrator().ending(match.truth()));
    return lines;
  }

  private String lastSentence() {
    String last = log.paragraphs().getLast();
    int before = last.lastIndexOf(". ");
    return before < 0 ? last : last.substring(before + 2);
  }
}
