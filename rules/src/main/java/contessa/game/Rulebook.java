package contessa.game;

import org.jspecify.annotations.Nullable;

/**
 * The rules agreed on for one game: which game, its options, how many seats. Valid by construction.
 */
public interface Rulebook {

  /** Which game this is; it decides the class of the rulebook, its tables and its views. */
  GameKind kind();

  /** The game's name in notation. */
  default String game() {
    return kind().word();
  }

  int seats();

  /** Sets the game up; {@code first} is the first seat to act, where the game has one. */
  Table deal(int first, Chance chance, @Nullable EventSink herald);
}
