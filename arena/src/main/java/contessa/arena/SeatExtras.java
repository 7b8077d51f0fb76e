package contessa.arena;

import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.json.JsonWriter;

/** What the referee writes beside the view of one seat, for a program that has asked for it. */
public interface SeatExtras {

  void hear(Event event);

  /** The fields for a decision of this seat. */
  void write(View view, JsonWriter json);

  /** A service that makes notes of one kind. */
  interface Kind {

    /** How programs ask for it. */
    String word();

    SeatExtras of(Rulebook rules, int seat);
  }
}
