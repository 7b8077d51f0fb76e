package contessa.cli.play;

import module java.base;

import contessa.bots.roster.Cast;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Voice;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;

/** Plays one game on a console, from the deal to the winner. */
final class ConsoleGame {

  private final Console console;
  private final GameSetup setup;
  private final Voice voice;
  private final Match match;
  private final GameSetup.Presentation presentation;
  private final Log log = new Log();
  private boolean watching;

  ConsoleGame(Console console, GameSetup setup, Voice voice, Match match) {
    this.console = console;
    this.setup = setup;
    this.voice = voice;
    this.match = match;
    presentation = setup.presentation(voice);
  }

  void play() throws PlayerLeft {
    console.hurry(false);
    introduceOpponents();
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

  private void introduceOpponents() throws PlayerLeft {
    List<String> opponents = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    for (int i = 0; i < setup.bots().size(); i++) {
      String name = voice.name(i + 1);
      String bot = setup.bots().get(i).name();
      boolean character = Cast.named(bot).isPresent();
      opponents.add(character ? name : name + " (" + bot + ")");
      if (character) {
        sentences.add(name + " – " + voice.say("cast." + bot + ".about"));
      }
    }
    sentences.addFirst(voice.say("seated", "list", voice.row(opponents)));
    sentences.forEach(log::add);
    console.happened(content(), sentences);
  }

  private ScreenContent content() {
    View view = match.view();
    return new ScreenContent(
        columns -> presentation.painter().table(view, columns), log.paragraphs());
  }

  private void tellNews() throws PlayerLeft {
    Narrator narrator = presentation.narrator();
    List<String> sentences = new ArrayList<>();
    for (Event event : match.news()) {
      if (narrator.startsParagraph(event)) {
        log.newParagraph();
      }
      String sentence = narrator.tell(event);
      if (!sentence.isEmpty()) {
        log.add(sentence);
        sentences.add(sentence);
      }
    }
    if (!sentences.isEmpty()) {
      console.happened(content(), sentences);
    }
  }

  private void decide() throws PlayerLeft {
    View view = match.view();
    MoveDialog dialog = new MoveDialog(voice, presentation.narrator(), setup.rules(), view);
    List<String> preface =
        presentation.narrator().concernsWholeTable(view)
            ? presentation.narrator().table(view)
            : List.of();
    Move move = null;
    while (move == null || !match.play(move)) {
      String text = console.ask(content(), dialog.question(preface));
      preface = List.of();
      TypedCommand command = TypedCommand.of(text, voice);
      if (command == null) {
        move = dialog.answer(text);
      } else {
        run(command, view);
      }
    }
  }

  private void run(TypedCommand command, View view) throws PlayerLeft {
    Narrator narrator = presentation.narrator();
    switch (command) {
      case HELP -> show("help.title", help(view));
      case LOG -> show("log.title", log.paragraphs());
      case CLAIMS -> show("claims.title", narrator.history());
      case RULES -> show("rules.title.short", narrator.rules());
      case TABLE -> show("table.title", narrator.table(view));
      case QUIT -> throw new PlayerLeft();
    }
  }

  private List<String> help(View view) {
    List<String> lines = new ArrayList<>(presentation.narrator().help(view));
    lines.add(voice.say("help.typing", "example", presentation.narrator().example(view)));
    lines.add(voice.say("commands.plain"));
    return lines;
  }

  private void show(String title, List<String> lines) throws PlayerLeft {
    console.page(voice.say(title), lines, voice.say("more"));
  }

  /** An eliminated player may watch the rest of the game or skip through it. */
  private void offerToSkip() throws PlayerLeft {
    boolean out = presentation.narrator().isOut(match.view());
    if (out && !watching && !match.over()) {
      watching = true;
      String answer = console.ask(content(), ConsoleQuestion.of(voice.say("watch")));
      if (TypedCommand.of(answer, voice) == TypedCommand.QUIT) {
        throw new PlayerLeft();
      }
      if (!answer.isEmpty()) {
        console.hurry(true);
      }
    }
  }

  /** The winner, and the cards of every player. */
  List<String> ending() {
    List<String> lines = new ArrayList<>();
    lines.add(voice.say("over") + " " + lastSentence());
    lines.addAll(presentation.narrator().ending(match.truth()));
    return lines;
  }

  private String lastSentence() {
    String last = log.paragraphs().getLast();
    int before = last.lastIndexOf(". ");
    return before < 0 ? last : last.substring(before + 2);
  }

  /** The story of the game so far: a paragraph for each turn or round. */
  private static final class Log {

    private final List<String> paragraphs = new ArrayList<>();
    private boolean open;

    /** Adds a sentence to the current paragraph. */
    void add(String sentence) {
      if (open) {
        paragraphs.add(paragraphs.removeLast() + " " + sentence);
      } else {
        paragraphs.add(sentence);
        open = true;
      }
    }

    /** Makes the next sentence begin a new paragraph. */
    void newParagraph() {
      open = false;
    }

    List<String> paragraphs() {
      return List.copyOf(paragraphs);
    }
  }
}
