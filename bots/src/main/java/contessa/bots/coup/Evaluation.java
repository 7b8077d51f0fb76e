package contessa.bots.coup;

import module java.base;

import contessa.coup.Action;
import contessa.coup.CoupTable;
import contessa.game.ProgramFiles;
import contessa.game.SameMath;
import contessa.game.Seats;

/**
 * Win chances at the start of a turn when all cards are known: each living seat has a strength, a
 * sum of weights for its cards and coins, and wins in proportion to its exponential. It ends
 * playouts early, which makes them shorter and less noisy.
 */
final class Evaluation {

  private static final int MOST_COINS = 11;
  private static final int MOST_WAIT = 3;
  private static final int MOST_THREATS = 2;

  private static final int COINS = 0;
  private static final int ROLES = COINS + MOST_COINS + 1;
  private static final int WAIT = ROLES + Roles.COUNT;
  private static final int THREATS = WAIT + MOST_WAIT + 1;
  private static final int TWINS = THREATS + MOST_THREATS + 1;
  private static final int MINE = TWINS + 1;
  private static final int PER_HAND = MINE + 1;

  /** For one influence and for two. */
  private static final int PER_TABLE = 2 * PER_HAND;

  /** For two, three, and more living players. */
  static final int WEIGHTS = 3 * PER_TABLE;

  static final Evaluation TRAINED = new Evaluation(read());

  private final double[] weights;

  Evaluation(double[] weights) {
    this.weights = weights;
  }

  /** The chance of winning for this seat at the start of a turn, or when the game is over. */
  double chance(CoupTable table, int seat) {
    int living = table.living();
    if (table.toMove() < 0 || !Seats.has(living, seat)) {
      return table.toMove() < 0 && Seats.has(living, seat) ? 1 : 0;
    }
    double own = 0;
    double all = 0;
    for (int rest = living; rest != 0; rest &= rest - 1) {
      int player = Seats.lowest(rest);
      double strength = SameMath.exp(strength(table, player, seat));
      all += strength;
      own = player == seat ? strength : own;
    }
    return own / all;
  }

  /** A player's strength if {@code seat} plays well and the others play as they do. */
  double strength(CoupTable table, int player, int seat) {
    int hand = table.down(player);
    int base = base(table, hand);
    double sum =
        weights[base + COINS + Math.min(MOST_COINS, table.coins(player))]
            + weights[base + WAIT + wait(table, player)]
            + weights[base + THREATS + threats(table, player)]
            + (player == seat ? weights[base + MINE] : 0);
    int first = Roles.lowest(hand);
    sum += weights[base + ROLES + first];
    int rest = hand & (hand - 1);
    if (rest != 0) {
      int second = Roles.lowest(rest);
      sum += first == second ? weights[base + TWINS] : weights[base + ROLES + second];
    }
    return sum;
  }

  private static int base(CoupTable table, int hand) {
    int players = Math.min(4, Integer.bitCount(table.living())) - 2;
    return players * PER_TABLE + ((hand & (hand - 1)) != 0 ? PER_HAND : 0);
  }

  /** How many living players act before this one. */
  private static int wait(CoupTable table, int player) {
    int seats = table.seats();
    int ahead = player - table.actor();
    int between = 0;
    for (int i = 0; i < (ahead < 0 ? ahead + seats : ahead); i++) {
      between += table.lives((table.actor() + i) % seats) ? 1 : 0;
    }
    return Math.min(MOST_WAIT, between);
  }

  private static int threats(CoupTable table, int player) {
    int threats = 0;
    for (int rest = table.living() & ~Seats.of(player); rest != 0; rest &= rest - 1) {
      threats += table.coins(Seats.lowest(rest)) >= Action.COUP.cost() ? 1 : 0;
    }
    return Math.min(MOST_THREATS, threats);
  }

  private static double[] read() {
    byte[] file = ProgramFiles.read(Evaluation.class, "evaluation.txt", InputStream::readAllBytes);
    String text = new String(file, StandardCharsets.UTF_8);
    String[] numbers = text.replaceAll("#.*", "").strip().split("\\s+", -1);
    double[] weights = new double[WEIGHTS];
    for (int n = 0; n < WEIGHTS; n++) {
      weights[n] = Double.parseDouble(numbers[n]);
    }
    return weights;
  }
}
