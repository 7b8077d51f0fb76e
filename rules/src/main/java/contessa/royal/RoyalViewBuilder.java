package contessa.royal;

import module java.base;

import contessa.game.Move;
import contessa.game.Reader;
import contessa.royal.RoyalView.LootDeck;
import contessa.royal.RoyalView.Player;
import contessa.royal.RoyalView.SecretDeck;
import org.jspecify.annotations.Nullable;

final class RoyalViewBuilder {

  private final RoyalTable table;
  private final int reader;

  RoyalViewBuilder(RoyalTable table, int reader) {
    this.table = table;
    this.reader = reader;
  }

  RoyalView view() {
    boolean resolving = table.phase == RoyalPhase.TAKE || table.phase == RoyalPhase.INTRIGUE;
    return new RoyalView(
        table.rules,
        reader,
        table.phase,
        table.round,
        table.toMove(),
        moves(),
        players(),
        open(),
        lootDeck(),
        secretDeck(),
        Goods.of(table.supply),
        table.partner,
        plans(),
        resolving ? table.location : 0,
        resolving ? table.due : 0,
        table.winners(),
        fame());
  }

  private boolean isReferee() {
    return reader == Reader.REFEREE;
  }

  private List<Move> moves() {
    if (!isReferee() && reader != table.toMove()) {
      return List.of();
    }
    return IntStream.range(0, table.choiceCount())
        .<Move>mapToObj(n -> table.move(table.choice(n)))
        .toList();
  }

  private List<Player> players() {
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      int secrets = table.secrets[seat];
      players.add(
          new Player(
              Goods.of(table.cubes[seat]),
              PackedGoods.total(secrets),
              knowsSecretsOf(seat) ? Goods.of(secrets) : null,
              PackedItems.list(table.items[seat])));
    }
    return List.copyOf(players);
  }

  /** Secret cards are visible to their owner, and to all after scoring (R-CR-05, R-CR-30). */
  private boolean knowsSecretsOf(int seat) {
    return isReferee() || seat == reader || table.over();
  }

  private List<@Nullable Loot> open() {
    List<@Nullable Loot> open = new ArrayList<>();
    for (Loot loot : table.open) {
      open.add(loot);
    }
    return Collections.unmodifiableList(open);
  }

  private LootDeck lootDeck() {
    int drawn = table.lootDrawn;
    int middle = Math.max(drawn, table.deckTwoFrom);
    return new LootDeck(
        Decks.sorted(table.deck, drawn, middle),
        Decks.sorted(table.deck, middle, table.deck.length),
        isReferee() ? List.of(table.deck).subList(drawn, table.deck.length) : null);
  }

  private SecretDeck secretDeck() {
    int unseen = table.secretsInBox;
    for (int seat = 0; seat < table.seats(); seat++) {
      if (knowsSecretsOf(seat)) {
        unseen -= table.secrets[seat];
      }
    }
    List<Good> left =
        List.of(table.secretDeck).subList(table.secretsDrawn, table.secretDeck.length);
    return new SecretDeck(left.size(), Goods.of(unseen), isReferee() ? left : null);
  }

  /**
   * A reader sees their own plan immediately, all plans when the last is made (R-CR-07, R-CR-08).
   */
  private List<RoyalMove.@Nullable Plan> plans() {
    if (table.phase == RoyalPhase.OVER || table.thieves == 0) {
      return List.of();
    }
    boolean revealed = table.phase != RoyalPhase.PLAN;
    List<RoyalMove.@Nullable Plan> plans = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      boolean in = revealed || seat < table.decider;
      boolean known = revealed || isReferee() || seat == reader;
      plans.add(in && known ? RoyalAnnouncer.plan(table, seat) : null);
    }
    return Collections.unmodifiableList(plans);
  }

  private @Nullable List<List<Integer>> fame() {
    if (!table.over()) {
      return null;
    }
    List<List<Integer>> fame = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      int of = seat;
      fame.add(Good.ALL.stream().map(good -> Scoring.fame(table, of, good.index())).toList());
    }
    return List.copyOf(fame);
  }
}
