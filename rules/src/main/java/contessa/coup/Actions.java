package contessa.coup;

import static contessa.coup.OpenState.LOSE;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * What actions do when nothing has stopped them (R-ACT). What they cost and gain is on the
 * {@linkplain Action action card}.
 */
final class Actions {

  private Actions() {}

  static void resolve(CoupTable table, Chance chance, @Nullable EventSink sink) {
    Action action = table.action();
    CoinReason gain = action.gainReason();
    if (gain != null) { // the most frequent ones by a branch, which is faster than a jump table
      takeCoins(table, action.gain(), gain, chance, sink);
      return;
    }
    switch (action) {
      case EMBEZZLE -> embezzle(table, chance, sink);
      case EXCHANGE -> Exchanges.byClaim(table, chance, sink);
      case COUP, ASSASSINATE -> attack(table, chance, sink);
      case STEAL -> steal(table, chance, sink);
      case EXAMINE -> Examinations.examine(table, chance, sink);
      case CONVERT -> convert(table, chance, sink);
      case INCOME, FOREIGN_AID, TAX -> throw new IllegalStateException(action + " has a gain");
    }
  }

  private static void takeCoins(
      CoupTable table, int coins, CoinReason why, Chance chance, @Nullable EventSink sink) {
    Bank.pay(table, table.actor, coins, why, sink);
    Turns.end(table, chance, sink);
  }

  private static void embezzle(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int coins = table.reserve;
    table.reserve = 0;
    takeCoins(table, coins, CoinReason.EMBEZZLE, chance, sink);
  }

  /** The target's coins, as many as it has, even if it has just been exiled (EC-13, EC-16). */
  private static void steal(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int coins = Math.min(Action.STEAL.gain(), table.coins(table.target()));
    Bank.pay(table, table.target(), -coins, CoinReason.STEAL, sink);
    Bank.pay(table, table.actor, coins, CoinReason.STEAL, sink);
    Turns.end(table, chance, sink);
  }

  private static void convert(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int cost = Action.CONVERT.toReserve(table.target() == table.actor);
    table.reserve += cost;
    Bank.pay(table, table.actor, -cost, CoinReason.CONVERT, sink);
    table.reformists ^= (short) Seats.of(table.target());
    CoupAnnouncer.converted(sink, table);
    Turns.end(table, chance, sink);
  }

  /** A Coup or an assassination; its target may be out by now (EC-03, EC-06). */
  private static void attack(CoupTable table, Chance chance, @Nullable EventSink sink) {
    if (!table.lives(table.target())) {
      Turns.end(table, chance, sink);
    } else if (table.named() < 0) {
      Losses.lose(table, table.target(), Losses.ATTACK_DONE, chance, sink);
    } else {
      exposeHand(table, chance, sink);
    }
  }

  /** A declared attack turns the hand face up; it hits only the named character (R-DCL-01). */
  private static void exposeHand(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int target = table.target();
    CoupAnnouncer.exposed(sink, table);
    int hit = table.down(target) & Cards.copiesOf(table.named());
    if (hit == 0) {
      afterExposure(table, chance, sink);
      return;
    }
    table.turnState = TurnState.with(table.turnState, TurnState.AFTER_LOSS, Losses.DECLARED_HIT);
    if (table.rules.distinct && (hit & (hit - 1)) != 0) {
      table.ask(LOSE, target);
    } else {
      Losses.loseCard(table, target, Integer.lowestOneBit(hit), chance, sink);
    }
  }

  /** A target whose hand was exposed exchanges two cards, hit or missed, if it lives (R-DCL-02). */
  static void afterExposure(CoupTable table, Chance chance, @Nullable EventSink sink) {
    if (table.lives(table.target())) {
      Exchanges.open(table, table.target(), Exchanges.AMBASSADOR_DRAWS, chance, sink);
    } else {
      Turns.end(table, chance, sink);
    }
  }
}
