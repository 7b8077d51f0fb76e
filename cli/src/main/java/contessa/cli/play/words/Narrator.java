package contessa.cli.play.words;

import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;
import java.util.List;

/**
 * Tells one reader about one game in words, from the events and views of that reader. It remembers
 * what was said at the table, and nothing else.
 */
public interface Narrator {

  /** What happened, as a sentence; empty if it goes without saying. */
  String tell(Event event);

  /** Whether something new begins here: a turn, a round. */
  boolean opens(Event event);

  /** What the reader is asked now. */
  Prompt prompt(View view);

  /** The choices that make up a move. */
  List<Step> steps(View view, Move move);

  /** What to ask when the first choices of these moves are made and others are left. */
  String question(View view, List<Step> chosen);

  /** The rules of the moment. */
  List<String> help(View view);

  /** The rules of this game. */
  List<String> rules();

  /** What everybody has claimed or planned so far. */
  List<String> memory();

  /** The table in sentences. */
  List<String> table(View view);

  /** How it ended, told when it is over and nothing is secret any more. */
  List<String> ending(View truth);
}
