package contessa.analysis.coup;

import contessa.game.Chance;
import contessa.game.SeededChance;

/** Chance that knows whether it was needed. */
final class CountedChance implements Chance {

  private final SeededChance source;
  private boolean used;

  CountedChance(SeededChance source) {
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

  void forget() {
    used = false;
  }
}
