package contessa.testkit;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import java.util.ArrayList;
import java.util.List;

/**
 * All that ever leaves a table: how moves are played on it, and what one reader is shown, told and
 * answered. As it stands it is what the program does; the leaks planted to test the leak test each
 * change a part of it.
 */
public interface Teller {

  Teller HONEST = new Teller() {};

  /** Plays a move and gives back what happened. */
  default List<AddressedEvent> play(Table table, int code, Chance chance) {
    List<AddressedEvent> events = new ArrayList<>();
    table.play(code, chance, events::add);
    return events;
  }

  /** What the reader is shown: every field of the view, and the moves it offers. */
  default String shown(Table table, int reader) {
    View view = table.view(reader);
    return Dump.of(view) + Dump.of(view.moves());
  }

  /** What the reader hears of something that happened when this table was played on. */
  default String heard(Table before, AddressedEvent told, int reader) {
    return Dump.of(told.heardBy(reader));
  }

  /** What the reader is answered who tries this move. */
  default String answer(Table table, int reader, Move move) {
    Outcome outcome = Position.of(table).play(reader, move, new SeededChance(0));
    return outcome instanceof Outcome.Refused refused ? refused.name() : "played";
  }

  /** What a program is answered that plays this code for the reader although it is not legal. */
  default String answer(Table table, int code) {
    try {
      table.play(code, new SeededChance(0), null);
      return "played";
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
