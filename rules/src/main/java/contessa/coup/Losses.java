package contessa.coup;

import static contessa.coup.OpenState.LOSE;

import contessa.game.Chance;
import contessa.game.EventSink;
import org.jspecify.annotations.Nullable;

/** Losing influence, and how play continues after it (R-CORE-09). */
final class Losses {

  // How play continues after a loss. Those before ATTACK_DONE follow a challenge.
  static final int ACTION_PROVEN = 0;
  static final int ACTION_VOID = 1;
  static final int BLOCK_PROVEN = 2;
  static final int BLOCK_VOID = 3;
  static final int ATTACK_DONE = 4;

  /** The player lost the card that a declared attack named. */
  static final int DECLARED_HIT = 5;

  private Losses() {}

  /** The player loses an influence of their choice; {@code then} says how play continues. */
  static void lose(CoupTable table, int player, int then, Chance chance, @Nullable EventSink sink) {
    table.turnState = TurnState.with(table.turnState, TurnState.AFTER_LOSS, then);
    int cards = table.down(player);
    if ((cards & (cards - 1)) == 0) {
      loseCard(table, player, cards, chance, sink);
    } else {
      table.ask(LOSE, player);
    }
  }

  static void loseCard(
      CoupTable table, int player, int card, Chance chance, @Nullable EventSink sink) {
    turnUp(table, player, card, reason(table), sink);
    if ((table.living & (table.living - 1)) == 0) {
      Turns.endGame(table, sink);
    } else {
      goOn(table, chance, sink);
    }
  }

  static void goOn(CoupTable table, Chance chance, @Nullable EventSink sink) {
    switch (table.afterLoss()) {
      case ACTION_PROVEN -> Blocks.open(table, chance, sink);
      case BLOCK_PROVEN -> Blocks.stands(table, chance, sink);
      case BLOCK_VOID -> Actions.resolve(table, chance, sink);
      case DECLARED_HIT -> Actions.afterExposure(table, chance, sink);
      case ACTION_VOID, ATTACK_DONE -> Turns.end(table, chance, sink);
      default -> throw new IllegalStateException("no such step: " + table.afterLoss());
    }
  }

  private static LossReason reason(CoupTable table) {
    if (table.afterLoss() < ATTACK_DONE) {
      return LossReason.CHALLENGE;
    }
    return table.action() == Action.COUP ? LossReason.COUP : LossReason.ASSASSINATION;
  }

  /** The card stays face up for the rest of the game; a player without cards is out. */
  static void turnUp(
      CoupTable table, int player, int card, LossReason why, @Nullable EventSink sink) {
    table.setFaceDown(player, table.down(player) & ~card);
    table.setFaceUp(player, table.up(player) | card);
    CoupAnnouncer.lost(sink, table, player, card, why);
    if (table.down(player) == 0) {
      table.exile(player);
      table.turnState = TurnState.withExile(table.turnState);
      CoupAnnouncer.exiled(sink, player);
    }
  }
}
