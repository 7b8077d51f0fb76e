package contessa.cli.play;

import module java.base;

import contessa.bots.Budget;
import contessa.cli.play.words.Messages;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Prompt;
import contessa.cli.play.words.Voice;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import contessa.notation.words.Language;

/** One game for a language model against bots: what has happened, and what it may do, as text. */
public final class ModelTable {

  private final GameSetup setup;
  private final GameNotation notation;
  private final Narrator narrator;
  private final Match match;

  /** Deals. */
  public ModelTable(GameSetup setup, SeededChance chance, Budget budget) {
    this.setup = setup;
    notation = Notations.of(setup.rules());
    Voice anybody = voice(GameSetup.names());
    narrator = setup.presentation(voice(setup.names(anybody))).narrator();
    int first = chance.below(setup.rules().seats());
    match = new Match(setup.rules(), setup.bots(), first, chance, budget);
  }

  private Voice voice(List<String> names) {
    return new Voice(
        Messages.in(Language.ENGLISH),
        setup.edition(),
        names,
        Match.PERSON,
        UnaryOperator.identity());
  }

  /** Lets the bots play on, and tells what has happened until the model must decide. */
  public String goOn() {
    List<String> lines = new ArrayList<>();
    tell(lines);
    while (!match.over() && !match.personDecides()) {
      match.letBotPlay();
      tell(lines);
    }
    if (match.over()) {
      lines.add("");
      lines.addAll(narrator.ending(match.truth()));
      lines.add("The game is over; new_game deals another one.");
    } else {
      lines.add("");
      lines.addAll(question());
    }
    return String.join("\n", lines).strip();
  }

  private void tell(List<String> lines) {
    for (Event event : match.news()) {
      if (narrator.startsParagraph(event)) {
        lines.add("");
      }
      String sentence = narrator.tell(event);
      if (!sentence.isEmpty()) {
        lines.add(sentence);
      }
    }
  }

  /** The table as the model may see it, and its question. */
  private List<String> question() {
    View view = match.view();
    List<String> lines = new ArrayList<>(narrator.table(view));
    Prompt prompt = narrator.prompt(view);
    lines.add("");
    lines.add(prompt.question());
    lines.addAll(prompt.notes());
    lines.add("Legal moves: " + String.join("; ", legal()));
    return lines;
  }

  private List<String> legal() {
    return match.view().moves().stream().map(move -> notation.text(setup.rules(), move)).toList();
  }

  /**
   * Plays the model's move.
   *
   * @throws IllegalArgumentException with a sentence, if it is not legal now; nothing has changed
   */
  public String play(String text) {
    if (match.over()) {
      throw new IllegalArgumentException("the game is over; new_game deals another one");
    }
    Move move = notation.move(setup.rules(), text.strip());
    if (move == null || !match.play(move)) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a legal move now; these are: " + String.join("; ", legal()));
    }
    return goOn();
  }

  /** What can be looked up at any time. */
  public String look() {
    List<String> lines = new ArrayList<>(match.over() ? List.of() : question());
    lines.add("");
    lines.addAll(narrator.history());
    return String.join("\n", lines).strip();
  }

  public String rules() {
    return String.join("\n", narrator.rules());
  }
}
