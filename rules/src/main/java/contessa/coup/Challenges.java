package contessa.coup;

import static contessa.coup.OpenState.CHALLENGE_ACTION;
import static contessa.coup.OpenState.PROVE;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** Challenging a claim, and proving it or not (R-CHL, R-PRV). */
final class Challenges {

  private Challenges() {}

  /** Asks all but the claimant, clockwise. */
  static void open(CoupTable table, int window, int claimant) {
    table.waiting = (short) (table.living & ~Seats.of(claimant));
    table.ask(window, Seats.after(claimant, table.waiting));
  }

  static void answer(CoupTable table, int code, Chance chance, @Nullable EventSink sink) {
    if (code == CoupCodes.CHALLENGE) {
      challenge(table, chance, sink);
      return;
    }
    if (table.asksNext()) {
      return;
    }
    CoupAnnouncer.unchallenged(sink, table);
    if (table.phase == CHALLENGE_ACTION) {
      Blocks.open(table, chance, sink);
    } else {
      Blocks.stands(table, chance, sink);
    }
  }

  private static void challenge(CoupTable table, Chance chance, @Nullable EventSink sink) {
    table.turnState = TurnState.with(table.turnState, TurnState.CHALLENGER, table.toMove);
    table.waiting = Seats.NONE;
    CoupAnnouncer.challenged(sink, table);
    if (table.rules.mayDecline) {
      table.ask(PROVE, table.claimant());
    } else if (table.claimIsTrue()) {
      claimProven(table, Integer.lowestOneBit(table.cardsOfClaim()), chance, sink);
    } else {
      claimFails(table, chance, sink);
    }
  }

  static void prove(CoupTable table, int code, Chance chance, @Nullable EventSink sink) {
    switch (code) {
      case CoupCodes.DECLINE -> claimFails(table, chance, sink);
      case CoupCodes.SHOW -> claimProven(table, 0, chance, sink);
      default -> claimProven(table, table.chosenCard(code), chance, sink);
    }
  }

  /** The claim is proven: the card is replaced and the challenger loses an influence. */
  private static void claimProven(
      CoupTable table, int card, Chance chance, @Nullable EventSink sink) {
    int claimant = table.claimant();
    boolean byActor = table.blocker() < 0;
    int shown = table.denies() ? table.down(claimant) : card;
    CoupAnnouncer.shown(sink, table, shown);
    if (table.denies() || !table.rules.afterAction) {
      Court.replace(table, claimant, shown, chance, sink);
    } else if (byActor) {
      table.seen = SeenCards.withByActor(table.seen, card);
    } else {
      table.seen = SeenCards.withByBlocker(table.seen, card);
    }
    int then = byActor ? Losses.ACTION_PROVEN : Losses.BLOCK_PROVEN;
    Losses.lose(table, table.challenger(), then, chance, sink);
  }

  /** Declined, or not true: the claimant loses an influence and the claim is void. */
  private static void claimFails(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int claimant = table.claimant();
    boolean byActor = table.blocker() < 0;
    CoupAnnouncer.declined(sink, table);
    if (byActor) {
      Bank.pay(table, claimant, table.cost(), CoinReason.REFUND, sink); // before the loss: EC-09
    }
    int then = byActor ? Losses.ACTION_VOID : Losses.BLOCK_VOID;
    Losses.lose(table, claimant, then, chance, sink);
  }
}
