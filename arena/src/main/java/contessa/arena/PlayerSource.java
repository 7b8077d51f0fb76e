package contessa.arena;

import contessa.game.Rulebook;

/**
 * A contestant's players for one worker: keeps what outlives a single game, such as a running
 * program.
 */
public interface PlayerSource extends AutoCloseable {

  /**
   * A new player for one seat of the next game; one table may have several.
   *
   * @param seed for the random choices of the player
   * @param game the number of the game in the contest, from 1
   */
  Player seat(Rulebook rules, int seat, long seed, long game);

  @Override
  default void close() {}
}
