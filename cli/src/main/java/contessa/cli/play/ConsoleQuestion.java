package contessa.cli.play;

import java.util.List;

/**
 * A question to the player, with its choices.
 *
 * @param notice what was wrong with the last answer, or empty
 * @param situation the event that the question is about, or empty
 * @param preface sentences for a console that draws no table, such as the table in words
 * @param commands a brief list of the other things that can be typed
 * @param hint the same as a sentence; the plain console prints it once
 */
record ConsoleQuestion(
    String notice,
    String situation,
    String question,
    List<String> notes,
    List<Choice> choices,
    List<String> preface,
    String commands,
    String hint) {

  /**
   * One choice.
   *
   * @param bluff the word for a bluff if the choice is one, or empty
   * @param leadsOn whether choosing it leads to another question
   * @param known whether the screen explains the key elsewhere
   */
  record Choice(String key, String label, String bluff, boolean leadsOn, boolean known) {}

  static ConsoleQuestion of(String question) {
    return new ConsoleQuestion("", "", question, List.of(), List.of(), List.of(), "", "");
  }

  ConsoleQuestion withNotice(String text) {
    return new ConsoleQuestion(text, situation, question, notes, choices, preface, commands, hint);
  }

  ConsoleQuestion withPreface(List<String> lines) {
    return new ConsoleQuestion(notice, situation, question, notes, choices, lines, commands, hint);
  }
}
