package contessa.notation.record;

import module java.base;

import contessa.game.Chance;
import contessa.game.Rulebook;

/** Chance that writes down its answers for a record. */
public final class DrawLog implements Chance {

  private final Chance source;
  private final DrawTokens tokens;
  private List<String> drawn = new ArrayList<>();

  public DrawLog(Rulebook rules, Chance source) {
    this.source = source;
    tokens = new DrawTokens(rules);
  }

  @Override
  public int below(int n) {
    int number = source.below(n);
    drawn.add(DrawTokens.number(number, n));
    return number;
  }

  @Override
  public int memberOf(int set) {
    int member = source.memberOf(set);
    drawn.addAll(tokens.changes(set));
    drawn.add(tokens.drawn(member));
    return member;
  }

  /** The next draw follows these. */
  void follow(List<String> draws) {
    tokens.follow(draws);
  }

  /** The draws since the last call. */
  public List<String> take() {
    List<String> taken = drawn;
    drawn = new ArrayList<>();
    return taken;
  }
}
