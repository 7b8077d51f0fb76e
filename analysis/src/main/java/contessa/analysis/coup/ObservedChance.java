package contessa.analysis.coup;

import contessa.game.Chance;
import contessa.game.SeededChance;

/** Notes whether any chance was used. */
final class ObservedChance implements Chance {

  private final SeededChance source;
  private boolean used;

  ObservedChance(SeededChance source) {
    this.source = source;
  }

  @Override
  public int below(int n) {
    used = true;
    return source.below(n);
  }

  boolean used() {
    return used;
  }
}
