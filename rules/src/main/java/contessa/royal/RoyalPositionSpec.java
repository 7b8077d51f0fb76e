package contessa.royal;

import contessa.game.EventSink;
import contessa.game.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The description of a position at the beginning of a round, to be set up on a table.
 *
 * @param open the loot under each location in play
 * @param deck the loot to be drawn, in order
 * @param secretDeck the secret cards to be drawn, in order
 * @param partner who has the partner, or {@link Seats#NOBODY} unless two play
 */
public record RoyalPositionSpec(
    List<Player> players,
    List<Loot> open,
    List<Loot> deck,
    List<Good> secretDeck,
    Goods supply,
    int partner) {

  /**
   * One player's holdings.
   *
   * @param items the fame of each special item
   */
  public record Player(Goods goods, Goods secrets, List<Integer> items) {
    public Player {
      items = List.copyOf(items);
    }
  }

  public RoyalPositionSpec {
    players = List.copyOf(players);
    open = List.copyOf(open);
    deck = List.copyOf(deck);
    secretDeck = List.copyOf(secretDeck);
  }

  /**
   * A table in this position.
   *
   * @throws IllegalArgumentException if the rules do not allow it, with a message for players
   */
  public RoyalTable on(RoyalRules rules, @Nullable EventSink sink) {
    check(players.size() == rules.seats(), "there is one entry for each of the players");
    check(open.size() == rules.locations(), "there is loot under each location in play");
    checkPartner(rules.seats());
    checkItems();
    checkCubes(rules.data().cubesPerGood());
    RoyalTable table = new RoyalTable(rules);
    table.secretsInBox = secretsInBox(rules.data().secretsPerGood());
    table.supply = supply.pile();
    table.deck = deck.toArray(Loot[]::new);
    table.deckTwoFrom = Math.max(0, deck.size() - rules.data().deckTwo().size());
    table.secretDeck = secretDeck.toArray(Good[]::new);
    table.partner = partner;
    for (int location = 0; location < open.size(); location++) {
      table.open[location] = open.get(location);
    }
    for (int seat = 0; seat < players.size(); seat++) {
      seat(table, seat, players.get(seat), sink);
    }
    table.refill(sink);
    return table;
  }

  private static void seat(RoyalTable table, int seat, Player player, @Nullable EventSink sink) {
    table.cubes[seat] = player.goods().pile();
    table.secrets[seat] = player.secrets().pile();
    table.items[seat] = PackedItems.of(player.items());
    RoyalAnnouncer.gained(sink, seat, table.cubes[seat]);
    if (player.secrets().total() > 0) {
      RoyalAnnouncer.secret(sink, seat, table.secrets[seat]);
    }
    for (int fame : player.items()) {
      RoyalAnnouncer.item(sink, seat, fame);
    }
  }

  private void checkPartner(int seats) {
    if (seats == 2) {
      check(partner == 0 || partner == 1, "one of the two players has the partner");
    } else {
      check(partner == Seats.NOBODY, "only two players have a partner");
    }
  }

  private void checkItems() {
    long items = deck.stream().filter(Loot.Item.class::isInstance).count();
    items += open.stream().filter(Loot.Item.class::isInstance).count();
    for (Player player : players) {
      items += player.items().size();
      check(
          player.items().stream().allMatch(fame -> fame >= 1 && fame <= Loot.MOST_FAME),
          "an item is worth 1 to " + Loot.MOST_FAME + " fame");
    }
    check(items <= RoyalData.MOST_ITEMS, "there are at most " + RoyalData.MOST_ITEMS + " items");
    check(
        deck.size() <= RoyalData.MOST_LOOT, "a deck has at most " + RoyalData.MOST_LOOT + " cards");
  }

  /** Cubes and secret cards may be missing from the box, but there are never more of them. */
  private void checkCubes(int box) {
    for (Good good : Good.ALL) {
      int count = supply.count(good);
      for (Player player : players) {
        count += player.goods().count(good);
      }
      check(count <= box, "there are only " + box + " cubes of " + good.word());
    }
  }

  private int secretsInBox(int box) {
    int pile = PackedGoods.EMPTY;
    for (Good good : Good.ALL) {
      int count = (int) secretDeck.stream().filter(card -> card == good).count();
      for (Player player : players) {
        count += player.secrets().count(good);
      }
      check(count <= box, "there are only " + box + " secret cards of " + good.word());
      pile |= PackedGoods.of(good.index(), count);
    }
    return pile;
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
