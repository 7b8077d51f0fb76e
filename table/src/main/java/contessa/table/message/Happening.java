package contessa.table.message;

import contessa.notation.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that happened at a table, as one viewer may know it. */
@JsonName("type")
public sealed interface Happening {

  /** An event of the game, in its notation. */
  @JsonName("game")
  record InGame(GameJson event) implements Happening {}

  record Sat(int seat, String name, boolean bot) implements Happening {}

  @JsonName("seal")
  record SealChosen(int seat) implements Happening {}

  record Stood(int seat, String name, boolean kicked) implements Happening {}

  record Host(int seat) implements Happening {}

  /** Players changed seats: per seat, its previous number. */
  record Moved(List<Integer> from) implements Happening {}

  record Locked(boolean locked) implements Happening {}

  record Configured() implements Happening {}

  record Started(int game, int first, String commitment) implements Happening {}

  /** A window or another question has opened; see {@link PublicView#asking}. */
  record Asked(int ask, boolean sealed, List<Integer> seats) implements Happening {}

  /** The seats that have yet to answer; see {@link Asking#pending} for when this is told. */
  record Pending(int ask, List<Integer> seats) implements Happening {}

  /**
   * The answers to a person's claim, to be told one after the other before what came of them. The
   * times were drawn when the window opened, so they say nothing about claim or answers.
   *
   * @param seats those that let it pass; the last one may have objected, as the game then says
   * @param at when each answer is told, in milliseconds
   * @param millis how long all of it takes
   */
  record Answers(List<Integer> seats, List<Integer> at, int millis) implements Happening {}

  record TimedOut(int seat) implements Happening {}

  /** A player lost the connection, and the clock waits once. */
  record Grace(int seat, long until) implements Happening {}

  /** A stand-in plays for that seat, starting with its next decision. */
  record Away(int seat) implements Happening {}

  record Returned(int seat) implements Happening {}

  @JsonName("again")
  record WantsRematch(int seat) implements Happening {}

  record Ended(List<Integer> winners, @Nullable String secret) implements Happening {}

  record Reopened() implements Happening {}

  record Closed() implements Happening {}

  /** The server was down; all clocks were credited with this many milliseconds. */
  record Resumed(long credit) implements Happening {}

  record Said(int seat, String text) implements Happening {}

  /** The operator has deleted what was {@link Said said} here at this time. */
  @JsonName("deleted")
  record MessageDeleted(int seat, long at) implements Happening {}

  @JsonName("emote")
  record EmoteShown(int seat, Emote emote) implements Happening {}

  @JsonName("offer")
  record Offered(int seat, Phrase phrase, @Nullable Integer to, @Nullable Integer about)
      implements Happening {}

  record Nudged(int seat, List<Integer> awaited) implements Happening {}
}
