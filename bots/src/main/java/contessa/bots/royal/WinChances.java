package contessa.bots.royal;

import contessa.game.SameMath;
import contessa.royal.FameCard;
import contessa.royal.Good;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;

/**
 * Estimated win chances at a table. Fame depends on places, so a cube counts for its effect on the
 * order; while loot is still to come, small leads are uncertain.
 */
final class WinChances {

  /** The lead that is fairly safe at the end, and how much it grows for each loot card to come. */
  private static final double SPREAD = 0.6;

  private static final double SPREAD_PER_LOOT = 0.06;

  /**
   * The softmax temperature over fame at the end, and how much it grows for each loot card to come.
   */
  private static final double TEMPERATURE = 0.35;

  private static final double TEMPERATURE_PER_LOOT = 0.04;

  /** The same for chances that come true as often as they say: bots want them sharper. */
  private static final double CALIBRATED = 1.4;

  private static final double CALIBRATED_PER_LOOT = 0.07;

  private static final int GOODS = Good.ALL.size();

  /** Larger leads count as this one. */
  private static final int MOST_LEAD = 24;

  private static final int MOST_LOOT = 64;

  /** By loot to come and lead: how likely the trailing player is to overtake. */
  private static final double[][] OVERTAKING = new double[MOST_LOOT + 1][2 * MOST_LEAD + 1];

  static {
    for (int loot = 0; loot <= MOST_LOOT; loot++) {
      double spread = SPREAD + SPREAD_PER_LOOT * loot;
      for (int lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
        OVERTAKING[loot][MOST_LEAD + lead] = 1 / (1 + SameMath.exp(lead / spread));
      }
    }
  }

  private final double temperature;
  private final double temperaturePerLoot;
  private final int seats;
  private final double[][] places;
  private final double[] fame;
  private final double[] better;
  private final int[] held;

  /** Chances to play by. */
  WinChances(RoyalRules rules) {
    this(rules, TEMPERATURE, TEMPERATURE_PER_LOOT);
  }

  /** Chances to tell people. */
  static WinChances calibrated(RoyalRules rules) {
    return new WinChances(rules, CALIBRATED, CALIBRATED_PER_LOOT);
  }

  WinChances(RoyalRules rules, double temperature, double temperaturePerLoot) {
    this.temperature = temperature;
    this.temperaturePerLoot = temperaturePerLoot;
    seats = rules.seats();
    FameCard card = rules.data().fameCard(seats);
    places = new double[GOODS][];
    for (Good good : Good.ALL) {
      places[good.index()] =
          card.places().get(good.index()).stream().mapToDouble(Integer::doubleValue).toArray();
    }
    fame = new double[seats];
    better = new double[seats];
    held = new int[seats];
  }

  /** Writes every seat's win chance; in a finished game the winners share it. */
  void chances(RoyalTable table, double[] chances) {
    if (table.over()) {
      int winners = table.winners();
      for (int seat = 0; seat < seats; seat++) {
        chances[seat] = (winners >>> seat & 1) / (double) Integer.bitCount(winners);
      }
      return;
    }
    int left = table.lootLeft();
    double[] overtaking = OVERTAKING[Math.min(MOST_LOOT, left)];
    for (int seat = 0; seat < seats; seat++) {
      fame[seat] = table.itemFame(seat);
    }
    for (Good good : Good.ALL) {
      for (int seat = 0; seat < seats; seat++) {
        held[seat] = table.held(seat, good);
      }
      for (int seat = 0; seat < seats; seat++) {
        fame[seat] += expected(seat, places[good.index()], overtaking);
      }
    }
    double softness = temperature + temperaturePerLoot * left;
    double all = 0;
    for (int seat = 0; seat < seats; seat++) {
      chances[seat] = SameMath.exp(fame[seat] / softness);
      all += chances[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      chances[seat] /= all;
    }
  }

  /** The expected fame in one category, over the number of players who come out ahead. */
  private double expected(int seat, double[] places, double[] overtaking) {
    better[0] = 1;
    int others = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        int lead = held[seat] - held[other];
        double ahead = overtaking[MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead))];
        others++;
        better[others] = 0;
        for (int count = others; count > 0; count--) {
          better[count] = better[count] * (1 - ahead) + better[count - 1] * ahead;
        }
        better[0] *= 1 - ahead;
      }
    }
    double sum = 0;
    for (int place = 0; place < seats; place++) {
      sum += better[place] * places[place];
    }
    return sum;
  }
}
