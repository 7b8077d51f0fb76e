package contessa.arena.style;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Role;
import contessa.game.SeededChance;

/**
 * The habits of one {@link Stranger}, drawn at random; shares go from 0 to 1.
 *
 * @param lies how often it claims a character that it does not have, on its turn
 * @param lyingBlocks the same for blocks
 * @param sticks how often it tells again what it has told before, true or not
 * @param parrot whether it lies only about characters that others have claimed
 * @param truthfulTurns before this turn of the game it never lies
 * @param despair by how much more it lies with its last influence
 * @param doubts how often it challenges
 * @param counts by how much more it does for every copy that it can see
 * @param grudge by how much more it does if the claim is aimed at it
 * @param tastes its actions, the favourite first
 * @param keeps the characters it likes to hold, the favourite first
 */
record Habits(
    double lies,
    double lyingBlocks,
    double sticks,
    boolean parrot,
    int truthfulTurns,
    double despair,
    double doubts,
    double counts,
    double grudge,
    List<Action> tastes,
    List<Role> keeps) {

  private static final List<Action> ACTIONS =
      List.of(
          Action.ASSASSINATE,
          Action.TAX,
          Action.STEAL,
          Action.EXCHANGE,
          Action.EXAMINE,
          Action.FOREIGN_AID);

  private static final double MOST_LIES = 0.4;

  static Habits drawn(SeededChance chance) {
    double lies = MOST_LIES * rarely(chance);
    return new Habits(
        lies,
        Math.min(1, lies * 2 * chance.fraction() + MOST_LIES * rarely(chance)),
        chance.below(4) == 0 ? 0.5 + chance.fraction() / 2 : 0,
        chance.below(5) == 0,
        chance.below(4) == 0 ? 4 + chance.below(16) : 0,
        0.3 + 2.7 * chance.fraction(),
        0.2 * rarely(chance),
        3 * chance.fraction(),
        3 * chance.fraction(),
        shuffled(ACTIONS, chance),
        shuffled(Role.ALL, chance));
  }

  /** From 0 to 1, mostly small: most people are honest and trusting, some are not at all. */
  static double rarely(SeededChance chance) {
    double fraction = chance.fraction();
    return fraction * fraction * fraction;
  }

  static <T> List<T> shuffled(List<T> all, SeededChance chance) {
    List<T> left = new ArrayList<>(all);
    List<T> shuffled = new ArrayList<>();
    while (!left.isEmpty()) {
      shuffled.add(left.remove(chance.below(left.size())));
    }
    return List.copyOf(shuffled);
  }
}
