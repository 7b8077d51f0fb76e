package contessa.cli.play;

import java.util.List;

/**
 * A question with its choices.
 *
 * @param notice what was wrong with the last answer, or empty
 * @param situation what has just happened, if the question is about that; else empty
 * @param before the table in words, for those who cannot see it drawn
 * @param commands what else can be typed, in brief
 * @param hint the same as a sentence, for those who are told once
 */
record Asked(
    String notice,
    String situation,
    String question,
    List<String> notes,
    List<Choice> choices,
    List<String> before,
    String commands,
    String hint) {

  /**
   * One choice.
   *
   * @param bluff the word for a bluff if it is one, or empty
   * @param known whether the screen shows elsewhere what the key stands for
   */
  record Choice(String key, String label, String bluff, boolean leadsOn, boolean known) {}

  static Asked simply(String question) {
    return new Asked("", "", question, List.of(), List.of(), List.of(), "", "");
  }

  Asked noticing(String text) {
    return new Asked(text, situation, question, notes, choices, before, commands, hint);
  }

  Asked after(List<String> lines) {
    return new Asked(notice, situation, question, notes, choices, lines, commands, hint);
  }
}
