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
 * Who may know what in one game, as its rules have it. It is written anew from the rules, not taken
 * from the game's views and events, for these are what is to be tested by it.
 */
public interface Secrecy {

  /** Any rules of the game. */
  Rulebook rules(SeededChance chance);

  /**
   * Another truth that this reader cannot tell from the real one, or null where there is none to be
   * had.
   */
  @Nullable Table twin(Table truth, int reader, SeededChance chance);

  /**
   * A move of somebody else on the other table that looks to the reader like this one, as its code;
   * -1 if the other table has none, because the reader would lawfully see the difference. That a
   * public choice is open at one table only is a {@link Leak}.
   */
  int alike(Table table, int code, Table other, int reader, SeededChance chance);

  /**
   * Chance for the other table: draws that the reader sees come out as they did here, the others in
   * any way. Throws {@link Parting} where a seen draw cannot come out the same.
   */
  Chance echo(
      Rulebook rules,
      List<Integer> draws,
      List<AddressedEvent> events,
      int reader,
      SeededChance any);

  /** What the reader may know of something that happened. */
  Object known(Event full, int reader);

  /**
   * Whether the reader may lawfully see these two happen in place of each other, in games that were
   * alike until then: a card turned up, say, that had been hidden.
   */
  boolean mayPart(Rulebook rules, Event full, Event other, int reader);

  /** Something was told that should not have been. */
  final class Leak extends AssertionError {
    private static final long serialVersionUID = 1;

    public Leak(String what) {
      super(what);
    }
  }

  /** Two games lawfully part: there is nothing more to compare. */
  final class Parting extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Parting() {
      super(null, null, false, false);
    }
  }
}
