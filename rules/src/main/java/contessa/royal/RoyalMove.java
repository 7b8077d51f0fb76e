package contessa.royal;

import contessa.game.Move;

/** The moves of Coup Royal. */
public sealed interface RoyalMove extends Move {

  /**
   * Where a boss sends thieves and snitches this round.
   *
   * @param thieves a set of {@link Locations}
   * @param snitches a set of {@link Locations}, none of them a thief's
   */
  record Plan(int thieves, int snitches) implements RoyalMove {}

  /** Takes one cube of this good from the supply. */
  record Take(Good good) implements RoyalMove {}

  record Trade(int seat, Good taken, Good given) implements RoyalMove {}

  /** Ends the intrigues early. */
  record Stop() implements RoyalMove {}
}
