package contessa.testkit;

import contessa.game.SeededChance;
import contessa.game.Table;

/**
 * How one random game is played: some moves are up to sixteen times as likely as others,
 * differently in each game, so that many games together reach rare positions.
 */
public final class RandomPlayStyle {

  private static final int STEPS = 5;

  private final SeededChance chance;
  private final int[] liking = new int[Table.CODES];

  public RandomPlayStyle(SeededChance chance) {
    this.chance = chance;
    for (int code = 0; code < liking.length; code++) {
      liking[code] = 1 << chance.below(STEPS);
    }
  }

  /** The code of a legal move. */
  public int pick(Table table) {
    int choices = table.choiceCount();
    int sum = 0;
    for (int n = 0; n < choices; n++) {
      sum += liking[table.choice(n)];
    }
    int rest = chance.below(sum);
    int n = 0;
    while (rest >= liking[table.choice(n)]) {
      rest -= liking[table.choice(n)];
      n++;
    }
    return table.choice(n);
  }
}
