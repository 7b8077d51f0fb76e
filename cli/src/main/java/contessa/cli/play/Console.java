package contessa.cli.play;

import java.util.List;

/** Where the game is shown and the player answers. */
interface Console extends AutoCloseable {

  /** Something happened; the player is given time to read it. */
  void happened(Scene scene, List<String> sentences) throws Leave;

  /** The player's answer, without blanks around it. */
  String ask(Scene scene, Asked asked) throws Leave;

  /** Something to read; going on is up to the player. */
  void page(String title, List<String> lines, String more) throws Leave;

  /** Whether to go on without giving time to read. */
  void hurry(boolean hurry);

  /**
   * The last words, which stay when the console is gone.
   *
   * @param result how the last game ended, for a console that takes its screen away; may be empty
   */
  void farewell(List<String> result, String goodbye);

  /** How this console can write a text. */
  String spell(String text);

  @Override
  void close();
}
