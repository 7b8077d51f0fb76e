package contessa.arena;

import contessa.game.Rulebook;

/** A contestant at one worker: what outlives a single game, such as a running program. */
public interface PlayerSource extends AutoCloseable {

  /**
   * A fresh player for one seat of the next game; several of them may sit at one table.
   *
   * @param seed for whatever the player leaves to chance
   */
  Player seat(Rulebook rules, int seat, long seed);

  @Override
  default void close() {}
}
