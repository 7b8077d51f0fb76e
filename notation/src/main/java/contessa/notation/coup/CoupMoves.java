package contessa.notation.coup;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.CoupMove;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import contessa.coup.Verdict;
import contessa.game.Seats;
import contessa.notation.json.Words;
import org.jspecify.annotations.Nullable;

/** Writes and reads moves of Coup as text. A move has exactly one text. */
final class CoupMoves {

  private static final int MAX_LENGTH = 80;

  private CoupMoves() {}

  static String text(CoupRules rules, CoupMove move) {
    return switch (move) {
      case CoupMove.Pick(Card card) -> "pick " + CoupWords.name(rules, card);
      case CoupMove.Choose(Allegiance side) -> "choose " + Words.kebab(side);
      case CoupMove.Act act -> text(act);
      case CoupMove.Pass _ -> "pass";
      case CoupMove.Challenge _ -> "challenge";
      case CoupMove.Block(Role role) -> "block " + CoupWords.name(role);
      case CoupMove.Show(Card card) ->
          card == null ? "show" : "show " + CoupWords.name(rules, card);
      case CoupMove.Decline _ -> "decline";
      case CoupMove.Lose(Card card) -> "lose " + CoupWords.name(rules, card);
      case CoupMove.Keep(List<Card> cards) ->
          cards.stream()
              .map(card -> " " + CoupWords.name(rules, card))
              .collect(Collectors.joining("", "keep", ""));
      case CoupMove.Offer(Card card) -> "offer " + CoupWords.name(rules, card);
      case CoupMove.Judge(Verdict verdict) -> Words.kebab(verdict);
    };
  }

  private static String text(CoupMove.Act act) {
    StringBuilder text = new StringBuilder(Words.kebab(act.action()));
    if (act.target() != Seats.NOBODY) {
      text.append(' ').append(act.target());
    }
    for (Role role : Arrays.asList(act.named(), act.claimed())) {
      if (role != null) {
        text.append(' ').append(CoupWords.name(role));
      }
    }
    return text.toString();
  }

  static @Nullable CoupMove move(CoupRules rules, String text) {
    if (text.length() > MAX_LENGTH) {
      return null;
    }
    CoupMove move = read(rules, List.of(text.split(" ", -1)));
    return move != null && text(rules, move).equals(text) ? move : null;
  }

  private static @Nullable CoupMove read(CoupRules rules, List<String> words) {
    String verb = words.getFirst();
    if (CoupWords.ACTIONS.containsKey(verb)) {
      return act(CoupWords.ACTIONS.get(verb), words);
    }
    return switch (verb) {
      case "pass" -> new CoupMove.Pass();
      case "challenge" -> new CoupMove.Challenge();
      case "decline" -> new CoupMove.Decline();
      case "pick" -> ofCard(rules, words, CoupMove.Pick::new);
      case "show" ->
          words.size() == 1 ? new CoupMove.Show(null) : ofCard(rules, words, CoupMove.Show::new);
      case "lose" -> ofCard(rules, words, CoupMove.Lose::new);
      case "offer" -> ofCard(rules, words, CoupMove.Offer::new);
      case "keep" -> keep(rules, words);
      case "block" -> of(CoupWords.ROLES.get(words.getLast()), CoupMove.Block::new);
      case "choose" -> of(CoupWords.SIDES.get(words.getLast()), CoupMove.Choose::new);
      default -> of(CoupWords.VERDICTS.get(verb), CoupMove.Judge::new);
    };
  }

  private static @Nullable CoupMove act(Action action, List<String> words) {
    int target = Seats.NOBODY;
    Role role = null;
    for (String word : words.subList(1, words.size())) {
      if (word.length() == 1 && Character.digit(word.charAt(0), 10) >= 0) {
        target = Character.digit(word.charAt(0), 10);
      } else {
        role = CoupWords.ROLES.get(word);
      }
    }
    return action.aim() == Action.Aim.NOBODY
        ? new CoupMove.Act(action, target, null, role)
        : new CoupMove.Act(action, target, role, null);
  }

  private static @Nullable CoupMove keep(CoupRules rules, List<String> words) {
    List<Card> cards = new ArrayList<>();
    for (String word : words.subList(1, words.size())) {
      Card card = CoupWords.card(rules, word);
      if (card == null) {
        return null;
      }
      cards.add(card);
    }
    return new CoupMove.Keep(cards);
  }

  private static @Nullable CoupMove ofCard(
      CoupRules rules, List<String> words, Function<Card, CoupMove> move) {
    return of(CoupWords.card(rules, words.getLast()), move);
  }

  private static <T> @Nullable CoupMove of(@Nullable T what, Function<T, CoupMove> move) {
    return what == null ? null : move.apply(what);
  }
}
