package contessa.bots;

import contessa.game.Event;
import contessa.game.View;

/**
 * One player at one seat for one game. It receives the events and views of its seat and nothing
 * else: no table can be reached from here.
 *
 * <p>The same events, views and random stream always give the same answers, provided the budget
 * counts rollouts and not time.
 */
public interface Bot {

  /** Called for every event from the deal on, in order, in the form that this seat may hear. */
  void hear(Event event);

  /**
   * The moves this seat would play, with their probabilities. Called only when this seat decides.
   *
   * @param view this seat's view of the position, with its legal moves
   */
  Mixture decide(View view, Budget budget);
}
