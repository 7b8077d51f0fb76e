package contessa.table.message;

import contessa.notation.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A message to a viewer of a table. Snapshots and updates are numbered per viewer; a client that
 * has message n of a stream resumes after it. An update always carries the whole view, so a client
 * shows the events and then takes the view as it is.
 */
@JsonName("type")
public sealed interface Message {

  /**
   * The whole state, for a new viewer or one that cannot resume.
   *
   * @param stream the name of this numbering; it changes when the viewer takes or leaves a seat
   * @param n the number of the last update it includes
   * @param log the events since the game began, or of the lobby before the first game
   */
  record Snapshot(String table, String stream, long n, long now, TableView view, List<Logged> log)
      implements Message {}

  /** What just happened, and the view after it. */
  record Update(String table, long n, long now, List<Happening> events, TableView view)
      implements Message {}

  /** The answer to a command: carried out and on disk, or refused with a reason. */
  record Reply(String id, boolean ok, @Nullable Refused refused) implements Message {
    public static Reply done(String id) {
      return new Reply(id, true, null);
    }

    public static Reply refused(String id, Refused why) {
      return new Reply(id, false, why);
    }
  }

  /** Which seats are offline; not numbered, only the latest counts. */
  record Presence(String table, List<Integer> offline, int watchers) implements Message {}

  /** The viewer gets no more messages: the table is closed, or the host kicked the viewer. */
  record Gone(String table, boolean kicked) implements Message {}

  /**
   * The server is overloaded and drops spectators, and sends no more about this table; watch it
   * again after this many milliseconds, plus a random delay.
   */
  record Busy(String table, long retryAfter) implements Message {}

  /** The server restarts; reconnect after this many milliseconds, plus a random delay. */
  record Closing(long retryAfter) implements Message {}

  record Pong(long sent, long now) implements Message {}

  record Malformed(String why) implements Message {}

  record Logged(long n, long at, Happening event) {}
}
