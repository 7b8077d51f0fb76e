package contessa.arena.report;

import module java.base;

import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** Where a result comes from: what somebody needs to get it again. */
public record Origin(List<String> command, String version, @Nullable String commit, Instant date) {

  public void write(JsonWriter json) {
    json.field("command", command).field("version", version).orNull("commit", commit);
    json.field("date", date.truncatedTo(ChronoUnit.SECONDS).toString());
  }

  /** The same in a line of text. */
  String line() {
    return String.join(" ", command)
        + "\ncontessa "
        + version
        + (commit == null ? "" : ", commit " + commit)
        + ", "
        + date.truncatedTo(ChronoUnit.SECONDS);
  }
}
