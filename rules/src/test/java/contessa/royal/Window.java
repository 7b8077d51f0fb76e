package contessa.royal;

import contessa.game.Told;

/** All that ever reaches a reader, as text. The honest one passes on what the table says. */
class Window {

  /** The view, whole. */
  String view(RoyalTable table, int reader) {
    return table.view(reader).toString();
  }

  /** One event as this reader hears it; the table is as it was before the move and after it. */
  String heard(Told told, RoyalTable before, RoyalTable after, int reader) {
    return String.valueOf(told.heardBy(reader));
  }

  /** Who is asked, and if it is the reader, for which moves. */
  String prompt(RoyalTable table, int reader) {
    StringBuilder prompt = new StringBuilder("seat ").append(table.toMove()).append(':');
    if (reader == table.toMove()) {
      for (int n = 0; n < table.choices(); n++) {
        prompt.append(' ').append(table.choice(n));
      }
    }
    return prompt.toString();
  }
}
