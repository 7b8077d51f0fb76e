package contessa.coup;

import static contessa.coup.OpenState.ALLEGIANCE;
import static contessa.coup.OpenState.DRAFT;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** How a game begins: the deal or the draft, the allegiances, the first turn. */
final class CoupSetUp {

  private static final int START_COINS = 2;

  private CoupSetUp() {}

  static CoupTable deal(CoupRules rules, int starter, Chance chance, @Nullable EventSink sink) {
    if (starter < 0 || starter >= rules.seats()) {
      throw new IllegalArgumentException("there is no seat " + starter);
    }
    CoupTable table = new CoupTable(rules);
    setUp(table, starter, chance, sink);
    return table;
  }

  static void setUp(CoupTable table, int starter, Chance chance, @Nullable EventSink sink) {
    CoupRules rules = table.rules;
    table.living = (short) Seats.first(table.seats());
    table.reformists = Seats.NONE;
    table.reserve = 0;
    table.turn = 0;
    table.aside = 0;
    table.first = (byte) starter;
    table.actor = table.first;
    boolean duel = table.seats() == 2;
    for (int player = 0; player < table.seats(); player++) {
      table.setFaceDown(player, 0);
      table.setFaceUp(player, 0);
      boolean starts = duel && player == starter;
      table.setCoins(player, starts ? rules.options().firstPlayerCoins() : START_COINS);
    }
    table.clearTurn();
    if (rules.options().draft()) {
      table.court = rules.draftSet(2);
      table.aside = rules.draftSet(0) | rules.draftSet(1);
      table.ask(DRAFT, starter);
      return;
    }
    table.court = rules.inPlay;
    dealToAll(table, CoupRules.INFLUENCES, chance, sink);
    askAllegiance(table, sink);
  }

  private static void dealToAll(
      CoupTable table, int count, Chance chance, @Nullable EventSink sink) {
    for (int player = 0; player < table.seats(); player++) {
      int cards = Court.draw(table, count, chance);
      table.setFaceDown(player, table.down(player) | cards);
      CoupAnnouncer.dealt(sink, table, player, cards);
    }
  }

  /** A player keeps one card of their draft set (R-2P-02). */
  static void pick(CoupTable table, int index, Chance chance, @Nullable EventSink sink) {
    int player = table.toMove;
    int card = table.draftSet(player) & Cards.copiesOf(index / Card.COPIES);
    table.aside &= ~card;
    table.setFaceDown(player, card);
    CoupAnnouncer.picked(sink, table, player, card);
    if (player == table.first) {
      table.ask(DRAFT, 1 - player);
    } else {
      dealToAll(table, 1, chance, sink);
      askAllegiance(table, sink);
    }
  }

  static void askAllegiance(CoupTable table, @Nullable EventSink sink) {
    if (table.rules.allegiances) {
      table.ask(ALLEGIANCE, table.actor);
    } else {
      Turns.start(table, sink);
    }
  }

  /** The first player chooses, the others at the table alternate clockwise (R-REF-01). */
  static void chooseSide(CoupTable table, boolean reformist, @Nullable EventSink sink) {
    boolean side = reformist;
    int player = table.actor;
    do {
      table.reformists |= (short) (side ? Seats.of(player) : Seats.NONE);
      CoupAnnouncer.sided(sink, table, player);
      side = !side;
      player = Seats.after(player, table.living);
    } while (player != table.actor);
    Turns.start(table, sink);
  }
}
