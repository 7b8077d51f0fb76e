package contessa.arena.env;

import contessa.arena.Contestant;
import contessa.bots.Budget;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is played: rules, of which one is drawn for each game, and who sits against the learner.
 *
 * @param weights of the rules, by their order
 * @param lineUps who decides for a table's seats, of which one is drawn for each game, and then the
 *     order of the seats; without any, one seat is the learner's
 * @param opponents who decides for the other seats. Without any, all moves come from outside
 * @param longest turns or rounds in which everybody acts once, after which survivors share a game
 */
record GamePlan(
    List<Rulebook> rules,
    List<Double> weights,
    List<List<Integer>> lineUps,
    List<Opponent> opponents,
    Budget budget,
    int longest) {

  /** A contestant or a script; if neither, the moves come from outside. */
  record Opponent(@Nullable Contestant contestant, @Nullable Script script) {}

  /** The learner, or anybody where all moves come from outside. */
  static final int LEARNER = 0;

  int seats() {
    return rules.getFirst().seats();
  }

  Rulebook drawRules(SeededChance chance) {
    if (weights.size() == 1) {
      return rules.getFirst();
    }
    double rest = chance.fraction() * weights.stream().mapToDouble(Double::doubleValue).sum();
    int drawn = 0;
    while (drawn < weights.size() - 1 && rest >= weights.get(drawn)) {
      rest -= weights.get(drawn++);
    }
    return rules.get(drawn);
  }

  /**
   * Who decides at each seat: {@link #LEARNER}, or the number of an opponent, from 1. If there are
   * as many opponents as other seats, each has one; else each seat draws its own.
   */
  int[] drawLineUp(SeededChance chance) {
    int seats = seats();
    int[] lineUp = new int[seats];
    if (!lineUps.isEmpty()) {
      List<Integer> drawn = lineUps.get(chance.below(lineUps.size()));
      lineUp = drawn.stream().mapToInt(Integer::intValue).toArray();
    } else if (opponents.isEmpty()) {
      return lineUp;
    } else {
      boolean each = opponents.size() == seats - 1;
      for (int seat = 1; seat < seats; seat++) {
        lineUp[seat] = each ? seat : 1 + chance.below(opponents.size());
      }
    }
    for (int left = seats; left > 1; left--) {
      int drawn = chance.below(left);
      int moved = lineUp[drawn];
      lineUp[drawn] = lineUp[left - 1];
      lineUp[left - 1] = moved;
    }
    return lineUp;
  }
}
