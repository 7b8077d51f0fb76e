package contessa.arena;

import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.Event;
import contessa.game.View;

/** Who sits at one seat for one game, as the referee sees it: it may fail to answer. */
public interface Player {

  /** Something happened, in the form in which this seat may hear it. */
  void hear(Event event);

  /**
   * What it plays, asked only when it is this seat that decides.
   *
   * @throws FaultyAnswer if there is no such answer; the referee plays the dullest move instead
   */
  Mixture decide(View view, Budget budget);

  /** The game is over; nobody has won if it was broken off. */
  default void end(int winners) {}
}
