package contessa.royal;

import contessa.game.AddressedEvent;
import java.util.Arrays;
import java.util.List;

/**
 * All that ever reaches a reader. The honest one passes on what the table says. Texts are written
 * from these values and from nothing else, so equal values are equal texts.
 */
class Window {

  /** The view, whole. */
  Object view(RoyalTable table, int reader) {
    return table.view(reader);
  }

  /** One event as this reader hears it; the table is as it is after the move. */
  Object heard(AddressedEvent told, RoyalTable after, int reader) {
    return told.heardBy(reader);
  }

  /** Who is asked, and if it is the reader, for which moves. */
  Object prompt(RoyalTable table, int reader) {
    int[] codes = new int[reader == table.toMove() ? table.choices() : 0];
    Arrays.setAll(codes, table::choice);
    return List.of(table.toMove(), Arrays.hashCode(codes));
  }
}
