package contessa.game;

import java.util.List;

/** What came of an attempt to play: the next position, or the reason why not. */
public sealed interface Outcome {

  /** The move was played. */
  record Played(Position position, List<AddressedEvent> events) implements Outcome {}

  /** The move was not played and nothing has changed. */
  enum Refused implements Outcome {
    GAME_OVER,
    NOT_YOUR_TURN,
    ILLEGAL_MOVE
  }
}
