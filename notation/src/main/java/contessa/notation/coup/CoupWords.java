package contessa.notation.coup;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.coup.Verdict;
import contessa.notation.json.Words;
import org.jspecify.annotations.Nullable;

/**
 * The words of Coup: characters begin with a capital, everything else is in lower case with dashes.
 * A card is its character's name; with distinct art, the copy follows, counted from 1 ({@code
 * Duke#2}).
 */
final class CoupWords {

  static final Map<String, Role> ROLES = words(Role.values(), Words::capital);
  static final Map<String, Action> ACTIONS = words(Action.values(), Words::kebab);
  static final Map<String, Allegiance> SIDES = words(Allegiance.values(), Words::kebab);
  static final Map<String, Verdict> VERDICTS = words(Verdict.values(), Words::kebab);
  static final Map<String, Edition> EDITIONS = words(Edition.values(), Words::kebab);
  static final Map<String, Exchanger> EXCHANGERS = words(Exchanger.values(), Words::kebab);
  static final Map<String, Art> ARTS = words(Art.values(), Words::kebab);
  static final Map<String, Replacement> REPLACEMENTS = words(Replacement.values(), Words::kebab);
  static final Map<String, Declared> DECLARED = words(Declared.values(), Words::kebab);

  private static final List<String> ROLE_NAMES = List.copyOf(ROLES.keySet());
  private static final List<String> COPY_NAMES =
      Card.ALL.stream().map(card -> name(card.role()) + "#" + (card.copy() + 1)).toList();

  private CoupWords() {}

  private static <T> Map<String, T> words(T[] meanings, Function<T, String> word) {
    Map<String, T> words = new LinkedHashMap<>();
    for (T meaning : meanings) {
      words.put(word.apply(meaning), meaning);
    }
    return Collections.unmodifiableMap(words);
  }

  static String name(Role role) {
    return ROLE_NAMES.get(role.ordinal());
  }

  static String name(CoupRules rules, Card card) {
    return rules.distinctArt() ? COPY_NAMES.get(card.index()) : name(card.role());
  }

  static String text(Claim claim) {
    return claim.denied() ? "not " + name(claim.role()) : name(claim.role());
  }

  static @Nullable Card card(CoupRules rules, String text) {
    if (!rules.distinctArt()) {
      Role role = ROLES.get(text);
      return role == null ? null : Card.of(role, 0);
    }
    int index = COPY_NAMES.indexOf(text);
    return index < 0 ? null : Card.of(index);
  }
}
