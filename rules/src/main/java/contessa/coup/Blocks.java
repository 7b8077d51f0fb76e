package contessa.coup;

import static contessa.coup.OpenState.BLOCK;
import static contessa.coup.OpenState.CHALLENGE_BLOCK;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * Blocking an action (R-BLK). Which characters block what is in {@link CoupRules#blocks}, since it
 * depends on the options.
 */
final class Blocks {

  private Blocks() {}

  /** Asks every player who may block, clockwise from the actor. */
  static void open(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int entitled = entitled(table);
    if (entitled == Seats.NONE) {
      Actions.resolve(table, chance, sink);
      return;
    }
    table.waiting = (short) entitled;
    table.ask(BLOCK, Seats.after(table.actor, entitled));
  }

  /**
   * The players who may block the action: its living target, or if it has none (foreign aid) all
   * but the actor's friends (R-SIDE-02).
   */
  private static int entitled(CoupTable table) {
    if (table.rules.blocks[TurnState.action(table.turnState)] == 0) {
      return Seats.NONE;
    }
    return table.target() < 0
        ? CoupChoices.targets(table)
        : table.living & Seats.of(table.target());
  }

  static void answer(CoupTable table, int code, Chance chance, @Nullable EventSink sink) {
    if (code != CoupCodes.PASS) {
      block(table, code - CoupCodes.BLOCK, sink);
      return;
    }
    if (table.asksNext()) {
      return;
    }
    CoupAnnouncer.unblocked(sink);
    Actions.resolve(table, chance, sink);
  }

  private static void block(CoupTable table, int role, @Nullable EventSink sink) {
    table.turnState = TurnState.withBlock(table.turnState, table.toMove, role);
    CoupAnnouncer.blocked(sink, table);
    Challenges.open(table, CHALLENGE_BLOCK, table.blocker());
  }

  /** The action fails and its cost stays spent (R-BLK-02). */
  static void stands(CoupTable table, Chance chance, @Nullable EventSink sink) {
    CoupAnnouncer.blockStood(sink, table);
    Turns.end(table, chance, sink);
  }
}
