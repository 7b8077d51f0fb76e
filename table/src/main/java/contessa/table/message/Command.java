package contessa.table.message;

import contessa.notation.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Something a player does at a table. Each command has an id chosen by the client and unique among
 * that player's commands; a command sent twice is carried out once.
 */
@JsonName("do")
public sealed interface Command {

  int LONGEST_ID = 40;

  String id();

  /** Takes this seat, or any free one if none is given; a seated player changes the name. */
  record Sit(String id, String name, @Nullable Integer seat) implements Command {}

  /** Chooses the seal that others see at the player's seat, from 1 to 10. */
  @JsonName("seal")
  record ChooseSeal(String id, int seal) implements Command {}

  /** Before a game, gives up the seat; during one, a stand-in plays and the seat is kept. */
  record Stand(String id) implements Command {}

  /**
   * Leaves for good. In Coup the player's cards are turned up and the coins returned; in Coup Royal
   * a bot plays on.
   */
  record Leave(String id) implements Command {}

  /** An eliminated player chooses to see all cards, and can no longer chat. */
  @JsonName("haunt")
  record BecomeGhost(String id) implements Command {}

  /** Asks to see the result immediately, once only bots play on. */
  record Hurry(String id) implements Command {}

  /**
   * Once only bots play on: lets them play faster.
   *
   * @param times 1, 2 or 4 times as fast as usual
   */
  record Speed(String id, int times) implements Command {}

  /** Host: puts a bot on this seat, or on any free one if none is given. */
  record AddBot(String id, @Nullable Integer seat, String bot) implements Command {}

  record RemoveBot(String id, int seat) implements Command {}

  record Swap(String id, int seat, int with) implements Command {}

  record Shuffle(String id) implements Command {}

  record Lock(String id, boolean locked) implements Command {}

  /** Host: kicks a player for good. During a game a stand-in plays on. */
  record Kick(String id, int seat) implements Command {}

  record HandOver(String id, int seat) implements Command {}

  record Configure(String id, TableOptions options) implements Command {}

  record Start(String id) implements Command {}

  /**
   * Adds 128 random bits to the next deal, after its commitment was shown.
   *
   * @param commitment the commitment that the seed answers
   * @param seed 32 hexadecimal digits
   */
  record Seed(String id, String commitment, String seed) implements Command {}

  /** Asks for a rematch, which starts when everyone present wants it. */
  record Rematch(String id) implements Command {}

  /** Host: returns to the lobby after a game, to change seats or options. */
  record Reopen(String id) implements Command {}

  /** Host: closes the table before or after a game. */
  record Close(String id) implements Command {}

  /**
   * Answers question {@code ask} with one of its choices. The answer can be changed until the
   * window closes.
   */
  record Decide(String id, int ask, String choice) implements Command {}

  record Order(String id, StandingOrder order) implements Command {}

  record Away(String id) implements Command {}

  /** Takes over from the stand-in at the next decision. */
  record Return(String id) implements Command {}

  /** Untimed tables: reminds the players who have yet to answer. */
  record Nudge(String id) implements Command {}

  /** Host of an untimed table: times out the players who take too long. */
  record Force(String id) implements Command {}

  record Say(String id, String text) implements Command {}

  @JsonName("emote")
  record ShowEmote(String id, Emote emote) implements Command {}

  /** A phrase for another seat; some phrases name a third one. */
  record Offer(String id, Phrase phrase, @Nullable Integer to, @Nullable Integer about)
      implements Command {}

  /** The lie detector: a player who is not in the game says whether the open claim is a bluff. */
  record Call(String id, int ask, boolean bluff) implements Command {}

  /** Mutes or unmutes the player in that seat, for this player only. */
  record Mute(String id, int seat, boolean muted) implements Command {}

  record Report(String id, int seat, String reason) implements Command {}

  /** Checked once, by the frame that carries the command, and not by each of the records. */
  static boolean hasValidId(Command command) {
    String id = command.id();
    return id != null && !id.isEmpty() && id.length() <= LONGEST_ID;
  }
}
