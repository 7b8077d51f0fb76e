package contessa.royal;

import module java.base;

import contessa.game.Seats;

/**
 * Reads {@link RoyalData} from text: one fact per line, {@code #} starts a comment. Every fact is
 * required, so a file never silently falls back on numbers that its author has not seen.
 */
final class RoyalDataText {

  private final Map<String, String> facts = new HashMap<>();
  private final Map<String, String> names = new TreeMap<>();
  private final Map<String, List<Integer>> fame = new HashMap<>();
  private final List<Loot> deckOne = new ArrayList<>();
  private final List<Loot> deckTwo = new ArrayList<>();

  RoyalData read(String text) {
    int number = 0;
    for (String line : text.split("\r?\n", -1)) {
      number++;
      try {
        readLine(line.replaceFirst("#.*", "").strip());
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
      }
    }
    return data();
  }

  private void readLine(String line) {
    if (line.isEmpty()) {
      return;
    }
    String[] words = line.split("\\s+", 2);
    String rest = words.length == 2 ? words[1] : "";
    switch (words[0]) {
      case "cubes-per-good",
          "secrets-per-good",
          "start-cubes",
          "first-partner",
          "zero-holdings-rank" ->
          once(facts.put(words[0], rest) == null, words[0]);
      case "location" -> location(rest);
      case "fame" -> fame(rest);
      case "deck-one" -> loot(deckOne, rest);
      case "deck-two" -> loot(deckTwo, rest);
      default -> throw new IllegalArgumentException("unknown setting \"" + words[0] + "\"");
    }
  }

  private static void once(boolean first, String what) {
    if (!first) {
      throw new IllegalArgumentException("\"" + what + "\" is given twice");
    }
  }

  private void location(String rest) {
    String[] words = rest.split("\\s+", 2);
    if (words.length < 2 || !words[0].matches("[A-H]")) {
      throw new IllegalArgumentException("a location is a letter from A to H and a name");
    }
    once(names.put(words[0], words[1]) == null, "location " + words[0]);
  }

  private void fame(String rest) {
    String[] words = rest.split("\\s+", -1);
    if (words.length < 3 || !words[0].matches("[2-5]") || Good.named(words[1]) == null) {
      throw new IllegalArgumentException(
          "fame is given for 2 to 5 players and a good: fame 3 gold 3 3 0");
    }
    List<Integer> row = new ArrayList<>();
    for (int i = 2; i < words.length; i++) {
      row.add(number(words[i]));
    }
    String key = words[0] + " " + words[1];
    once(fame.put(key, row) == null, "fame " + key);
  }

  private static void loot(List<Loot> deck, String rest) {
    String[] words = rest.split("\\s+", 3);
    if (words.length < 3 || !words[1].equals("x")) {
      throw new IllegalArgumentException("loot is given with its number: deck-one 2 x gold 3");
    }
    int copies = number(words[0]);
    if (copies > RoyalData.MOST_LOOT) {
      throw new IllegalArgumentException("a deck cannot hold that many copies");
    }
    Loot loot = LootText.read(words[2].replaceAll("\\s+", " "));
    for (int i = 0; i < copies; i++) {
      deck.add(loot);
    }
  }

  private static int number(String word) {
    if (!word.matches("[0-9]{1,3}")) {
      throw new IllegalArgumentException("\"" + word + "\" is not a number from 0 to 999");
    }
    return Integer.parseInt(word);
  }

  private RoyalData data() {
    return new RoyalData(
        number(fact("cubes-per-good")),
        number(fact("secrets-per-good")),
        number(fact("start-cubes")),
        fact("first-partner").equals("random") ? Seats.NOBODY : number(fact("first-partner")),
        yes(fact("zero-holdings-rank")),
        List.copyOf(names.values()),
        fameCards(),
        deckOne,
        deckTwo);
  }

  private String fact(String name) {
    String value = facts.get(name);
    if (value == null) {
      throw new IllegalArgumentException("\"" + name + "\" is missing");
    }
    return value;
  }

  private static boolean yes(String word) {
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException("\"" + word + "\" is neither true nor false");
    };
  }

  private List<FameCard> fameCards() {
    List<FameCard> cards = new ArrayList<>();
    for (int players = RoyalRules.FEWEST_PLAYERS; players <= RoyalRules.MOST_PLAYERS; players++) {
      List<List<Integer>> rows = new ArrayList<>();
      for (Good good : Good.ALL) {
        String key = players + " " + good.word();
        List<Integer> row = fame.get(key);
        if (row == null) {
          throw new IllegalArgumentException("\"fame " + key + "\" is missing");
        }
        rows.add(row);
      }
      cards.add(new FameCard(rows));
    }
    return cards;
  }
}
