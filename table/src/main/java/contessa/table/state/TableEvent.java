package contessa.table.state;

import contessa.notation.json.JsonName;
import contessa.table.game.ResumePoint;
import contessa.table.message.Emote;
import contessa.table.message.Happening;
import contessa.table.message.Phrase;
import contessa.table.message.Replay;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the journal keeps of a table: the cause of every change, secrets included. Viewers never see
 * these; {@link Fold} decides what each lets them learn. An old journal must stay readable, so
 * fields and meanings never change, and a renamed event keeps its word by {@link JsonName}. Events
 * and nullable fields may be added. Times are milliseconds since 1970; {@code ask} is the id of a
 * question.
 */
@JsonName("e")
public sealed interface TableEvent {

  /**
   * The table exists.
   *
   * @param pace the secret behind floors and the moments at which bots act, independent of the
   *     cards
   */
  record Created(String code, String host, TableOptions options, String pace)
      implements TableEvent {}

  /** The secret of the next game's chance, in hexadecimal; viewers see its hash from now on. */
  record Committed(String secret) implements TableEvent {}

  /** A player's seed for the next deal, in hexadecimal. A new secret forgets all seeds. */
  record Seeded(int seat, String seed) implements TableEvent {}

  record Seated(int seat, String player, String name, boolean program) implements TableEvent {}

  @JsonName("seal")
  record SealChosen(int seat, int seal) implements TableEvent {}

  record BotSeated(int seat, String bot, String name) implements TableEvent {}

  record Left(int seat, boolean kicked) implements TableEvent {}

  /**
   * The player resigns from the game, by its own rules. {@code draws} is the number of the next
   * draw.
   */
  record Resigned(int seat, long draws) implements TableEvent {}

  /** The player is out of the game and sees all cards until its end. */
  @JsonName("haunts")
  record BecameGhost(int seat) implements TableEvent {}

  /** The player is out of the game and wants the result; {@code all}: so does every other. */
  @JsonName("hurried")
  record HurryRequested(int seat, boolean all) implements TableEvent {}

  /** Once only bots are left, they play this many times as fast. */
  record Sped(int seat, int times) implements TableEvent {}

  /** A bot is going to show a feeling, or to answer an offer. */
  record WillSpeak(BotSpeech speech) implements TableEvent {}

  /** At this time bots of this kind take the free seats and the game begins; null: no longer. */
  record Filling(@Nullable Long at, String bot) implements TableEvent {}

  record Banned(String player) implements TableEvent {}

  /** Per seat, the seat from which its occupant comes, or -1. */
  record Moved(List<Integer> from) implements TableEvent {}

  @JsonName("host")
  record HostChanged(String player) implements TableEvent {}

  record Configured(TableOptions options) implements TableEvent {}

  record Locked(boolean locked) implements TableEvent {}

  /** The game is dealt from the committed secret, to the first {@code players} seats. */
  record Started(int players, int first, long draws) implements TableEvent {}

  /** A game resumes from a moment of another one; further chance is the committed secret's. */
  record Explored(ResumePoint opening) implements TableEvent {}

  /**
   * A question to one seat, or a sealed one to several.
   *
   * @param floor no window closes and no bot acts before this
   * @param deadline null if there is no limit
   * @param due when time is up, without time banks
   * @param bots the seats for which a bot or a stand-in answers
   * @param suspense how long the answers will be told; null if they are not told one by one
   */
  record Asked(
      int ask,
      boolean sealed,
      List<Integer> seats,
      int target,
      long since,
      long floor,
      @Nullable Long deadline,
      @Nullable Long due,
      List<Integer> bots,
      @Nullable Integer suspense)
      implements TableEvent {}

  /** A sealed answer; it replaces an earlier one of that seat. */
  record Answered(int ask, int seat, String choice) implements TableEvent {}

  /** A window has closed, and its answers are told one by one: {@link Happening.Answers}. */
  record AnswersTold(List<Integer> seats, List<Integer> at, int millis) implements TableEvent {}

  @JsonName("named")
  record StillAwaited(int ask, List<Integer> seats) implements TableEvent {}

  /** A move is played. {@code draws} is the number of the next draw after it. */
  record Decided(int seat, String move, Replay.By by, long draws) implements TableEvent {}

  record Forced(long due) implements TableEvent {}

  record TimedOut(int seat, boolean shown) implements TableEvent {}

  @JsonName("bank")
  record TimeBankSet(int seat, long millis) implements TableEvent {}

  /** The clock waits once, until this time, for a player's lost connection. */
  @JsonName("grace")
  record GraceGranted(int seat, long until) implements TableEvent {}

  @JsonName("away")
  record WentAway(int seat) implements TableEvent {}

  record Returned(int seat) implements TableEvent {}

  record Ordered(int seat, StandingOrder order) implements TableEvent {}

  record Ended(List<Integer> winners) implements TableEvent {}

  @JsonName("again")
  record WantsRematch(int seat) implements TableEvent {}

  record Reopened() implements TableEvent {}

  record Closed() implements TableEvent {}

  /** The server was away: deadlines move by this much, of which the last part is a credit. */
  record Resumed(long shift) implements TableEvent {}

  record Said(int seat, String text) implements TableEvent {}

  @JsonName("emote")
  record EmoteShown(int seat, Emote emote) implements TableEvent {}

  record Offered(int seat, Phrase phrase, @Nullable Integer to, @Nullable Integer about)
      implements TableEvent {}

  /** A spectator or ghost has called the claim of a question true or a bluff. */
  record Called(String player, int ask, boolean bluff) implements TableEvent {}

  record Nudged(int seat) implements TableEvent {}

  /** One player mutes a {@link Seat#speaker speaker}, or no longer does. */
  record Muted(String by, String player, boolean muted) implements TableEvent {}

  /** The operator has deleted what was said at this seat at this time. */
  @JsonName("deleted")
  record MessageDeleted(int seat, long at) implements TableEvent {}

  record Reported(String by, String player, String reason) implements TableEvent {}
}
