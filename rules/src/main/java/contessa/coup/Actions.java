package contessa.coup;

import static contessa.coup.Ordinals.ASSASSINATE;
import static contessa.coup.Ordinals.CONVERT;
import static contessa.coup.Ordinals.COUP;
import static contessa.coup.Ordinals.EMBEZZLE;
import static contessa.coup.Ordinals.EXAMINE;
import static contessa.coup.Ordinals.EXCHANGING;
import static contessa.coup.Ordinals.FOREIGN_AID;
import static contessa.coup.Ordinals.INCOME;
import static contessa.coup.Ordinals.LOSE;
import static contessa.coup.Ordinals.STEAL;
import static contessa.coup.Ordinals.TAX;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * What actions do when nothing has stopped them (R-ACT). What they cost is in {@link
 * CoupRules#cost}, and {@link Turns#act} pays it.
 */
final class Actions {

  private Actions() {}

  static void resolve(CoupTable table, Chance chance, @Nullable EventSink sink) {
    switch (table.action()) {
      case INCOME -> takeCoins(table, CoupRules.INCOME, CoinReason.INCOME, chance, sink);
      case FOREIGN_AID ->
          takeCoins(table, CoupRules.FOREIGN_AID, CoinReason.FOREIGN_AID, chance, sink);
      case TAX -> takeCoins(table, CoupRules.TAX, CoinReason.TAX, chance, sink);
      case EMBEZZLE -> embezzle(table, chance, sink);
      case EXCHANGING -> Exchanges.byClaim(table, chance, sink);
      case COUP, ASSASSINATE -> attack(table, chance, sink);
      case STEAL -> steal(table, chance, sink);
      case EXAMINE -> Examinations.examine(table, chance, sink);
      case CONVERT -> convert(table, chance, sink);
      default -> throw new IllegalStateException("no such action: " + table.action());
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

  /** Two coins of the target, or what it has, even if it has just been exiled (EC-13, EC-16). */
  private static void steal(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int coins = Math.min(CoupRules.MOST_STOLEN, table.coins(table.target()));
    Bank.pay(table, table.target(), -coins, CoinReason.STEAL, sink);
    Bank.pay(table, table.actor, coins, CoinReason.STEAL, sink);
    Turns.end(table, chance, sink);
  }

  private static void convert(CoupTable table, Chance chance, @Nullable EventSink sink) {
    boolean self = table.target() == table.actor;
    int cost = self ? CoupRules.CONVERT_SELF_COST : CoupRules.CONVERT_OTHER_COST;
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
    table.turnState = TurnState.withAfterLoss(table.turnState, Losses.DECLARED_HIT);
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
