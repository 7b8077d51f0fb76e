package contessa.testkit;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who may know what in one game. It is written from the rules, independently of the game's views
 * and events, because it tests them.
 */
public interface Secrecy {

  /** Random rules of the game. */
  Rulebook rules(SeededChance chance);

  /** A second truth that this reader cannot tell from the real one, or null if there is none. */
  @Nullable Table twin(Table truth, int reader, SeededChance chance);

  /**
   * The code of a move of another player on the other table that looks to the reader like this one;
   * -1 if there is none because the reader may see the difference. A public choice that is open at
   * one table only is a {@link Leak}.
   */
  int alike(Table table, int code, Table other, int reader, SeededChance chance);

  /**
   * Chance for the other table: draws that the reader sees have the same outcome as here, others
   * have any. Throws {@link Parting} if a seen draw cannot have the same outcome.
   */
  Chance echo(
      Rulebook rules,
      List<Integer> draws,
      List<AddressedEvent> events,
      int reader,
      SeededChance any);

  /** What the reader may know of an event. */
  Object known(Event full, int reader);

  /**
   * Whether the reader may see these different events in games that were alike until then, for
   * example because a hidden card is turned up.
   */
  boolean mayPart(Rulebook rules, Event full, Event other, int reader);

  /** Hidden information was disclosed. */
  final class Leak extends AssertionError {
    private static final long serialVersionUID = 1;

    public Leak(String what) {
      super(what);
    }
  }

  /** The reader has seen a difference that the rules allow; nothing more is compared. */
  final class Parting extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Parting() {
      super(null, null, false, false);
    }
  }
}
