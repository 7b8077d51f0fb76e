package contessa.bots.ending;

import contessa.coup.Role;

/**
 * What is proven about an ending: bounds of its value, a nearly optimal mixture for every hand of
 * the player to move, and the moves that no optimal player makes.
 */
public final class EndingSolution {

  private final EndingTree tree;
  private final double lower;
  private final double upper;
  private final double[] mixture;
  private final double[][] responses;

  EndingSolution(
      EndingTree tree, double lower, double upper, double[] mixture, double[][] responses) {
    this.tree = tree;
    this.lower = lower;
    this.upper = upper;
    this.mixture = mixture;
    this.responses = responses;
  }

  /** The player to move wins at least this often with best play. */
  public double lower() {
    return lower;
  }

  /** The player to move wins at most this often with best play. */
  public double upper() {
    return upper;
  }

  /** Whether the player to move can hold this character. */
  public boolean possible(Role role) {
    return hand(role) >= 0;
  }

  /** The probability of the n-th code for a player with this card. */
  public double probability(int n, Role role) {
    return mixture[n * tree.roles.length + hand(role)];
  }

  /**
   * By how much the n-th code falls short of the best one with this card, against an opponent who
   * plays nearly optimally.
   */
  public double regret(int n, Role role) {
    int hand = hand(role);
    double best = 0;
    for (double[] row : responses) {
      best = Math.max(best, row[hand]);
    }
    return (best - responses[n][hand]) / chanceOf(role);
  }

  double chanceOf(Role role) {
    double chance = 0;
    for (double pair : tree.prior[hand(role)]) {
      chance += pair;
    }
    return chance;
  }

  private int hand(Role role) {
    for (int hand = 0; hand < tree.roles.length; hand++) {
      if (tree.roles[hand] == role.ordinal()) {
        return hand;
      }
    }
    return -1;
  }
}
