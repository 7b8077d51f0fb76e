package contessa.royal;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import org.jspecify.annotations.Nullable;

/** The rules of one game of Coup Royal: the number of players and the contents of the box. */
public final class RoyalRules implements Rulebook {

  public static final int FEWEST_PLAYERS = 2;
  public static final int MOST_PLAYERS = 5;

  private final int seats;
  private final RoyalData data;
  private final int[][] fame;

  /**
   * Rules for this number of players.
   *
   * @throws IllegalArgumentException unless it is 2 to 5
   */
  public RoyalRules(int seats, RoyalData data) {
    if (seats < FEWEST_PLAYERS || seats > MOST_PLAYERS) {
      throw new IllegalArgumentException("Coup Royal is for 2 to 5 players, not " + seats);
    }
    this.seats = seats;
    this.data = data;
    fame = data.fameCard(seats).table();
  }

  public static RoyalRules standard(int seats) {
    return new RoyalRules(seats, RoyalData.standard());
  }

  @Override
  public GameKind kind() {
    return GameKind.ROYAL;
  }

  @Override
  public int seats() {
    return seats;
  }

  public RoyalData data() {
    return data;
  }

  /** How many locations are in play (R-CR-02). */
  public int locations() {
    return Locations.inPlay(seats);
  }

  /** Sets the game up. All seats plan at the same time, so no seat is first. */
  @Override
  public RoyalTable deal(int first, Chance chance, @Nullable EventSink sink) {
    return RoyalSetUp.table(this, chance, sink);
  }

  @Override
  public String toString() {
    return game() + " for " + seats + (data.equals(RoyalData.standard()) ? "" : " with " + data);
  }

  int[] fame(int good) {
    return fame[good];
  }
}
