package contessa.coup;

import static contessa.coup.OpenState.OFFER;
import static contessa.coup.OpenState.VERDICT;

import contessa.game.Chance;
import contessa.game.EventSink;
import org.jspecify.annotations.Nullable;

/** The Inquisitor examines a card of the target and returns it or forces a swap (R-INQ-06). */
final class Examinations {

  private Examinations() {}

  static void examine(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int cards = table.down(table.target());
    if (cards == 0) {
      Turns.end(table, chance, sink); // the target is out, the examination lapses: EC-27
    } else if ((cards & (cards - 1)) == 0) {
      offer(table, cards, sink); // EC-26
    } else {
      table.ask(OFFER, table.target());
    }
  }

  static void offer(CoupTable table, int card, @Nullable EventSink sink) {
    table.seen = SeenCards.withOffered(table.seen, card);
    CoupAnnouncer.offered(sink, table, card);
    table.ask(VERDICT, table.actor);
  }

  /** A forced swap draws first, so that the examined card cannot come back (D-09). */
  static void judge(CoupTable table, int code, Chance chance, @Nullable EventSink sink) {
    boolean swap = code == CoupCodes.SWAP;
    CoupAnnouncer.judged(sink, table, swap);
    if (swap) {
      Court.drawInto(table, table.target(), 1, chance, sink);
      Court.giveBack(table, table.target(), table.offered(), sink);
    }
    Turns.end(table, chance, sink);
  }
}
