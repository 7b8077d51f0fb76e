package contessa.notation.royal;

import module java.base;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Seats;
import contessa.notation.Fields;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalPositionSpec;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;

/**
 * Reads a position of Coup Royal from JSON. A supply or deck that it leaves out is the rest of the
 * box, shuffled.
 */
final class RoyalPositionJson {

  private static final Map<String, Good> GOODS = goods();

  private final RoyalRules rules;
  private final Fields fields;
  private final Chance chance;

  RoyalPositionJson(RoyalRules rules, JsonNode position, Chance chance) {
    this.rules = rules;
    this.chance = chance;
    fields =
        Fields.of(position, Reason.BAD_POSITION, "position")
            .only("players", "open", "deck", "secretDeck", "supply", "partner");
  }

  /** In the order of the rules. */
  private static Map<String, Good> goods() {
    Map<String, Good> goods = new LinkedHashMap<>();
    Good.ALL.forEach(good -> goods.put(good.word(), good));
    return goods;
  }

  RoyalTable table(EventSink sink) {
    try {
      List<RoyalPositionSpec.Player> players =
          fields.list("players").stream()
              .map(one -> player(Fields.of(one, Reason.BAD_POSITION, "position: player")))
              .toList();
      List<Loot> open = loot("open");
      return new RoyalPositionSpec(
              players,
              open,
              fields.has("deck") ? loot("deck") : restOfLoot(players, open),
              fields.has("secretDeck")
                  ? fields.words("secretDeck", "good", GOODS)
                  : restOfSecrets(players),
              fields.has("supply") ? goods(fields, "supply") : restOfCubes(players),
              partner())
          .on(rules, sink);
    } catch (IllegalArgumentException e) {
      throw fields.refusal(String.valueOf(e.getMessage()));
    }
  }

  private static RoyalPositionSpec.Player player(Fields player) {
    player.only("goods", "secrets", "items");
    return new RoyalPositionSpec.Player(
        player.has("goods") ? goods(player, "goods") : Goods.NONE,
        player.has("secrets") ? goods(player, "secrets") : Goods.NONE,
        player.has("items") ? player.numbers("items", 1, Loot.MOST_FAME) : List.of());
  }

  private static Goods goods(Fields fields, String name) {
    List<Integer> counts = fields.numbers(name, 0, Goods.MOST);
    if (counts.size() != Good.ALL.size()) {
      throw fields.refusal("\"" + name + "\" must be four numbers");
    }
    return new Goods(counts.get(0), counts.get(1), counts.get(2), counts.get(3));
  }

  private List<Loot> loot(String name) {
    return fields.texts(name).stream().map(LootText::read).toList();
  }

  private int partner() {
    JsonNode value = fields.get("partner");
    if (value != null && !value.isNull()) {
      return fields.number("partner", 0, RoyalRules.MOST_PLAYERS - 1);
    }
    return rules.seats() == 2 ? chance.below(2) : Seats.NOBODY;
  }

  private List<Loot> restOfLoot(List<RoyalPositionSpec.Player> players, List<Loot> open) {
    List<Loot> first = new ArrayList<>(rules.data().deckOne());
    List<Loot> second = new ArrayList<>(rules.data().deckTwo());
    List<Loot> gone = new ArrayList<>(open);
    for (RoyalPositionSpec.Player player : players) {
      player.items().forEach(fame -> gone.add(new Loot.Item(fame)));
    }
    for (Loot loot : gone) {
      if (!first.remove(loot)) {
        second.remove(loot);
      }
    }
    shuffle(first);
    shuffle(second);
    first.addAll(second);
    return first;
  }

  private List<Good> restOfSecrets(List<RoyalPositionSpec.Player> players) {
    List<Good> cards = new ArrayList<>();
    for (Good good : Good.ALL) {
      int rest = rules.data().secretsPerGood();
      for (RoyalPositionSpec.Player player : players) {
        rest -= player.secrets().count(good);
      }
      cards.addAll(Collections.nCopies(Math.max(0, rest), good));
    }
    shuffle(cards);
    return cards;
  }

  private void shuffle(List<?> cards) {
    for (int last = cards.size() - 1; last > 0; last--) {
      Collections.swap(cards, last, chance.below(last + 1));
    }
  }

  private Goods restOfCubes(List<RoyalPositionSpec.Player> players) {
    int[] rest = new int[Good.ALL.size()];
    for (Good good : Good.ALL) {
      rest[good.index()] = rules.data().cubesPerGood();
      for (RoyalPositionSpec.Player player : players) {
        rest[good.index()] -= player.goods().count(good);
      }
      if (rest[good.index()] < 0) {
        throw fields.refusal(
            "there are only " + rules.data().cubesPerGood() + " cubes of " + good.word());
      }
    }
    return new Goods(rest[0], rest[1], rest[2], rest[3]);
  }
}
