package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Line;

/** Shows the game to the player and reads the answers. */
interface Console extends AutoCloseable {

  /** The player has left: by the end of the input, an interrupt, or the quit command. */
  final class PlayerLeft extends Exception {

    private static final long serialVersionUID = 1L;

    PlayerLeft() {
      super(null, null, false, false);
    }
  }

  /**
   * What a screen shows above the question: the table and the log.
   *
   * @param log its paragraphs, the newest last
   */
  record Content(List<Line> table, List<String> log) {

    /** Only text, without a table. */
    static Content of(List<String> paragraphs) {
      return new Content(List.of(), paragraphs);
    }
  }

  /**
   * A question to the player, with its choices.
   *
   * @param notice what was wrong with the last answer, or empty
   * @param situation the event that the question is about, or empty
   * @param preface sentences for a console that draws no table, such as the table in words
   * @param commands a brief list of the other things that can be typed
   * @param hint the same as a sentence; the plain console prints it once
   */
  record Query(
      String notice,
      String situation,
      String question,
      List<String> notes,
      List<Choice> choices,
      List<String> preface,
      String commands,
      String hint) {

    /** A question without choices, after these sentences. */
    static Query of(String notice, String question, List<String> preface) {
      return new Query(notice, "", question, List.of(), List.of(), preface, "", "");
    }
  }

  /**
   * One choice.
   *
   * @param bluff the word for a bluff if the choice is one, or empty
   * @param leadsOn whether choosing it leads to another question
   * @param known whether the screen explains the key elsewhere
   */
  record Choice(String key, String label, String bluff, boolean leadsOn, boolean known) {}

  /** Shows what happened, and gives the player time to read it. */
  void happened(Content content, List<String> sentences) throws PlayerLeft;

  /** Asks a question; returns the answer without surrounding blanks. */
  String ask(Content content, Query question) throws PlayerLeft;

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
