package contessa.coup;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * A player leaves a game under way (EC-48): all cards face up, coins to the bank, pending claims
 * count as declined, and whatever waited for the player goes on without.
 */
final class Leaving {

  private final CoupTable table;
  private final Chance chance;
  private final @Nullable EventSink herald;

  Leaving(CoupTable table, Chance chance, @Nullable EventSink herald) {
    this.table = table;
    this.chance = chance;
    this.herald = herald;
  }

  void leave(int player) {
    if (table.phase == Ordinals.EXCHANGE && table.toMove == player) {
      endExchange(player);
    }
    bare(player);
    table.collectFromExiles(herald);
    if (Seats.count(table.living) == 1) {
      table.end(herald);
    } else if (player == table.actor) {
      actorLeft(player);
    } else {
      otherLeft(player);
    }
  }

  /** Nobody chooses any more: the first cards of the pool are kept. */
  private void endExchange(int player) {
    int pool = table.down(player);
    int places = (1 << table.keep()) - 1;
    table.giveBack(player, pool & ~Pool.cards(pool, places), herald);
  }

  private void bare(int player) {
    if (table.down(player) == 0) { // in the draft, before the first card
      table.leaves(player);
      if (herald != null) {
        herald.tell(Announced.exiled(player));
      }
    }
    for (int rest = table.down(player); rest != 0; rest &= rest - 1) {
      table.turnUp(player, Integer.lowestOneBit(rest), LossReason.LEFT, herald);
    }
  }

  /** The action lapses; only a loss or an exchange that another player owes is still made good. */
  private void actorLeft(int player) {
    boolean owed = table.toMove != player;
    if (table.phase == Ordinals.ALLEGIANCE) {
      table.actor = (byte) Seats.after(player, table.living);
      table.askAllegiance(herald);
    } else if (table.phase == Ordinals.LOSE && owed) {
      boolean goesOn =
          table.afterLoss() == CoupTable.ACTION_PROVEN || table.afterLoss() == CoupTable.BLOCK_VOID;
      table.deed =
          Deed.withAfterLoss(table.deed, goesOn ? CoupTable.ACTION_VOID : table.afterLoss());
    } else if (table.phase != Ordinals.EXCHANGE || !owed) {
      if (claimIsOpen() && table.claimant() == player) {
        tellDeclined();
      }
      table.cleanUp(chance, herald);
    }
  }

  private boolean claimIsOpen() {
    return table.phase == Ordinals.CHALLENGE_ACTION || table.phase == Ordinals.PROVE;
  }

  private void tellDeclined() {
    if (herald != null) {
      herald.tell(Announced.declined(table.claim()));
    }
  }

  private void otherLeft(int player) {
    boolean decides = table.toMove == player;
    switch (table.phase()) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> {
        if (player == table.blocker()) {
          blockVoid();
        } else if (decides) {
          table.answerChallenge(CoupCodes.PASS, chance, herald);
        } else {
          table.answers(player);
        }
      }
      case BLOCK -> {
        if (decides) {
          table.answerBlock(CoupCodes.PASS, chance, herald);
        } else {
          table.answers(player);
        }
      }
      case PROVE -> {
        if (decides) {
          blockVoid();
        } else if (player == table.challenger()) {
          challengeLapses();
        }
      }
      case LOSE -> {
        if (decides) {
          table.goOnAfterLoss(chance, herald);
        }
      }
      case EXCHANGE -> {
        if (decides) {
          table.cleanUp(chance, herald);
        }
      }
      case OFFER, VERDICT -> {
        if (player == table.target()) {
          table.cleanUp(chance, herald);
        }
      }
      case ACTION -> table.legal = table.legalNow(); // one target less, perhaps a side gone
      case DRAFT, ALLEGIANCE, OVER -> {}
    }
  }

  private void blockVoid() {
    tellDeclined();
    table.resolve(chance, herald);
  }

  /** Nobody doubts the claim any more, so it stands unproven. */
  private void challengeLapses() {
    if (herald != null) {
      herald.tell(Announced.unchallenged(table.claim()));
    }
    if (table.blocker() < 0) {
      table.openBlock(chance, herald);
    } else {
      table.blockStands(chance, herald);
    }
  }
}
