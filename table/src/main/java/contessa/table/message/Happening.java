package contessa.table.message;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that happened at a table, as one viewer may know it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Happening {

  /** An event of the game, in its notation. */
  @JsonTypeName("game")
  record InGame(GameJson event) implements Happening {}

  @JsonTypeName("sat")
  record Sat(int seat, String name, boolean bot) implements Happening {}

  @JsonTypeName("stood")
  record Stood(int seat, String name, boolean kicked) implements Happening {}

  @JsonTypeName("host")
  record Host(int seat) implements Happening {}

  /** Players changed seats: for each seat, its previous number. */
  @JsonTypeName("moved")
  record Moved(List<Integer> from) implements Happening {}

  @JsonTypeName("locked")
  record Locked(boolean locked) implements Happening {}

  @JsonTypeName("configured")
  record Configured() implements Happening {}

  @JsonTypeName("started")
  record Started(int game, int first, String commitment) implements Happening {}

  /** A window or another question has opened; see {@link TableView#asking}. */
  @JsonTypeName("asked")
  record Asked(int ask, boolean sealed, List<Integer> seats) implements Happening {}

  /** The seats that have yet to answer; see {@link Asking#pending} for when this is told. */
  @JsonTypeName("pending")
  record Pending(int ask, List<Integer> seats) implements Happening {}

  /** The seat did not decide in time. */
  @JsonTypeName("timed-out")
  record TimedOut(int seat) implements Happening {}

  /** A player lost the connection, and the clock waits once. */
  @JsonTypeName("grace")
  record Grace(int seat, long until) implements Happening {}

  /** A stand-in plays for that seat, starting with its next decision. */
  @JsonTypeName("away")
  record Away(int seat) implements Happening {}

  @JsonTypeName("returned")
  record Returned(int seat) implements Happening {}

  @JsonTypeName("again")
  record WantsRematch(int seat) implements Happening {}

  @JsonTypeName("ended")
  record Ended(List<Integer> winners, @Nullable String secret) implements Happening {}

  @JsonTypeName("reopened")
  record Reopened() implements Happening {}

  @JsonTypeName("closed")
  record Closed() implements Happening {}

  /** The server was down; all clocks were credited with this many milliseconds. */
  @JsonTypeName("resumed")
  record Resumed(long credit) implements Happening {}

  @JsonTypeName("said")
  record Said(int seat, String text) implements Happening {}

  @JsonTypeName("emote")
  record EmoteShown(int seat, Emote emote) implements Happening {}

  @JsonTypeName("offer")
  record Offered(int seat, Phrase phrase, @Nullable Integer to, @Nullable Integer about)
      implements Happening {}

  @JsonTypeName("nudged")
  record Nudged(int seat, List<Integer> awaited) implements Happening {}
}
