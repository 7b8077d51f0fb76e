package contessa.testkit;

import contessa.game.Chance;
import java.util.ArrayList;
import java.util.List;

/** Chance that remembers what it gave. */
public final class Draws implements Chance {

  private final Chance chance;
  private final List<Integer> given = new ArrayList<>();

  public Draws(Chance chance) {
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

  /** In order: the numbers drawn, and of sets the members drawn, each as its bit. */
  public List<Integer> given() {
    return List.copyOf(given);
  }
}
