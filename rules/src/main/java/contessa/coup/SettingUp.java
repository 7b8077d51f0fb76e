package contessa.coup;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** How a game begins: the deal or the draft, the allegiances, the first turn. */
abstract sealed class SettingUp extends Consequences permits Choices {

  SettingUp(CoupRules rules) {
    super(rules);
  }

  SettingUp(SettingUp other) {
    super(other);
  }

  /** The actor's turn begins. */
  abstract void startTurn(@Nullable EventSink herald);

  /** Lays the table for a new game under the same rules. */
  public final void setUp(int starter, Chance chance, @Nullable EventSink herald) {
    living = (short) Seats.first(seats());
    reformists = Seats.NONE;
    reserve = 0;
    turn = 0;
    aside = 0;
    first = (byte) starter;
    actor = first;
    boolean duel = seats() == 2;
    for (int player = 0; player < seats(); player++) {
      setDown(player, 0);
      setUp(player, 0);
      setCoins(player, duel && player == starter ? rules.options().firstPlayerCoins() : 2);
    }
    clearTurn();
    if (rules.options().draft()) {
      court = rules.draftSet(2);
      aside = rules.draftSet(0) | rules.draftSet(1);
      askDraft(starter);
      return;
    }
    court = rules.inPlay;
    dealToAll(2, chance, herald);
    askAllegiance(herald);
  }

  private void dealToAll(int count, Chance chance, @Nullable EventSink herald) {
    for (int player = 0; player < seats(); player++) {
      int cards = draw(count, chance);
      setDown(player, down(player) | cards);
      if (herald != null) {
        herald.tell(
            Telling.secretly(
                player,
                new CoupEvent.Dealt(player, count, null),
                new CoupEvent.Dealt(player, count, faces(cards))));
      }
    }
  }

  private void askDraft(int player) {
    ask(Ordinals.DRAFT, player, (long) kinds(draftSet(player)) << CoupCodes.CARD);
  }

  final void pick(int index, Chance chance, @Nullable EventSink herald) {
    int card = draftSet(toMove) & Cards.copiesOf(index / Card.COPIES);
    aside &= ~card;
    setDown(toMove, card);
    if (herald != null) {
      herald.tell(
          Telling.secretly(
              toMove,
              new CoupEvent.Picked(toMove, null),
              new CoupEvent.Picked(toMove, face(card))));
    }
    if (toMove == first) {
      askDraft(1 - first);
    } else {
      dealToAll(1, chance, herald);
      askAllegiance(herald);
    }
  }

  final void askAllegiance(@Nullable EventSink herald) {
    if (!rules.allegiances) {
      startTurn(herald);
      return;
    }
    ask(
        Ordinals.ALLEGIANCE,
        actor,
        CoupCodes.bit(CoupCodes.LOYALIST) | CoupCodes.bit(CoupCodes.REFORMIST));
  }

  /** The first player chooses, the others at the table alternate clockwise (R-REF-01). */
  final void chooseSide(boolean reformist, @Nullable EventSink herald) {
    boolean side = reformist;
    int player = actor;
    do {
      reformists |= (short) (side ? Seats.of(player) : Seats.NONE);
      if (herald != null) {
        herald.tellAll(new CoupEvent.Sided(player, allegiance(player)));
      }
      side = !side;
      player = Seats.after(player, living);
    } while (player != actor);
    startTurn(herald);
  }

  /** The set that this player picks from: the first for who starts, the second for the other. */
  final int draftSet(int player) {
    return rules.draftSet(player == first ? 0 : 1);
  }

  final void clearTurn() {
    deed = Deed.NONE;
    waiting = Seats.NONE;
    seen = Seen.NOTHING;
  }
}
