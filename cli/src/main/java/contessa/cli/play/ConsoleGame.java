package contessa.cli.play;

import module java.base;

import contessa.bots.roster.Cast;
import contessa.cli.play.screen.Line;
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
  private final Narrator narrator;
  private final Function<View, List<Line>> painter;

  /** The story so far: a paragraph for each turn or round. */
  private final List<String> paragraphs = new ArrayList<>();

  private boolean newParagraph = true;
  private boolean watching;

  ConsoleGame(Console console, GameSetup setup, Voice voice, Match match) {
    this.console = console;
    this.setup = setup;
    this.voice = voice;
    this.match = match;
    GameSetup.Presentation presentation = GameSetup.presentation(setup.rules(), voice);
    narrator = presentation.narrator();
    painter = presentation.painter();
  }

  void play() throws Console.PlayerLeft {
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

  private void introduceOpponents() throws Console.PlayerLeft {
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
    sentences.forEach(this::log);
    console.happened(content(), sentences);
  }

  private Console.Content content() {
    return new Console.Content(painter.apply(match.view()), List.copyOf(paragraphs));
  }

  private void tellNews() throws Console.PlayerLeft {
    List<String> sentences = new ArrayList<>();
    for (Event event : match.news()) {
      if (narrator.story().startsParagraph(event)) {
        newParagraph = true;
      }
      String sentence = narrator.story().tell(event);
      if (!sentence.isEmpty()) {
        log(sentence);
        sentences.add(sentence);
      }
    }
    if (!sentences.isEmpty()) {
      console.happened(content(), sentences);
    }
  }

  private void log(String sentence) {
    paragraphs.add(newParagraph ? sentence : paragraphs.removeLast() + " " + sentence);
    newParagraph = false;
  }

  private void decide() throws Console.PlayerLeft {
    View view = match.view();
    MoveDialog dialog = new MoveDialog(voice, narrator, setup.rules(), view);
    List<String> preface =
        narrator.questions().concernsWholeTable(view) ? narrator.tables().table(view) : List.of();
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

  private void run(TypedCommand command, View view) throws Console.PlayerLeft {
    switch (command) {
      case HELP -> show("help.title", help(view));
      case LOG -> show("log.title", paragraphs);
      case CLAIMS -> show("claims.title", narrator.tables().history());
      case RULES -> show("rules.title.short", narrator.help().rules());
      case TABLE -> show("table.title", narrator.tables().table(view));
      case QUIT -> throw new Console.PlayerLeft();
    }
  }

  private List<String> help(View view) {
    List<String> lines = new ArrayList<>(narrator.help().decision(view));
    lines.add(voice.say("help.typing", "example", narrator.help().example(view)));
    lines.add(voice.say("commands.plain"));
    return lines;
  }

  private void show(String title, List<String> lines) throws Console.PlayerLeft {
    console.page(voice.say(title), lines, voice.say("more"));
  }

  /** An eliminated player may watch the rest of the game or skip through it. */
  private void offerToSkip() throws Console.PlayerLeft {
    boolean out = narrator.tables().isOut(match.view());
    if (out && !watching && !match.over()) {
      watching = true;
      String answer = console.ask(content(), Console.Query.of("", voice.say("watch"), List.of()));
      if (TypedCommand.of(answer, voice) == TypedCommand.QUIT) {
        throw new Console.PlayerLeft();
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
    lines.addAll(narrator.tables().ending(match.truth()));
    return lines;
  }

  private String lastSentence() {
    String last = paragraphs.getLast();
    int before = last.lastIndexOf(". ");
    return before < 0 ? last : last.substring(before + 2);
  }
}
