package contessa.train;

import contessa.game.SeededChance;
import java.util.Arrays;

/** Some of the tables of a run, what their last steps were, and the gradients learned from them. */
final class TrainingShard {

  private final RowLayout layout;
  private final SelfPlayTable[] tables;
  private final SeededChance chance;
  final LearningPlayer player;
  final Critic critic;

  /** By step and table, one step more than was played: it judges how the last one turned out. */
  private final byte[][] rows;

  private final double[][] values;
  private final int[] played;
  private final double[] logP;
  private final double[] advantage;
  private final float[][] outcome;
  private final int[] order;

  /** The sum of squared deviations in the last steps. */
  double squares;

  long ended;
  double firstSeatWon;

  TrainingShard(
      RowLayout layout,
      SelfPlayTable[] tables,
      int steps,
      LearningPlayer player,
      Critic critic,
      SeededChance chance) {
    this.layout = layout;
    this.tables = tables;
    this.player = player;
    this.critic = critic;
    this.chance = chance;
    int count = steps * tables.length;
    rows = new byte[count + tables.length][layout.size()];
    values = new double[count + tables.length][layout.slots()];
    played = new int[count];
    logP = new double[count];
    advantage = new double[count];
    outcome = new float[count][layout.slots() + 1];
    order = new int[count];
    Arrays.setAll(order, i -> i);
  }

  int size() {
    return order.length;
  }

  /** Plays on, and credits every decision with how it turned out. */
  void play(double gamma, double lambda) {
    ended = 0;
    firstSeatWon = 0;
    for (int at = 0; at < rows.length; at++) {
      SelfPlayTable table = tables[at % tables.length];
      byte[] row = rows[at];
      table.write(row);
      judge(at);
      if (at >= tables.length && row[layout.ended()] != 0) {
        ended++;
        firstSeatWon += (row[layout.shares()] & 0xFF) / (double) RowLayout.WHOLE;
      }
      if (at < played.length) {
        player.weigh(row);
        played[at] = player.draw(chance);
        logP[at] = player.logP[played[at]];
        table.play(played[at]);
      }
    }
    squares = 0;
    for (int table = 0; table < tables.length; table++) {
      credit(table, gamma, lambda);
    }
    shuffle();
  }

  private void judge(int at) {
    byte[] row = rows[at];
    critic.judge(row);
    int me = row[layout.seat()];
    int seats = row[layout.seats()];
    Arrays.fill(values[at], 0);
    for (int slot = 0; slot < seats; slot++) {
      values[at][(me + slot) % seats] = critic.p[slot];
    }
  }

  /** λ-returns over the decisions of all seats, from the last step back. */
  private void credit(int table, double gamma, double lambda) {
    int at = played.length + table;
    double[] result = values[at].clone();
    while (at >= tables.length) {
      byte[] next = rows[at];
      double[] judged = values[at];
      at -= tables.length;
      byte[] row = rows[at];
      int seats = row[layout.seats()];
      double alive = Integer.bitCount(layout.living(next));
      double discount = Math.pow(gamma, next[layout.turns()] / alive);
      for (int seat = 0; seat < seats; seat++) {
        result[seat] =
            next[layout.ended()] != 0
                ? (next[layout.shares() + seat] & 0xFF) / (double) RowLayout.WHOLE
                : discount * ((1 - lambda) * judged[seat] + lambda * result[seat]);
      }
      int me = row[layout.seat()];
      advantage[at] = result[me] - values[at][me];
      squares += advantage[at] * advantage[at];
      double rest = 1;
      Arrays.fill(outcome[at], 0);
      for (int slot = 0; slot < seats; slot++) {
        double share = result[(me + slot) % seats];
        outcome[at][slot] = (float) share;
        rest -= share;
      }
      outcome[at][layout.slots()] = (float) Math.max(0, rest);
    }
  }

  private void shuffle() {
    for (int i = order.length - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
  }

  /** The gradients of one of several equal parts of the decisions. */
  void learn(
      int part, int parts, double scale, LearningPlayer.PpoSettings settings, double weight) {
    Arrays.fill(player.gradient(), 0);
    Arrays.fill(critic.gradient(), 0);
    int to = (int) ((long) order.length * (part + 1) / parts);
    for (int i = (int) ((long) order.length * part / parts); i < to; i++) {
      int at = order[i];
      byte[] row = rows[at];
      player.learn(row, played[at], logP[at], advantage[at] * scale, settings, weight);
      critic.learn(row, outcome[at], weight);
    }
  }
}
