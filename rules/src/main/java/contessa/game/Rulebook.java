package contessa.game;

import org.jspecify.annotations.Nullable;

/**
 * The rules that the players of one game agreed on: game, options, number of seats. Always valid.
 */
public interface Rulebook {

  /** Which game this is; it decides the class of the rulebook, its tables and its views. */
  GameKind kind();

  default String game() {
    return kind().word();
  }

  int seats();

  /** Sets the game up; {@code first} is the first seat to act, where the game has one. */
  Table deal(int first, Chance chance, @Nullable EventSink sink);
}
