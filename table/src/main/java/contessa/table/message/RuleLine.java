package contessa.table.message;

import module java.base;

/**
 * One line of the summary of the rules in force: the key of a text in the client's bundles, and its
 * parameters.
 */
public record RuleLine(String key, Map<String, String> with) {

  public RuleLine {
    // The same text on every machine: immutable maps have an order of their own in each JVM.
    with = Collections.unmodifiableMap(new TreeMap<>(with));
  }
}
