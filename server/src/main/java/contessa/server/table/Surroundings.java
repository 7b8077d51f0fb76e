package contessa.server.table;

import contessa.game.Move;
import contessa.game.Position;
import org.jspecify.annotations.Nullable;

/** What a table needs to know of the world outside its journal. */
interface Surroundings {

  /** Since when the player has not been looking at this table; never for who is. */
  long offlineSince(String player);

  /** The answer for who is online. */
  long NEVER = Long.MAX_VALUE;

  default boolean online(String player) {
    return offlineSince(player) == NEVER;
  }

  /** What the player's connection is to be credited with, in milliseconds. */
  int lag(String player);

  /**
   * What the bot or stand-in of this seat does in this position of the open question; null if it
   * has still to think about it, which it does from now on.
   */
  @Nullable Move thought(TableState state, int seat, Position position);

  /** So many random bytes that nobody can foresee, in hexadecimal. */
  String random(int bytes);

  /** A random number below n that nobody can foresee. */
  int below(int n);
}
