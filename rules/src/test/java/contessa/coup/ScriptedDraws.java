package contessa.coup;

import module java.base;

import contessa.game.Chance;

/** Scripted chance: the listed cards in order, and no further draws. */
final class ScriptedDraws implements Chance {

  private final Deque<Card> cards = new ArrayDeque<>();
  private final boolean distinct;

  ScriptedDraws(boolean distinct) {
    this.distinct = distinct;
  }

  void add(String letters) {
    cards.addAll(TestNotation.cards(letters));
  }

  int left() {
    return cards.size();
  }

  @Override
  public int below(int n) {
    throw new AssertionError("Coup draws cards and rolls no dice");
  }

  @Override
  public int memberOf(int set) {
    if (cards.isEmpty()) {
      throw new AssertionError("a draw that the test did not expect, from " + new Cards(set));
    }
    Card card = cards.remove();
    int copies = distinct ? 1 << card.index() : Cards.copiesOf(card.role().ordinal());
    if ((set & copies) == 0) {
      throw new AssertionError(card + " is not in " + new Cards(set));
    }
    return Integer.lowestOneBit(set & copies);
  }
}
