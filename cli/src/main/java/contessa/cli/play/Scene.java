package contessa.cli.play;

import contessa.cli.play.screen.Line;
import java.util.List;
import java.util.function.IntFunction;

/**
 * What can be seen: the table, drawn for a number of columns, and the log.
 *
 * @param log its paragraphs, the newest last
 */
record Scene(IntFunction<List<Line>> table, List<String> log) {

  /** No table yet, only words. */
  static Scene of(List<String> paragraphs) {
    return new Scene(_ -> List.of(), paragraphs);
  }
}
