package contessa.server.wire;

import java.util.Map;

/**
 * One line of the plain-words summary of the rules in force: the key of a text in the client's
 * language, and what to put into it.
 */
public record RuleLine(String key, Map<String, String> with) {

  public RuleLine {
    with = Map.copyOf(with);
  }
}
