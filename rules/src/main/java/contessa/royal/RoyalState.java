package contessa.royal;

import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * The whole state of a game under way, and nothing else.
 *
 * <p>Decks never change after set-up; copies share them and keep only how far they have been drawn.
 * Plans are two longs with a byte of locations per seat, so that the seats at a location are one
 * mask.
 */
abstract sealed class RoyalState permits RoyalTable {

  final RoyalRules rules;
  final int seats;
  final int locations;

  final int[] cubes;
  final int[] secrets;
  final long[] items;

  /** The loot under each location; null where it is gone. */
  final @Nullable Loot[] open;

  int supply;
  int secretsInBox;
  Good[] secretDeck = {};
  int secretsDrawn;
  Loot[] deck = {};
  int deckTwoFrom;
  int lootDrawn;
  int partner = Seats.NOBODY;

  RoyalPhase phase = RoyalPhase.PLAN;
  int round;
  int decider;
  long thieves;
  long snitches;

  int location;

  /** Cubes still to take, or exchanges still to make. */
  int due;

  int winners;

  RoyalState(RoyalRules rules) {
    this.rules = rules;
    seats = rules.seats();
    locations = rules.locations();
    cubes = new int[seats];
    secrets = new int[seats];
    items = new long[seats];
    open = new Loot[locations];
  }

  final void copyFrom(RoyalState that) {
    System.arraycopy(that.cubes, 0, cubes, 0, seats);
    System.arraycopy(that.secrets, 0, secrets, 0, seats);
    System.arraycopy(that.items, 0, items, 0, seats);
    System.arraycopy(that.open, 0, open, 0, locations);
    supply = that.supply;
    secretsInBox = that.secretsInBox;
    secretDeck = that.secretDeck;
    secretsDrawn = that.secretsDrawn;
    deck = that.deck;
    deckTwoFrom = that.deckTwoFrom;
    lootDrawn = that.lootDrawn;
    partner = that.partner;
    phase = that.phase;
    round = that.round;
    decider = that.decider;
    thieves = that.thieves;
    snitches = that.snitches;
    location = that.location;
    due = that.due;
    winners = that.winners;
  }
}
