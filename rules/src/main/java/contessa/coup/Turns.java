package contessa.coup;

import static contessa.coup.OpenState.ACTION;
import static contessa.coup.OpenState.CHALLENGE_ACTION;
import static contessa.coup.OpenState.OVER;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** How a turn begins and ends, and how the game ends (R-TURN, R-RES). */
final class Turns {

  private Turns() {}

  static void start(CoupTable table, @Nullable EventSink sink) {
    table.turn++;
    table.ask(ACTION, table.actor);
    CoupAnnouncer.turn(sink, table);
  }

  /** The actor announces an action and pays for it. */
  static void act(CoupTable table, int code, Chance chance, @Nullable EventSink sink) {
    table.turnState = CoupCodes.turnState(code);
    CoupAnnouncer.acted(sink, table, code);
    Bank.pay(table, table.actor, -table.cost(), CoinReason.COST, sink);
    if (table.claimed() >= 0) {
      Challenges.open(table, CHALLENGE_ACTION, table.actor);
    } else if (table.rules.blocks[TurnState.action(table.turnState)] != 0) {
      Blocks.open(table, chance, sink);
    } else {
      Actions.resolve(table, chance, sink);
    }
  }

  static void end(CoupTable table, Chance chance, @Nullable EventSink sink) {
    if (TurnState.sawExile(table.turnState)) {
      Bank.collectFromExiles(table, sink);
    }
    if (table.exposedByActor() != 0) {
      replaceExposed(table, table.actor, table.exposedByActor(), chance, sink);
    }
    if (table.exposedByBlocker() != 0) {
      replaceExposed(table, table.blocker(), table.exposedByBlocker(), chance, sink);
    }
    table.clearTurn();
    table.actor = (byte) Seats.after(table.actor, table.living);
    start(table, sink);
  }

  /** A card that has left the hand in the meantime is not replaced (EC-46). */
  private static void replaceExposed(
      CoupTable table, int player, int card, Chance chance, @Nullable EventSink sink) {
    if ((table.down(player) & card) != 0) {
      Court.replace(table, player, card, chance, sink);
    }
  }

  /** One player is left: the game ends immediately, in the middle of a turn too (EC-18). */
  static void endGame(CoupTable table, @Nullable EventSink sink) {
    Bank.collectFromExiles(table, sink);
    table.ask(OVER, Seats.NOBODY);
    CoupAnnouncer.won(sink, table);
  }
}
