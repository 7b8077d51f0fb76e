package contessa.game;

import org.jspecify.annotations.Nullable;

/**
 * The rules agreed on for one game: which game, its options, how many seats. Valid by construction.
 */
public interface Rulebook {

  /** The game's name in notation: {@code coup} or {@code royal}. */
  String game();

  int seats();

  /** Sets the game up; {@code first} is the first seat to act, where the game has one. */
  Table deal(int first, Chance chance, @Nullable Herald herald);
}
