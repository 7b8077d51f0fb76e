package contessa.bots.royal;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.SeededChance;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;

/** Games of one challenger among seers. */
final class SeerTable {

  private static final Budget BUDGET = Budget.rollouts(300);

  private final RoyalRules rules;

  SeerTable(int seats) {
    rules = RoyalRules.standard(seats);
  }

  /**
   * The challenger's share of the games.
   *
   * @param margin half the width of its 95 % interval
   */
  record Share(double won, double margin) {}

  /** Every deal from every seat. */
  Share share(IntFunction<Planner> challenger, int games, long seed) {
    int seats = rules.seats();
    double sum = 0;
    double squares = 0;
    int deals = Math.max(1, games / seats);
    for (int deal = 0; deal < deals; deal++) {
      double won = 0;
      for (int place = 0; place < seats; place++) {
        won += play(challenger.apply(seats), place, 1000 * seed + deal, _ -> {}) / seats;
      }
      sum += won;
      squares += won * won;
    }
    double mean = sum / deals;
    return new Share(mean, 1.96 * Math.sqrt(Math.max(0, squares / deals - mean * mean) / deals));
  }

  /**
   * The challenger's share of one game.
   *
   * @param beforePlans sees the table before each plan of the challenger
   */
  double play(Planner challenger, int place, long seed, Consumer<RoyalTable> beforePlans) {
    SeededChance chance = new SeededChance(seed);
    Bot[] bots = new Bot[rules.seats()];
    for (int seat = 0; seat < bots.length; seat++) {
      SeededChance own = new SeededChance(chance.next());
      bots[seat] =
          seat == place ? new RoyalBot(rules, challenger, own) : RoyalBot.solving(rules, own);
    }
    SeededChance draws = new SeededChance(chance.next());
    EventSink sink =
        told -> {
          for (int seat = 0; seat < bots.length; seat++) {
            bots[seat].hear(told.heardBy(seat));
          }
        };
    RoyalTable table = rules.deal((int) (seed % bots.length), chance, sink);
    while (!table.over()) {
      int seat = table.toMove();
      if (seat == place && table.phase() == RoyalPhase.PLAN) {
        beforePlans.accept(table);
      }
      Move move = bots[seat].decide(table.view(seat), BUDGET).draw(draws);
      table.play(table.code(move), chance, sink);
    }
    return (table.winners() >>> place & 1) / (double) Integer.bitCount(table.winners());
  }
}
