package contessa.notation.protocol;

import contessa.game.Chance;
import contessa.game.SeededChance;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;

/**
 * Chance from a seed, whose next draws from a set can be fixed beforehand. It can be taken back to
 * where it stood, for a move that comes to nothing.
 */
final class ScriptedChance implements Chance {

  private final SeededChance seeded;
  private final int[] script;
  private int next;
  private boolean scripted;

  /**
   * @param script for each of the next draws the members that would do; the lowest is taken
   */
  ScriptedChance(SeededChance seeded, int[] script) {
    this.seeded = seeded;
    this.script = script;
  }

  /** Where chance stands. */
  record Mark(long seeded, int next) {}

  Mark mark() {
    return new Mark(seeded.mark(), next);
  }

  void resume(Mark mark) {
    seeded.resume(mark.seeded);
    next = mark.next;
  }

  /** Whether something of the script is left. */
  boolean hasScript() {
    return next < script.length;
  }

  /** Whether draws follow the script from now on. */
  void follow(boolean follows) {
    scripted = follows;
  }

  @Override
  public int below(int n) {
    return seeded.below(n);
  }

  @Override
  public int memberOf(int set) {
    if (!scripted || !hasScript()) {
      return seeded.memberOf(set);
    }
    int members = set & script[next];
    if (members == 0) {
      throw new Refusal(
          Reason.BAD_POSITION,
          "number " + (next + 1) + " of the scripted draws is not in the deck now");
    }
    next++;
    return Integer.lowestOneBit(members);
  }
}
