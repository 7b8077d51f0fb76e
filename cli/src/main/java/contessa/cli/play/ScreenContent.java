package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Line;

/**
 * What a screen shows above the question: the table and the log.
 *
 * @param table draws the table for a number of columns
 * @param log its paragraphs, the newest last
 */
record ScreenContent(IntFunction<List<Line>> table, List<String> log) {

  /** Only text, without a table. */
  static ScreenContent of(List<String> paragraphs) {
    return new ScreenContent(_ -> List.of(), paragraphs);
  }
}
