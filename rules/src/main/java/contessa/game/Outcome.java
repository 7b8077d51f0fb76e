package contessa.game;

import java.util.List;

/** The result of an attempt to play: the next position, or the reason for the refusal. */
public sealed interface Outcome {

  record Played(Position position, List<AddressedEvent> events) implements Outcome {}

  /** The move was not played and nothing has changed. */
  enum Refused implements Outcome {
    GAME_OVER,
    NOT_YOUR_TURN,
    ILLEGAL_MOVE
  }
}
