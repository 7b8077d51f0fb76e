package contessa.testkit;

import contessa.game.AddressedEvent;
import contessa.game.Table;
import java.util.List;

/** Watches one random game and throws if it breaks a rule. */
public interface Check {

  /** A game has been dealt. */
  void dealt(Table table, List<AddressedEvent> events);

  /** A seat is about to play this code. */
  default void before(Table table, int code) {}

  /** The seat has played it: the table after the move, and its events. */
  void played(Table table, int seat, int code, List<AddressedEvent> events);

  /** Throws with this message unless the condition holds. */
  static void that(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  /** The same with a detail, which is formatted only when needed. */
  static void that(boolean holds, String otherwise, Object detail) {
    if (!holds) {
      throw new AssertionError(otherwise + detail);
    }
  }
}
