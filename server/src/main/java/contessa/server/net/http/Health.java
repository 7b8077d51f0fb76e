package contessa.server.net.http;

import java.util.List;

/**
 * The health check of a server.
 *
 * @param ready whether it can do its work: the journal can be written
 * @param warnings what is wrong although it can, one line each; no names or ids, since everybody
 *     may ask
 */
public record Health(boolean ready, List<String> warnings) {

  /** The answer for people and probes. */
  public String text() {
    StringBuilder text = new StringBuilder(ready ? "ready\n" : "the journal cannot be written\n");
    warnings.forEach(warning -> text.append("warning: ").append(warning).append('\n'));
    return text.toString();
  }
}
