package contessa.notation.record;

import module java.base;

import contessa.coup.Card;
import contessa.coup.CoupRules;
import contessa.game.Chance;
import contessa.game.Rulebook;
import contessa.notation.json.Words;

/**
 * Chance that writes down its answers for a record. A draw from the court is the card with its
 * copy, {@code Duke#2}; before it stand the cards that have come back to the court since the draw
 * before, {@code +Duke#2}, and those that have left it without being drawn, {@code -Duke#2}. So a
 * reader can follow the court without knowing the rules. Any other draw is {@code k/n}: the number
 * k of n.
 */
public final class DrawLog implements Chance {

  private static final List<String> NAMES =
      Card.ALL.stream().map(card -> Words.capital(card.role()) + "#" + (card.copy() + 1)).toList();

  private final Chance source;
  private int court;
  private List<String> drawn = new ArrayList<>();

  /** At first every card in play is in the court. */
  public DrawLog(Rulebook rules, Chance source) {
    this.source = source;
    court = rules instanceof CoupRules coup ? coup.cards().bits() : 0;
  }

  static String number(int k, int n) {
    return k + "/" + n;
  }

  /** The card of a token as a bit; 0 if it is none. */
  static int card(String token) {
    int index = NAMES.indexOf(token);
    return index < 0 ? 0 : 1 << index;
  }

  @Override
  public int below(int n) {
    int number = source.below(n);
    drawn.add(number(number, n));
    return number;
  }

  @Override
  public int memberOf(int set) {
    int member = source.memberOf(set);
    addAll("+", set & ~court);
    addAll("-", court & ~set);
    addAll("", member);
    court = set & ~member;
    return member;
  }

  private void addAll(String sign, int cards) {
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      drawn.add(sign + NAMES.get(Integer.numberOfTrailingZeros(rest)));
    }
  }

  /** The next draw follows these. */
  void follow(List<String> draws) {
    for (String token : draws) {
      boolean back = token.startsWith("+");
      int card = card(back || token.startsWith("-") ? token.substring(1) : token);
      court = back ? court | card : court & ~card;
    }
  }

  /** The draws since the last call. */
  public List<String> take() {
    List<String> taken = drawn;
    drawn = new ArrayList<>();
    return taken;
  }
}
