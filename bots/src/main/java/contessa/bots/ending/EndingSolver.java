package contessa.bots.ending;

import contessa.bots.ending.EndingTree.Node;
import contessa.coup.CoupView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Solves an ending by CFR+ with linear averaging on its public tree, one value for each hidden
 * hand.
 *
 * <p>Beyond the horizon nothing is known, so the tree is solved twice: once as if player 0 lost
 * there, once as if player 0 won. The value that player 0 can enforce in the first and the one that
 * player 1 can hold in the second enclose the true value, however far the solver has converged.
 */
public final class EndingSolver {

  private static final int MOST_DECISIONS = 1_500_000;

  private final EndingTree tree;
  private final int hands;

  /** By decision: regrets and summed strategies, action by action and hand by hand. */
  private final double[][] regrets;

  private final double[][] sums;

  private double beyond;
  private double weight;

  private EndingSolver(EndingTree tree) {
    this.tree = tree;
    hands = tree.roles.length;
    regrets = new double[tree.decisions][];
    sums = new double[tree.decisions][];
    allocate(tree.root);
  }

  /**
   * Solves the ending that this view shows.
   *
   * @param view at the start of a turn; only its public part is used
   * @param horizon how many turns to look ahead
   * @throws IllegalArgumentException if the view is no ending that can be solved
   */
  public static EndingSolution solve(CoupView view, int horizon, int iterations) {
    EndingSolution solution = solveWithin(view, horizon, iterations, MOST_DECISIONS);
    if (solution == null) {
      throw new IllegalArgumentException("more than " + MOST_DECISIONS + " decisions");
    }
    return solution;
  }

  /** As {@link #solve}, but null if the tree has more decisions than this. */
  static @Nullable EndingSolution solveWithin(
      CoupView view, int horizon, int iterations, int mostDecisions) {
    EndingTree tree;
    try {
      tree = new EndingTree(view, horizon, mostDecisions);
    } catch (EndingTree.TooManyDecisions e) {
      return null;
    }
    EndingSolver pessimist = new EndingSolver(tree);
    pessimist.run(iterations, 0);
    EndingSolver optimist = new EndingSolver(tree);
    optimist.run(iterations, 1);
    double lower = 1 - pessimist.bestResponse(1);
    double upper = optimist.bestResponse(0);
    return new EndingSolution(tree, lower, upper, optimist.rootMixture(), optimist.rootResponses());
  }

  private void allocate(Node node) {
    if (node.kind() < EndingTree.PLAYERS) {
      regrets[node.index()] = new double[node.codes().length * hands];
      sums[node.index()] = new double[node.codes().length * hands];
      for (Node child : node.children()) {
        allocate(child);
      }
    }
  }

  private void run(int iterations, double beyond) {
    this.beyond = beyond;
    double[] reach = ones();
    for (int i = 1; i <= iterations; i++) {
      weight = i;
      for (int player = 0; player < EndingTree.PLAYERS; player++) {
        train(tree.root, player, reach, reach);
      }
    }
  }

  /**
   * Updates the regrets of one player below a node.
   *
   * @param own how likely this player plays to here, by hand
   * @param other how likely the other player plays to here, by hand
   * @return the player's values by hand, weighted by the other's reach
   */
  private double[] train(Node node, int player, double[] own, double[] other) {
    if (node.kind() >= EndingTree.PLAYERS) {
      return outcome(node, player, other);
    }
    double[] strategy = strategy(regrets[node.index()], node.codes().length);
    double[] values = new double[hands];
    if (node.kind() != player) {
      for (int action = 0; action < node.codes().length; action++) {
        double[] child =
            train(node.children()[action], player, own, times(other, strategy, action));
        for (int hand = 0; hand < hands; hand++) {
          values[hand] += child[hand];
        }
      }
      return values;
    }
    double[] regret = regrets[node.index()];
    double[] sum = sums[node.index()];
    double[][] children = new double[node.codes().length][];
    for (int action = 0; action < node.codes().length; action++) {
      children[action] =
          train(node.children()[action], player, times(own, strategy, action), other);
      for (int hand = 0; hand < hands; hand++) {
        values[hand] += strategy[action * hands + hand] * children[action][hand];
      }
    }
    for (int action = 0; action < node.codes().length; action++) {
      for (int hand = 0; hand < hands; hand++) {
        int at = action * hands + hand;
        regret[at] = Math.max(0, regret[at] + children[action][hand] - values[hand]);
        sum[at] += weight * own[hand] * strategy[at];
      }
    }
    return values;
  }

  private double[] times(double[] reach, double[] strategy, int action) {
    double[] next = new double[hands];
    for (int hand = 0; hand < hands; hand++) {
      next[hand] = reach[hand] * strategy[action * hands + hand];
    }
    return next;
  }

  /** In proportion to these weights, evenly where there are none. */
  private double[] strategy(double[] weights, int actions) {
    double[] strategy = new double[weights.length];
    for (int hand = 0; hand < hands; hand++) {
      double all = 0;
      for (int action = 0; action < actions; action++) {
        all += weights[action * hands + hand];
      }
      for (int action = 0; action < actions; action++) {
        int at = action * hands + hand;
        strategy[at] = all > 0 ? weights[at] / all : 1.0 / actions;
      }
    }
    return strategy;
  }

  private double[] outcome(Node node, int player, double[] other) {
    double[] values = new double[hands];
    for (int mine = 0; mine < hands; mine++) {
      for (int theirs = 0; theirs < hands; theirs++) {
        int first = player == 0 ? mine : theirs;
        int second = player == 0 ? theirs : mine;
        double win =
            node.kind() == EndingTree.HORIZON
                ? beyond
                : node.wins() >>> (first * hands + second) & 1;
        values[mine] += tree.prior[first][second] * other[theirs] * (player == 0 ? win : 1 - win);
      }
    }
    return values;
  }

  /** The most that a player can win against the other's average strategy. */
  private double bestResponse(int player) {
    double value = 0;
    for (double hand : respond(tree.root, player, ones())) {
      value += hand;
    }
    return value;
  }

  private double[] ones() {
    double[] ones = new double[hands];
    Arrays.fill(ones, 1);
    return ones;
  }

  private double[] respond(Node node, int player, double[] other) {
    if (node.kind() >= EndingTree.PLAYERS) {
      return outcome(node, player, other);
    }
    double[] values = new double[hands];
    if (node.kind() == player) {
      Arrays.fill(values, Double.NEGATIVE_INFINITY);
    }
    double[] average = strategy(sums[node.index()], node.codes().length);
    for (int action = 0; action < node.codes().length; action++) {
      boolean mine = node.kind() == player;
      double[] child =
          respond(node.children()[action], player, mine ? other : times(other, average, action));
      for (int hand = 0; hand < hands; hand++) {
        values[hand] = mine ? Math.max(values[hand], child[hand]) : values[hand] + child[hand];
      }
    }
    return values;
  }

  /** The average strategy of the first decision, by action and hand. */
  private double[] rootMixture() {
    return strategy(sums[tree.root.index()], tree.root.codes().length);
  }

  /** The most that each first move can win against the other's average strategy, by hand. */
  private double[][] rootResponses() {
    double[][] rows = new double[tree.root.codes().length][];
    for (int action = 0; action < rows.length; action++) {
      rows[action] = respond(tree.root.children()[action], 0, ones());
    }
    return rows;
  }
}
