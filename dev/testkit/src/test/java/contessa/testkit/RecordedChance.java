package contessa.testkit;

import module java.base;

import contessa.game.Chance;

/** Chance that records its draws. */
public final class RecordedChance implements Chance {

  private final Chance chance;
  private final List<Integer> given = new ArrayList<>();

  public RecordedChance(Chance chance) {
    this.chance = chance;
  }

  @Override
  public int below(int n) {
    int number = chance.below(n);
    given.add(number);
    return number;
  }

  @Override
  public int memberOf(int set) {
    int member = chance.memberOf(set);
    given.add(member);
    return member;
  }

  /** The numbers drawn, in order; a member drawn from a set is its bit. */
  public List<Integer> given() {
    return List.copyOf(given);
  }
}
