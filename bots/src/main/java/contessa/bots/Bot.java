package contessa.bots;

import contessa.game.Event;
import contessa.game.View;

/**
 * A mind at one seat for one game. It is told what its seat hears and sees, and nothing else: there
 * is no way from here to a table.
 *
 * <p>The same events, views and random stream always give the same answers, as long as the budget
 * is counted in rollouts and not in time.
 */
public interface Bot {

  /** Something happened: every event from the deal on, in order, in the form this seat may hear. */
  void hear(Event event);

  /**
   * What this seat would do, asked only when it is this seat that decides.
   *
   * @param view this seat's view of the position, with its legal moves
   */
  Mixture decide(View view, Budget budget);
}
