package contessa.server.table;

import contessa.server.wire.SeatView.Occupant;
import contessa.server.wire.StandingOrder;
import org.jspecify.annotations.Nullable;

/**
 * A seat and who is on it.
 *
 * @param player the person's id; null for bots and free seats
 * @param bot the kind of bot; null for persons and free seats
 * @param away whether a stand-in plays
 * @param timeouts how often in a row the player let the time pass
 * @param bank milliseconds left in the time bank
 * @param graced whether the one wait for a lost connection is used up
 * @param wins games won in this series
 * @param again whether the player wants a rematch
 * @param won whether the last game was won here
 */
record Seat(
    Occupant occupant,
    @Nullable String player,
    String name,
    @Nullable String bot,
    boolean away,
    int timeouts,
    long bank,
    boolean graced,
    StandingOrder order,
    int wins,
    boolean again,
    boolean won) {

  static final Seat FREE =
      new Seat(
          Occupant.NOBODY, null, "", null, false, 0, 0, false, StandingOrder.ASK, 0, false, false);

  static Seat person(String player, String name, boolean program) {
    Occupant occupant = program ? Occupant.PROGRAM : Occupant.PERSON;
    return new Seat(
        occupant, player, name, null, false, 0, 0, false, StandingOrder.ASK, 0, false, false);
  }

  static Seat bot(String bot, String name) {
    return new Seat(
        Occupant.BOT, null, name, bot, false, 0, 0, false, StandingOrder.ASK, 0, false, false);
  }

  boolean free() {
    return occupant == Occupant.NOBODY;
  }

  /** Whether a person (or a person's program) owns the seat. */
  boolean owned() {
    return player != null;
  }

  /** Whether a bot answers for it: its own, or the stand-in. */
  boolean played() {
    return !free() && (player == null || away);
  }

  Seat named(String value) {
    return new Seat(
        occupant, player, value, bot, away, timeouts, bank, graced, order, wins, again, won);
  }

  Seat away(boolean value) {
    return new Seat(occupant, player, name, bot, value, 0, bank, graced, order, wins, again, won);
  }

  Seat timeouts(int value) {
    return new Seat(
        occupant, player, name, bot, away, value, bank, graced, order, wins, again, won);
  }

  Seat bank(long value) {
    return new Seat(
        occupant, player, name, bot, away, timeouts, value, graced, order, wins, again, won);
  }

  Seat withGraceUsed() {
    return new Seat(
        occupant, player, name, bot, away, timeouts, bank, true, order, wins, again, won);
  }

  Seat order(StandingOrder value) {
    return new Seat(
        occupant, player, name, bot, away, timeouts, bank, graced, value, wins, again, won);
  }

  Seat winner() {
    return new Seat(
        occupant, player, name, bot, away, timeouts, bank, graced, order, wins + 1, again, true);
  }

  Seat again(boolean value) {
    return new Seat(
        occupant, player, name, bot, away, timeouts, bank, graced, order, wins, value, won);
  }

  /** Whoever owned it is gone for good; a bot of this kind plays on. */
  Seat orphaned(String standIn) {
    return new Seat(
        Occupant.BOT,
        null,
        name,
        standIn,
        false,
        0,
        bank,
        graced,
        StandingOrder.ASK,
        wins,
        false,
        false);
  }

  /** Ready for a new game. */
  Seat fresh(long fullBank) {
    return new Seat(
        occupant,
        player,
        name,
        bot,
        away,
        0,
        fullBank,
        false,
        StandingOrder.ASK,
        wins,
        false,
        false);
  }
}
