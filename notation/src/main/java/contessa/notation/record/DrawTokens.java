package contessa.notation.record;

import module java.base;

import contessa.coup.Card;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.notation.json.Words;
import org.jspecify.annotations.Nullable;

/**
 * The written answers of chance. A draw from the court is the card with its copy, {@code Duke#2};
 * before it stand the cards that have come back to the court since the draw before, {@code
 * +Duke#2}, and those that have left it without being drawn, {@code -Duke#2}. So a reader can
 * follow the court without knowing the rules. Any other draw is {@code k/n}: the number k of n.
 */
final class DrawTokens {

  private static final List<String> NAMES =
      Card.ALL.stream().map(card -> Words.capital(card.role()) + "#" + (card.copy() + 1)).toList();

  private int court;

  /** At first every card in play is in the court. */
  DrawTokens(Rulebook rules) {
    court =
        switch (rules.kind()) {
          case COUP -> ((CoupRules) rules).cards().bits();
          case ROYAL -> 0;
        };
  }

  /** How the court has changed since the last draw, now that it is this set. */
  List<String> changes(int set) {
    if (set == court) {
      return List.of();
    }
    List<String> changes = new ArrayList<>();
    list("+", set & ~court, changes);
    list("-", court & ~set, changes);
    court = set;
    return changes;
  }

  private static void list(String sign, int cards, List<String> changes) {
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      changes.add(sign + NAMES.get(Integer.numberOfTrailingZeros(rest)));
    }
  }

  /** Follows the court through draws that were written before. */
  void follow(List<String> draws) {
    for (String token : draws) {
      boolean back = token.startsWith("+");
      int index = NAMES.indexOf(back || token.startsWith("-") ? token.substring(1) : token);
      if (index >= 0) {
        court = back ? court | 1 << index : court & ~(1 << index);
      }
    }
  }

  /** The token of a card, given as its bit, that leaves the court. */
  String drawn(int card) {
    court &= ~card;
    return NAMES.get(Integer.numberOfTrailingZeros(card));
  }

  @Nullable Integer inCourt(String token) {
    int index = NAMES.indexOf(token);
    return index < 0 || (court >>> index & 1) == 0 ? null : 1 << index;
  }

  static String number(int k, int n) {
    return k + "/" + n;
  }
}
