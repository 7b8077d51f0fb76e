package contessa.server.table;

import module java.base;

import contessa.table.state.StateDump;
import contessa.table.state.TableState;

/**
 * Mistakes that a server could make with time: it wakes a table later because of cards that the
 * reader may not see, so that a window closes late. The hunt must hear each.
 */
final class PlantedTimeLeaks {

  private static final List<String> CHARACTERS =
      List.of("Duke", "Assassin", "Captain", "Ambassador", "Contessa");

  private PlantedTimeLeaks() {}

  /** How much later a table is woken. */
  @FunctionalInterface
  interface Delay {
    Delay NONE = (_, _) -> 0;

    long millis(TableState state, int reader);
  }

  /** By name. */
  static Map<String, Delay> all() {
    Map<String, Delay> leaks = new TreeMap<>();
    for (String character : CHARACTERS) {
      leaks.put(
          "a window closes sooner if nobody else has " + character,
          (s, r) -> others(s, r).contains(character) ? 0 : 300);
      leaks.put(
          "shuffling takes longer with an odd number of " + character,
          (s, r) -> Collections.frequency(PlantedMessageLeaks.deck(s), character) % 2);
      leaks.put(
          "a bot answers faster for each " + character + " it sees in the deck",
          (s, r) -> 50L * Collections.frequency(PlantedMessageLeaks.deck(s), character));
    }
    leaks.put("the claimant hesitates when bluffing", (s, r) -> bluffs(s) ? 250 : 0);
    leaks.put("the actor hesitates with equal cards", (s, r) -> equal(actors(s)) ? 120 : 0);
    leaks.put("a question is skipped for equal cards", (s, r) -> equal(next(s, r)) ? 0 : 400);
    leaks.put("a stand-in thinks by its hand", (s, r) -> Math.floorMod(next(s, r).hashCode(), 9));
    leaks.put(
        "a search that takes as long as there are kinds",
        (s, r) -> 10L * new TreeSet<>(others(s, r)).size());
    leaks.put(
        "a copy that takes as long as the state is", (s, r) -> StateDump.of(s).length() % 100);
    leaks.put(
        "a cache that hits for the same cards",
        (s, r) -> Math.floorMod(StateDump.position(s.game()).hashCode(), 7));
    leaks.put(
        "a deadline that is moved for those who could block",
        (s, r) -> next(s, r).contains("Contessa") ? 1_000 : 0);
    leaks.put(
        "an alarm as early as the first card of the deck sorts",
        (s, r) -> CHARACTERS.indexOf(PlantedMessageLeaks.deck(s).getFirst()));
    leaks.put(
        "writing takes longer for longer names of cards",
        (s, r) -> String.join("", others(s, r)).length());
    return leaks;
  }

  private static List<String> others(TableState state, int reader) {
    return PlantedMessageLeaks.others(state, reader);
  }

  private static List<String> actors(TableState state) {
    return PlantedMessageLeaks.hand(state, PlantedMessageLeaks.actor(state));
  }

  private static List<String> next(TableState state, int reader) {
    int seats = state.game().position().seats();
    return PlantedMessageLeaks.hand(state, (reader + 1) % seats);
  }

  static boolean bluffs(TableState state) {
    return !actors(state).contains(PlantedMessageLeaks.claim(state));
  }

  private static boolean equal(List<String> hand) {
    return hand.size() > 1 && new TreeSet<>(hand).size() == 1;
  }
}
