package contessa.testkit;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;

/**
 * Everything that leaves a table: what one reader is shown, told and answered when moves are
 * played. The default is what the program does; each leak planted to test the leak hunt changes a
 * part.
 */
public interface LeakSurface {

  LeakSurface HONEST = new LeakSurface() {};

  /** Plays a move and returns its events. */
  default List<AddressedEvent> play(Table table, int code, Chance chance) {
    List<AddressedEvent> events = new ArrayList<>();
    table.play(code, chance, events::add);
    return events;
  }

  /** What the reader is shown: every field of the view, and its moves. */
  default String shown(Table table, int reader) {
    View view = table.view(reader);
    return Dump.of(view) + Dump.of(view.moves());
  }

  /** What the reader hears of an event of a move on this table. */
  default String heard(Table before, AddressedEvent told, int reader) {
    return Dump.of(told.heardBy(reader));
  }

  /** The answer to a reader who tries this move. */
  default String answer(Table table, int reader, Move move) {
    Outcome outcome = Position.of(table).play(reader, move, new SeededChance(0));
    return outcome instanceof Outcome.Refused refused ? refused.name() : "played";
  }

  /** The answer to a program that plays this illegal code for the reader. */
  default String answer(Table table, int code) {
    try {
      table.play(code, new SeededChance(0), null);
      return "played";
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
