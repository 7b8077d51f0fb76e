package contessa.coup;

import static contessa.coup.OpenState.ALLEGIANCE;
import static contessa.coup.OpenState.CHALLENGE_ACTION;
import static contessa.coup.OpenState.EXCHANGE;
import static contessa.coup.OpenState.LOSE;
import static contessa.coup.OpenState.PROVE;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * A player leaves a game under way (EC-48): all cards are turned face up, the coins go to the bank,
 * an open claim counts as declined, and play continues without the player.
 */
final class Leaving {

  private Leaving() {}

  static void leave(CoupTable table, int player, Chance chance, @Nullable EventSink sink) {
    if (table.phase == EXCHANGE && table.toMove == player) {
      Exchanges.abandon(table, player, sink);
    }
    turnAllUp(table, player, sink);
    Bank.collectFromExiles(table, sink);
    if (Seats.count(table.living) == 1) {
      Turns.endGame(table, sink);
    } else if (player == table.actor) {
      actorLeft(table, player, chance, sink);
    } else {
      otherLeft(table, player, chance, sink);
    }
  }

  private static void turnAllUp(CoupTable table, int player, @Nullable EventSink sink) {
    if (table.down(player) == 0) { // in the draft, before the first card
      table.exile(player);
      CoupAnnouncer.exiled(sink, player);
    }
    for (int rest = table.down(player); rest != 0; rest &= rest - 1) {
      Losses.turnUp(table, player, Integer.lowestOneBit(rest), LossReason.LEFT, sink);
    }
  }

  /** The action lapses; only a loss or an exchange that another player owes is still made good. */
  private static void actorLeft(
      CoupTable table, int player, Chance chance, @Nullable EventSink sink) {
    boolean owed = table.toMove != player;
    if (table.phase == ALLEGIANCE) {
      table.actor = (byte) Seats.after(player, table.living);
      CoupSetUp.askAllegiance(table, sink);
    } else if (table.phase == LOSE && owed) {
      int then = table.afterLoss();
      boolean actionGoesOn = then == Losses.ACTION_PROVEN || then == Losses.BLOCK_VOID;
      table.turnState =
          TurnState.with(
              table.turnState, TurnState.AFTER_LOSS, actionGoesOn ? Losses.ACTION_VOID : then);
    } else if (table.phase != EXCHANGE || !owed) {
      boolean claimIsOpen = table.phase == CHALLENGE_ACTION || table.phase == PROVE;
      if (claimIsOpen && table.claimant() == player) {
        CoupAnnouncer.declined(sink, table);
      }
      Turns.end(table, chance, sink);
    }
  }

  private static void otherLeft(
      CoupTable table, int player, Chance chance, @Nullable EventSink sink) {
    boolean decides = table.toMove == player;
    switch (table.phase()) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> {
        if (player == table.blocker()) {
          blockIsVoid(table, chance, sink);
        } else if (decides) {
          Challenges.answer(table, CoupCodes.PASS, chance, sink);
        } else {
          table.answered(player);
        }
      }
      case BLOCK -> {
        if (decides) {
          Blocks.answer(table, CoupCodes.PASS, chance, sink);
        } else {
          table.answered(player);
        }
      }
      case PROVE -> {
        if (decides) {
          blockIsVoid(table, chance, sink);
        } else if (player == table.challenger()) {
          challengeLapses(table, chance, sink);
        }
      }
      case LOSE -> {
        if (decides) {
          Losses.goOn(table, chance, sink);
        }
      }
      case EXCHANGE -> {
        if (decides) {
          Turns.end(table, chance, sink);
        }
      }
      case OFFER, VERDICT -> {
        if (player == table.target()) {
          Turns.end(table, chance, sink);
        }
      }
      // One target fewer, and perhaps one side is gone.
      case ACTION -> table.legal = CoupChoices.legalNow(table);
      case DRAFT, ALLEGIANCE, OVER -> {}
    }
  }

  /** No challenger is left, so the claim stands unproven. */
  private static void challengeLapses(CoupTable table, Chance chance, @Nullable EventSink sink) {
    CoupAnnouncer.unchallenged(sink, table);
    if (table.blocker() < 0) {
      Blocks.open(table, chance, sink);
    } else {
      Blocks.stands(table, chance, sink);
    }
  }

  private static void blockIsVoid(CoupTable table, Chance chance, @Nullable EventSink sink) {
    CoupAnnouncer.declined(sink, table);
    Actions.resolve(table, chance, sink);
  }
}
