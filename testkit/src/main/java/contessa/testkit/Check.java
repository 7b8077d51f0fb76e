package contessa.testkit;

import contessa.game.AddressedEvent;
import contessa.game.Table;
import java.util.List;

/** Watches one random game and throws when something is not as it must be. */
public interface Check {

  /** A game has been dealt. */
  void dealt(Table table, List<AddressedEvent> events);

  /** A seat is about to play this code. */
  default void before(Table table, int code) {}

  /** The seat has played it: this is the table now, and this is what happened. */
  void played(Table table, int seat, int code, List<AddressedEvent> events);

  /** A broken rule, said in words. */
  static void that(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  /** The same, with a detail that is put into words only when needed. */
  static void that(boolean holds, String otherwise, Object detail) {
    if (!holds) {
      throw new AssertionError(otherwise + detail);
    }
  }
}
