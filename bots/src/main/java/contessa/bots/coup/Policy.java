package contessa.bots.coup;

/**
 * A way to play: weighs the moves of one seat from its point of view. It has no state, so one
 * object serves any number of seats.
 */
interface Policy {

  /** Lists the moves this seat would play, legal or nearly so; the caller drops illegal ones. */
  void weigh(PointOfView pov, MoveWeights moves);
}
