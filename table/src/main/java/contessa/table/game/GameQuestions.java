package contessa.table.game;

import contessa.game.Move;
import contessa.game.Position;
import java.util.List;

/** Whom a game asks, and for what. */
public interface GameQuestions {

  /** Who is asked in a position that is not the end. */
  GamePrompt prompt(Position position);

  /** The answers that a seat of a window may give. */
  List<Move> choices(Position position, int seat);

  /** The positions in which this seat may have to answer before the window closes. */
  List<Position> positionsAsking(Position position, int seat);

  /**
   * Whether it reveals nothing who has answered a window, so that everyone may know immediately.
   */
  boolean showsWhoHasAnswered();

  /** Whether the same seats are still asked the same, except for this one, which has resigned. */
  boolean unchangedWithout(Position before, Position after, int seat);
}
