package contessa.table.game;

import contessa.game.AddressedEvent;
import contessa.game.Position;
import java.util.List;

/** Counts what medals are awarded for. */
@FunctionalInterface
public interface StatCounter {

  @FunctionalInterface
  interface Tally {
    void count(int seat, Stat stat);
  }

  /** Counts one step of the game, from the position before it and the events it caused. */
  void count(Position before, List<AddressedEvent> events, Tally tally);
}
