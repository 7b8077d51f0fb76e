package contessa.cli.play;

import java.util.List;

/** Shows the game to the player and reads the answers. */
interface Console extends AutoCloseable {

  /** Shows what happened, and gives the player time to read it. */
  void happened(ScreenContent content, List<String> sentences) throws PlayerLeft;

  /** Asks a question; returns the answer without surrounding blanks. */
  String ask(ScreenContent content, ConsoleQuestion question) throws PlayerLeft;

  /** Shows a text, until the player wants to go on. */
  void page(String title, List<String> lines, String more) throws PlayerLeft;

  /** Turns pauses for reading off or on. */
  void hurry(boolean hurry);

  /**
   * Says goodbye; the words stay on the terminal after the console is closed.
   *
   * @param result how the last game ended, for a console that clears its screen; may be empty
   */
  void farewell(List<String> result, String goodbye);

  /** The text in characters that this console can print. */
  String spell(String text);

  @Override
  void close();
}
