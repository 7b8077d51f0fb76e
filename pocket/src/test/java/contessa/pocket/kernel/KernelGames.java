package contessa.pocket.kernel;

import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.royal.Good;
import contessa.royal.RoyalTable;
import contessa.testkit.coup.RandomCoupRules;
import contessa.testkit.royal.RandomRoyalRules;
import org.teavm.jso.JSExport;

/** Random games of both kernels under random rules, for the JVM and for browsers. */
public final class KernelGames {

  /** Games under random rules may never end. */
  private static final int CAP = 1_000;

  private static final int PRIME = 0x01000193;

  private static int hash;

  private KernelGames() {}

  public static void main(String[] args) {
    // What is exported is called.
  }

  /** A hash of every state and every choice of these games; each follows from its number. */
  @JSExport
  public static int hash(int from, int games) {
    hash = 0x811C9DC5;
    for (int game = from; game < from + games; game++) {
      SeededChance chance = new SeededChance(game);
      Rulebook rules =
          game % 2 == 0 ? RandomCoupRules.rules(chance) : RandomRoyalRules.rules(chance);
      Table table = rules.deal(chance.below(rules.seats()), chance, null);
      for (int step = 0; step < CAP && !table.over(); step++) {
        mixState(table);
        int code = table.choice(chance.below(table.choiceCount()));
        mix(code);
        table.play(code, chance, null);
      }
      mixState(table);
    }
    return hash;
  }

  private static void mixState(Table table) {
    mix(table.toMove());
    mix(table.winners());
    mix(table.choiceCount());
    for (int n = 0; n < table.choiceCount(); n++) {
      mix(table.choice(n));
    }
    switch (table) {
      case CoupTable coup -> mixState(coup);
      case RoyalTable royal -> mixState(royal);
      default -> throw new AssertionError(table);
    }
  }

  private static void mixState(CoupTable table) {
    mix(table.court());
    for (int seat = 0; seat < table.seats(); seat++) {
      mix(table.down(seat));
      mix(table.coins(seat));
    }
  }

  private static void mixState(RoyalTable table) {
    mix(table.round());
    mix(table.lootLeft());
    for (int seat = 0; seat < table.seats(); seat++) {
      mix(table.fame(seat));
      mix(table.itemFame(seat));
      for (Good good : Good.ALL) {
        mix(table.held(seat, good));
      }
    }
  }

  /** FNV-1a, an int at a time. */
  private static void mix(int value) {
    hash = (hash ^ value) * PRIME;
  }

  /** Plays at least this many steps of four players of The Resistance; returns the number. */
  @JSExport
  public static int steps(int least) {
    CoupRules rules = CoupRules.of(Edition.RESISTANCE, 4);
    SeededChance chance = new SeededChance(1);
    CoupTable table = rules.deal(0, chance, null);
    int steps = 0;
    while (steps < least) {
      if (table.over()) {
        table.setUp(0, chance, null);
      }
      table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      steps++;
    }
    return steps;
  }
}
