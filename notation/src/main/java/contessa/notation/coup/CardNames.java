package contessa.notation.coup;

import module java.base;

import contessa.coup.Card;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import contessa.notation.Fields;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the card names in a position. With distinct art, {@code Duke} without a number means any
 * copy that is not named elsewhere, so all names are read before the first is given a card.
 */
final class CardNames {

  private final CoupRules rules;
  private final int[] named = new int[Role.ALL.size()];
  private final Set<Card> taken = new HashSet<>();

  CardNames(CoupRules rules) {
    this.rules = rules;
  }

  /** A card name: an exact card, or any card of a character. */
  record Name(Role role, @Nullable Card exact) {}

  List<Name> read(List<String> names) {
    List<Name> result = new ArrayList<>();
    for (String name : names) {
      Card exact = rules.distinctArt() ? CoupWords.card(rules, name) : null;
      Role role = exact == null ? CoupWords.ROLES.get(name) : exact.role();
      boolean inPlay = exact == null || exact.copy() < rules.copies();
      if (role == null || !rules.inPlay(role) || !inPlay) {
        throw refusal("card " + Fields.quote(name) + " is not in play");
      }
      if (++named[role.ordinal()] > rules.copies()) {
        throw refusal(
            "only " + rules.copies() + " copies of " + CoupWords.name(role) + " are in play");
      }
      if (exact != null && !taken.add(exact)) {
        throw refusal(name + " appears twice");
      }
      result.add(new Name(role, exact));
    }
    return result;
  }

  /** The cards for these names, after all names have been read. */
  List<Card> cards(List<Name> names) {
    List<Card> cards = new ArrayList<>();
    for (Name name : names) {
      Card exact = name.exact;
      cards.add(exact != null ? exact : free(name.role));
    }
    return cards;
  }

  private Card free(Role role) {
    if (!rules.distinctArt()) {
      return Card.of(role, 0);
    }
    int copy = 0;
    while (!taken.add(Card.of(role, copy))) {
      copy++;
    }
    return Card.of(role, copy);
  }

  private static Refusal refusal(String message) {
    return new Refusal(Reason.BAD_POSITION, "position: " + message);
  }
}
