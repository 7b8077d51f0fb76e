package contessa.cli.play.words;

import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;
import java.util.List;

/**
 * Tells one game to one reader in words, from the events and views of that reader. It remembers
 * only public claims and plans.
 */
public interface Narrator {

  /** The event as a sentence; empty if it is not worth one. */
  String tell(Event event);

  /** Whether the event starts a new paragraph: a turn or a round. */
  boolean startsParagraph(Event event);

  /** The question for the reader's current decision. */
  Prompt prompt(View view);

  /** Whether the decision is about the whole table, not only about the last move. */
  boolean concernsWholeTable(View view);

  /** Whether the reader has been eliminated. */
  boolean isOut(View view);

  /** The choices that make up a move. */
  List<MoveStep> steps(View view, Move move);

  /** The next question, after these choices have been made. */
  String question(View view, List<MoveStep> chosen);

  /** The rules that matter for the current decision. */
  List<String> help(View view);

  /** An example of a move that the reader could type. */
  String example(View view);

  /** All rules of this game. */
  List<String> rules();

  /** Everyone's claims or plans so far. */
  List<String> history();

  /** The table in sentences. */
  List<String> table(View view);

  /** The final hands or scores, once the game is over. */
  List<String> ending(View truth);
}
