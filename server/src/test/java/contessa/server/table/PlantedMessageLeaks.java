package contessa.server.table;

import module java.base;

import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.table.game.LiveGame;
import contessa.table.state.Question;
import contessa.table.state.Seat;
import contessa.table.state.StateDump;
import contessa.table.state.TableState;

/**
 * Mistakes that a server could make. Each puts something into a message that its reader may not
 * know, and the hunt must find it.
 */
final class PlantedMessageLeaks {

  private static final List<String> CHARACTERS =
      List.of("Duke", "Assassin", "Captain", "Ambassador", "Contessa");

  private PlantedMessageLeaks() {}

  /** By name: what leaks, from the state and the reader. */
  static Map<String, BiFunction<TableState, Integer, Object>> all() {
    Map<String, BiFunction<TableState, Integer, Object>> leaks = new TreeMap<>();
    leaks.put("the first card of the deck", (s, r) -> deck(s).stream().findFirst());
    leaks.put("the last card of the deck", (s, r) -> deck(s).isEmpty() ? "" : deck(s).getLast());
    leaks.put("the deck", (s, r) -> deck(s));
    leaks.put("the deck in order of names", (s, r) -> sorted(deck(s)));
    leaks.put("the hand of the next seat", (s, r) -> hand(s, after(s, r, 1)));
    leaks.put("the hand of the seat after it", (s, r) -> hand(s, after(s, r, 2)));
    leaks.put("one card of somebody", (s, r) -> first(hand(s, after(s, r, 1))));
    leaks.put("all hands", (s, r) -> hands(s));
    leaks.put("who has equal cards", (s, r) -> seats(s, seat -> equal(hand(s, seat))));
    leaks.put("how many kinds the others hold", (s, r) -> new TreeSet<>(others(s, r)).size());
    for (String character : CHARACTERS) {
      leaks.put(
          "how many hold " + character, (s, r) -> Collections.frequency(others(s, r), character));
      leaks.put(
          "the first to hold " + character,
          (s, r) -> seats(s, seat -> hand(s, seat).contains(character)).stream().findFirst());
      leaks.put("whether the deck has " + character, (s, r) -> deck(s).contains(character));
    }
    leaks.put("whether the claim is true", (s, r) -> hand(s, actor(s)).contains(claim(s)));
    leaks.put("a stable name for a card", (s, r) -> first(hand(s, actor(s))).hashCode());
    leaks.put("a tag of the whole state", (s, r) -> StateDump.of(s).hashCode());
    leaks.put("the length of the whole state", (s, r) -> StateDump.of(s).length());
    leaks.put("a tag of the position", (s, r) -> StateDump.position(s.game()).hashCode());
    leaks.put("seats in order of their hands", (s, r) -> byHand(s));
    leaks.put(
        "how many moves the one has who decides", (s, r) -> s.game().position().moves().size());
    leaks.put("the moves of the one who decides", (s, r) -> s.game().position().moves());
    leaks.put("the number of draws", (s, r) -> s.game().draws());
    leaks.put("the timing secret", (s, r) -> s.timingSecret());
    leaks.put(
        "when the next window may close",
        (s, r) -> s.clock().windowPause(s.timingSecret(), s.questionCount() + 1));
    leaks.put(
        "when a bot would act", (s, r) -> SeededChance.of(s.timingSecret() + ":act").below(1_000));
    leaks.put("who has answered", (s, r) -> s.question().answers().keySet());
    leaks.put("how many have answered", (s, r) -> s.question().answers().size());
    leaks.put("all answers", (s, r) -> new TreeMap<>(s.question().answers()));
    leaks.put("who has passed", (s, r) -> answering(s, "pass"));
    leaks.put("who will challenge", (s, r) -> answering(s, "challenge"));
    leaks.put("whether all have answered", (s, r) -> missing(s).isEmpty());
    leaks.put("who is awaited, too early", (s, r) -> missing(s));
    leaks.put("an earlier deadline", (s, r) -> missing(s).size() < 2 ? 0 : s.question().deadline());
    leaks.put("the answer of the next seat", (s, r) -> s.question().answers().get(after(s, r, 1)));
    leaks.put("bytes more for every answer", (s, r) -> " ".repeat(s.question().answers().size()));
    leaks.put("all orders", (s, r) -> s.seats().stream().map(Seat::standingOrder).toList());
    leaks.put("the order of the next seat", (s, r) -> s.seat(after(s, r, 1)).standingOrder());
    leaks.put(
        "how many have orders",
        (s, r) -> s.seats().stream().map(Seat::standingOrder).distinct().count());
    leaks.put(
        "whom an order answers for",
        (s, r) ->
            seats(
                s,
                seat ->
                    s.adapter().passes(s.seat(seat).standingOrder(), s.game().position(), seat)));
    return leaks;
  }

  private static int after(TableState state, int reader, int steps) {
    int seats = state.game().position().seats();
    return ((reader < 0 ? 0 : reader) + steps) % seats == reader
        ? (reader + 1) % seats
        : ((reader < 0 ? 0 : reader) + steps) % seats;
  }

  private static JsonNode truth(TableState state) {
    return truth(state.game());
  }

  private static JsonNode truth(LiveGame game) {
    return Json.read(StateDump.position(game));
  }

  /** All hands of a game. */
  static List<List<String>> hands(LiveGame game) {
    List<List<String>> hands = new ArrayList<>();
    truth(game).path("players").forEach(player -> hands.add(texts(player.path("hand"))));
    return hands;
  }

  /** Whether a card lies face up. */
  static boolean anyRevealed(LiveGame game) {
    for (JsonNode player : truth(game).path("players")) {
      if (!player.path("revealed").isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(one -> texts.add(one.asString()));
    return texts;
  }

  static List<String> deck(TableState state) {
    return texts(truth(state).path("deck"));
  }

  static List<String> hand(TableState state, int seat) {
    return texts(truth(state).path("players").path(seat).path("hand"));
  }

  private static String first(List<String> cards) {
    return cards.isEmpty() ? "" : cards.getFirst();
  }

  private static List<List<String>> hands(TableState state) {
    return IntStream.range(0, state.game().position().seats())
        .mapToObj(seat -> hand(state, seat))
        .toList();
  }

  static List<String> others(TableState state, int reader) {
    List<String> cards = new ArrayList<>();
    for (int seat = 0; seat < state.game().position().seats(); seat++) {
      cards.addAll(seat == reader ? List.of() : hand(state, seat));
    }
    return cards;
  }

  private static List<String> sorted(List<String> cards) {
    return cards.stream().sorted().toList();
  }

  private static boolean equal(List<String> hand) {
    return hand.size() > 1 && new TreeSet<>(hand).size() == 1;
  }

  static String phase(TableState state) {
    return truth(state).path("phase").asString("");
  }

  static int actor(TableState state) {
    return truth(state).path("actor").asInt(0);
  }

  static String claim(TableState state) {
    return truth(state).path("claim").asString("Duke");
  }

  private static List<Integer> byHand(TableState state) {
    return IntStream.range(0, state.game().position().seats())
        .boxed()
        .sorted(
            (one, other) -> hand(state, one).toString().compareTo(hand(state, other).toString()))
        .toList();
  }

  private static List<Integer> seats(TableState state, java.util.function.IntPredicate which) {
    return IntStream.range(0, state.game().position().seats()).filter(which).boxed().toList();
  }

  private static List<Integer> answering(TableState state, String answer) {
    return seats(state, seat -> answer.equals(state.question().answers().get(seat)));
  }

  private static List<Integer> missing(TableState state) {
    Question question = state.question();
    return seats(
        state, seat -> Seats.has(question.seats(), seat) && !question.answers().containsKey(seat));
  }
}
