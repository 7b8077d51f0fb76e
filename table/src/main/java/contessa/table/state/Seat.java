package contessa.table.state;

import module java.base;

import contessa.table.message.SeatView.Occupant;
import contessa.table.message.StandingOrder;
import org.jspecify.annotations.Nullable;

/**
 * A seat and its occupant.
 *
 * @param player the player's id; null for bots and free seats
 * @param bot the kind of bot; null for people and free seats
 * @param graceUsed whether the game has already waited once for the player's lost connection
 * @param seal the seal that the player has chosen; 0 if none
 * @param seed what the player sent to the next deal; empty if nothing
 */
public record Seat(
    Occupant occupant,
    @Nullable String player,
    String name,
    @Nullable String bot,
    boolean away,
    int timeouts,
    long bankMillis,
    boolean graceUsed,
    StandingOrder standingOrder,
    int wins,
    boolean wantsRematch,
    boolean wonLastGame,
    int seal,
    String seed)
    implements SeatWith {

  /** The kind of bot that plays for people who are away. */
  public static final String STAND_IN = "stand-in";

  private static final String BOT_SPEAKER = "bot ";

  public static final Seat FREE = seat(Occupant.NOBODY, null, "", null);

  static Seat person(String player, String name, boolean program) {
    return seat(program ? Occupant.PROGRAM : Occupant.PERSON, player, name, null);
  }

  static Seat bot(String bot, String name) {
    return seat(Occupant.BOT, null, name, bot);
  }

  private static Seat seat(
      Occupant occupant, @Nullable String player, String name, @Nullable String bot) {
    StandingOrder order = StandingOrder.ASK;
    return new Seat(occupant, player, name, bot, false, 0, 0, false, order, 0, false, false, 0, "");
  }

  public boolean free() {
    return occupant == Occupant.NOBODY;
  }

  /** The player here; empty for a bot or a free seat. */
  public String owner() {
    return player == null ? "" : player;
  }

  /**
   * Whom others mute here: the player, or the bot by its name at this table; null at a free seat.
   */
  public @Nullable String speaker() {
    return occupant == Occupant.BOT ? BOT_SPEAKER + name : player;
  }

  /** As many seats as wanted; free ones go first if some must go. */
  static List<Seat> resized(List<Seat> seats, int count) {
    List<Seat> resized = new ArrayList<>(seats);
    for (int i = resized.size() - 1; i >= 0 && resized.size() > count; i--) {
      if (resized.get(i).free()) {
        resized.remove(i);
      }
    }
    while (resized.size() < count) {
      resized.add(FREE);
    }
    return List.copyOf(resized);
  }

  /** Whether a person (or a person's program) owns the seat. */
  public boolean owned() {
    return player != null;
  }

  /** Whether a bot decides for the seat: its own bot, or the stand-in. */
  public boolean playedByBot() {
    return !free() && (player == null || away);
  }

  /** The kind of bot that would decide for the seat now. */
  public String botKind() {
    return bot != null && !away ? bot : STAND_IN;
  }

  Seat winner() {
    return withWins(wins + 1).withWonLastGame(true);
  }

  /** The owner has left for good, and a stand-in plays on. */
  Seat orphaned() {
    return withOccupant(Occupant.BOT)
        .withPlayer(null)
        .withBot(STAND_IN)
        .withAway(false)
        .fresh(bankMillis)
        .withGraceUsed(graceUsed);
  }

  /** Ready for a new game. */
  Seat fresh(long fullBank) {
    return withTimeouts(0)
        .withBankMillis(fullBank)
        .withGraceUsed(false)
        .withStandingOrder(StandingOrder.ASK)
        .withWantsRematch(false)
        .withWonLastGame(false);
  }
}
