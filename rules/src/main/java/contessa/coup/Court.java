package contessa.coup;

import contessa.game.Chance;
import contessa.game.EventSink;
import org.jspecify.annotations.Nullable;

/** Cards on their way between the court deck and hands. */
final class Court {

  private Court() {}

  /** A random card leaves the court. */
  private static int draw(CoupTable table, Chance chance) {
    int card = chance.memberOf(table.court);
    table.court ^= card;
    return card;
  }

  static int draw(CoupTable table, int count, Chance chance) {
    int cards = 0;
    for (int i = 0; i < count; i++) {
      cards |= draw(table, chance);
    }
    return cards;
  }

  /** Shown cards go back, the deck is shuffled, as many are drawn; one may return (R-CHL-06). */
  static void replace(
      CoupTable table, int player, int cards, Chance chance, @Nullable EventSink sink) {
    table.court |= cards;
    int drawn = draw(table, Integer.bitCount(cards), chance);
    table.setFaceDown(player, table.down(player) & ~cards | drawn);
    CoupAnnouncer.replaced(sink, table, player, drawn);
  }

  /** The player takes cards into the hand. */
  static void drawInto(
      CoupTable table, int player, int count, Chance chance, @Nullable EventSink sink) {
    int drawn = draw(table, count, chance);
    table.setFaceDown(player, table.down(player) | drawn);
    CoupAnnouncer.drew(sink, table, player, drawn);
  }

  static void giveBack(CoupTable table, int player, int cards, @Nullable EventSink sink) {
    table.setFaceDown(player, table.down(player) & ~cards);
    table.court |= cards;
    CoupAnnouncer.returned(sink, table, player, cards);
  }
}
