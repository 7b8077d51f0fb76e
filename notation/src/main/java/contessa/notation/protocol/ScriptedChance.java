package contessa.notation.protocol;

import contessa.game.Chance;
import contessa.game.SeededChance;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;

/**
 * Seeded chance whose next draws can be fixed in advance. It can return to an earlier mark, for a
 * move that was tried and not accepted.
 */
final class ScriptedChance implements Chance {

  private final SeededChance seeded;
  private final int[] script;
  private int next;
  private boolean scripted;

  /**
   * @param script the acceptable members per coming draw; the lowest is taken
   */
  ScriptedChance(SeededChance seeded, int[] script) {
    this.seeded = seeded;
    this.script = script;
  }

  record Mark(long seeded, int next) {}

  Mark mark() {
    return new Mark(seeded.mark(), next);
  }

  void resume(Mark mark) {
    seeded.resume(mark.seeded);
    next = mark.next;
  }

  boolean hasScript() {
    return next < script.length;
  }

  void followScript(boolean follow) {
    scripted = follow;
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
      throw new Refusal(Reason.BAD_POSITION, "scripted draw " + (next + 1) + " is not in the deck");
    }
    next++;
    return Integer.lowestOneBit(members);
  }
}
