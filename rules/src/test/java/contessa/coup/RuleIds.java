package contessa.coup;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The ids of the rules of Coup. */
final class RuleIds {

  /** How many rules each chapter has; they are numbered from 01. */
  private static final Map<String, Integer> CHAPTERS =
      Map.ofEntries(
          Map.entry("R-CORE", 20),
          Map.entry("R-ACT", 9),
          Map.entry("R-BLK", 5),
          Map.entry("R-CHL", 9),
          Map.entry("R-2P", 3),
          Map.entry("R-DCL", 4),
          Map.entry("R-INQ", 8),
          Map.entry("R-BIG", 4),
          Map.entry("R-CMP", 4),
          Map.entry("R-REF", 8),
          Map.entry("D", 20), // where the printed texts disagree
          Map.entry("G", 5), // where they are all silent
          Map.entry("EC", 48)); // edge cases

  /** Sections of the specification that rule without ids of their own. */
  private static final List<String> SECTIONS =
      List.of("A.9", "B.1", "B.2", "B.3", "B.4", "B.5", "B.6", "B.7", "B.9", "D.1", "D.2");

  /** What no position, move or event can show, and why. */
  static final Map<String, String> NOT_SHOWN =
      Map.of(
          "R-CORE-06", "the summary card is material: help text, not a rule of play",
          "R-CORE-18", "talk and deals happen outside the rules and bind nobody",
          "R-BIG-03", "a recommendation to people",
          "D-17", "what an edition calls an action is a label, not a rule");

  private RuleIds() {}

  static Set<String> all() {
    Set<String> ids = new TreeSet<>(SECTIONS);
    CHAPTERS.forEach(
        (chapter, count) ->
            IntStream.rangeClosed(1, count).forEach(n -> ids.add("%s-%02d".formatted(chapter, n))));
    return ids;
  }

  static Set<String> toShow() {
    Set<String> ids = all();
    ids.removeAll(NOT_SHOWN.keySet());
    return ids;
  }
}
