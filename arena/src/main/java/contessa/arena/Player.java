package contessa.arena;

import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.Event;
import contessa.game.View;

/** A player at one seat for one game, as the referee sees it. It may fail to answer. */
public interface Player {

  /** Called for every event, in the form that this seat may hear. */
  void hear(Event event);

  /**
   * Its answer, asked for only when this seat decides.
   *
   * @throws FaultyAnswer if there is none; the referee then plays the fallback move
   */
  Mixture decide(View view, Budget budget);

  /**
   * How likely it called the claim, from 0 to 1, that its last answer was about; not a number if it
   * said nothing of that.
   */
  default double belief() {
    return Double.NaN;
  }

  /** The game is over; nobody has won if it was stopped. */
  default void end(int winners) {}
}
