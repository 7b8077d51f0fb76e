package contessa.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer of a table is told. Snapshots and updates are numbered for each viewer by itself;
 * who has heard number n of a stream resumes after it. An update always carries the whole view, so
 * a client shows what happened and then simply takes the view.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Message {

  /**
   * All there is to know, when a viewer comes or cannot resume.
   *
   * @param stream the name of this numbering; it changes when the viewer takes or leaves a seat
   * @param n the number of the last update that is already in it
   * @param log what has happened since the game began, or at the table before the first one
   */
  @JsonTypeName("snapshot")
  record Snapshot(String table, String stream, long n, long now, TableView view, List<Logged> log)
      implements Message {}

  /** What has just happened, and what is so now. */
  @JsonTypeName("update")
  record Update(String table, long n, long now, List<Happening> events, TableView view)
      implements Message {}

  /** The answer to a command: carried out and on disk, or the reason why not. */
  @JsonTypeName("reply")
  record Reply(String id, boolean ok, @Nullable Refused refused) implements Message {
    public static Reply done(String id) {
      return new Reply(id, true, null);
    }

    public static Reply refused(String id, Refused why) {
      return new Reply(id, false, why);
    }
  }

  /** Who is not connected at the moment; not numbered, only the latest counts. */
  @JsonTypeName("presence")
  record Presence(String table, List<Integer> offline, int watchers) implements Message {}

  /** The viewer is no longer told of this table: it is gone, or the host sent the viewer away. */
  @JsonTypeName("gone")
  record Gone(String table, boolean kicked) implements Message {}

  /** The server stops for a moment; try again after so many milliseconds, and a little chance. */
  @JsonTypeName("closing")
  record Closing(long retryAfter) implements Message {}

  @JsonTypeName("pong")
  record Pong(long sent, long now) implements Message {}

  /** A frame that could not be read. */
  @JsonTypeName("malformed")
  record Malformed(String why) implements Message {}

  /** One line of the log. */
  record Logged(long n, long at, Happening event) {}
}
