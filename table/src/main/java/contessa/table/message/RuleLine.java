package contessa.table.message;

import java.util.Map;

/**
 * One line of the summary of the rules in force: the key of a text in the client's bundles, and its
 * parameters.
 */
public record RuleLine(String key, Map<String, String> with) {

  public RuleLine {
    with = Map.copyOf(with);
  }
}
