package contessa.coup;

import module java.base;

import contessa.coup.CoupMove.Act;
import contessa.game.AddressedEvent;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * Moves, cards and events as the tests write them.
 *
 * <p>A hand is a word of letters: D Duke, A Assassin, K Captain, M Ambassador, I Inquisitor, C
 * Contessa; small letters are face-up cards; a digit is the copy, with distinct art.
 */
final class TestNotation {

  private static final String LETTERS = "DAKMIC";

  private TestNotation() {}

  static CoupMove move(String text) {
    String[] words = text.split(" ", -1);
    return switch (words[0]) {
      case "pass" -> new CoupMove.Pass();
      case "challenge" -> new CoupMove.Challenge();
      case "decline" -> new CoupMove.Decline();
      case "return" -> new CoupMove.Judge(Verdict.RETURN);
      case "swap" -> new CoupMove.Judge(Verdict.SWAP);
      case "choose" -> new CoupMove.Choose(Allegiance.valueOf(constant(words[1])));
      case "block" -> new CoupMove.Block(role(words[1]));
      case "pick" -> new CoupMove.Pick(card(words[1]));
      case "show" -> new CoupMove.Show(words.length == 1 ? null : card(words[1]));
      case "lose" -> new CoupMove.Lose(card(words[1]));
      case "offer" -> new CoupMove.Offer(card(words[1]));
      case "keep" ->
          new CoupMove.Keep(Arrays.stream(words).skip(1).map(TestNotation::card).sorted().toList());
      default -> act(words);
    };
  }

  private static Act act(String[] words) {
    Action action = Action.valueOf(constant(words[0]));
    if (action == Action.EXCHANGE) {
      return new Act(action, Seats.NOBODY, null, words.length == 1 ? null : role(words[1]));
    }
    return new Act(
        action,
        words.length == 1 ? Seats.NOBODY : Integer.parseInt(words[1]),
        words.length < 3 ? null : role(words[2]),
        null);
  }

  private static String constant(String word) {
    return word.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Role role(String name) {
    return Role.valueOf(constant(name));
  }

  /** A card by name: {@code Duke}, or {@code Duke#2} for its second copy. */
  private static Card card(String name) {
    int hash = name.indexOf('#');
    return hash < 0
        ? Card.of(role(name), 0)
        : Card.of(role(name.substring(0, hash)), Integer.parseInt(name.substring(hash + 1)) - 1);
  }

  static String name(Role role) {
    return role.name().charAt(0) + role.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** Cards by letters, in the order given. */
  static List<Card> cards(String letters) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      Role role = Role.of(LETTERS.indexOf(Character.toUpperCase(letters.charAt(i))));
      boolean copy = i + 1 < letters.length() && Character.isDigit(letters.charAt(i + 1));
      cards.add(Card.of(role, copy ? letters.charAt(++i) - '1' : 0));
    }
    return cards;
  }

  /** Cards as letters, in card order. */
  static String letters(List<Card> cards, boolean distinct) {
    return cards.stream()
        .sorted()
        .map(c -> LETTERS.charAt(c.role().ordinal()) + (distinct ? "" + (c.copy() + 1) : ""))
        .collect(Collectors.joining());
  }

  /** The open form of an event and, in braces, the cards that insiders hear. */
  static String of(AddressedEvent told) {
    String open = of((CoupEvent) told.open());
    if (!told.hasSecret()) {
      return open;
    }
    String seats =
        Arrays.stream(Seats.list(told.insiders()))
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(","));
    String full = of((CoupEvent) told.full());
    return open + " {" + seats + ":" + full.substring(open.length()) + "}";
  }

  private static String of(CoupEvent event) {
    return switch (event) {
      case CoupEvent.Dealt e -> "dealt " + e.seat() + " " + e.count() + names(e.cards());
      case CoupEvent.Picked e -> "picked " + e.seat() + (e.card() == null ? "" : name(e.card()));
      case CoupEvent.Sided e -> "sided " + e.seat() + " " + word(e.allegiance());
      case CoupEvent.Turn e -> "turn " + e.turn() + " of " + e.seat();
      case CoupEvent.Acted e -> "acted " + e.seat() + " " + acted(e);
      case CoupEvent.Unchallenged e -> "unchallenged " + claim(e.claim());
      case CoupEvent.Challenged e -> "challenged " + e.seat() + " " + claim(e.claim());
      case CoupEvent.Shown e -> "shown " + claim(e.claim()) + ":" + names(e.cards());
      case CoupEvent.Declined e -> "declined " + claim(e.claim());
      case CoupEvent.Replaced e -> "replaced " + e.seat() + " " + e.count() + names(e.cards());
      case CoupEvent.Unblocked _ -> "unblocked";
      case CoupEvent.Blocked e -> "blocked " + e.seat() + " " + name(e.role());
      case CoupEvent.Stood e -> "stood " + e.seat();
      case CoupEvent.Coins e -> coins(e);
      case CoupEvent.Lost e -> "lost " + e.seat() + name(e.card()) + " by " + word(e.reason());
      case CoupEvent.Exiled e -> "exiled " + e.seat();
      case CoupEvent.Drew e -> "drew " + e.seat() + " " + e.count() + names(e.cards());
      case CoupEvent.Returned e -> "returned " + e.seat() + " " + e.count() + names(e.cards());
      case CoupEvent.Offered e ->
          "offered " + e.seat() + " to " + e.to() + (e.card() == null ? "" : name(e.card()));
      case CoupEvent.Judged e ->
          "judged " + e.seat() + " on " + e.target() + " " + word(e.verdict());
      case CoupEvent.Converted e ->
          "converted " + e.seat() + " by " + e.by() + " " + word(e.allegiance());
      case CoupEvent.Exposed e -> "exposed " + e.seat() + names(e.cards());
      case CoupEvent.Won e -> "won " + e.seat();
    };
  }

  private static String acted(CoupEvent.Acted event) {
    return word(event.action())
        + (event.target() < 0 ? "" : " " + event.target())
        + (event.named() == null ? "" : " naming " + name(event.named()))
        + (event.claim() == null ? "" : " as " + claim(event.claim()));
  }

  private static String claim(Claim claim) {
    return claim.seat() + (claim.denied() ? " not " : " ") + name(claim.role());
  }

  private static String coins(CoupEvent.Coins event) {
    String change = (event.change() > 0 ? "+" : "") + event.change();
    return "coins " + event.seat() + " " + change + " " + word(event.reason());
  }

  private static String name(Card card) {
    return " " + name(card.role()) + (card.copy() == 0 ? "" : "#" + (card.copy() + 1));
  }

  private static String names(@Nullable List<Card> cards) {
    return cards == null
        ? ""
        : cards.stream().map(TestNotation::name).collect(Collectors.joining());
  }
}
