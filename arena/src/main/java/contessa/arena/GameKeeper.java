package contessa.arena;

import contessa.notation.record.GameRecord;
import java.util.List;

/**
 * Keeps games of a contest. Workers ask which games it wants; it gets their records in the order of
 * the blocks, so that the same contest always keeps the same games in the same order.
 */
public interface GameKeeper {

  /**
   * Whether to keep a game.
   *
   * @param names the players by seat
   * @param winners a set of seats
   */
  boolean wants(List<String> names, int winners);

  void keep(GameRecord game);
}
