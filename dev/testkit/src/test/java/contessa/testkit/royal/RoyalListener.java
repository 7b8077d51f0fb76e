package contessa.testkit.royal;

import static contessa.testkit.Check.that;

import module java.base;

import contessa.game.Seats;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalEvent.Location.Result;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/** Knows only what one reader has heard of a game, and compares it with what the reader sees. */
final class RoyalListener {

  private final int reader;
  private final int seats;
  private final int[][] goods;
  private final int[] supply = new int[Good.ALL.size()];
  private final int[] secretCount;
  private final int[] ownSecrets = new int[Good.ALL.size()];
  private final List<List<Integer>> items = new ArrayList<>();
  private final List<@Nullable Loot> open = new ArrayList<>();
  private final List<RoyalMove.@Nullable Plan> plans = new ArrayList<>();
  private int deck;
  private int round;
  private int partner = Seats.NOBODY;
  private int winners;

  RoyalListener(RoyalTable table, int reader) {
    this.reader = reader;
    seats = table.seats();
    goods = new int[seats][Good.ALL.size()];
    secretCount = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      items.add(new ArrayList<>());
    }
    for (Good good : Good.ALL) {
      supply[good.index()] = table.view(reader).rules().data().cubesPerGood();
    }
  }

  int reader() {
    return reader;
  }

  void hear(RoyalEvent event) {
    switch (event) {
      case RoyalEvent.Planned planned -> {
        that((planned.plan() != null) == (planned.seat() == reader), "a plan told wrongly");
        while (plans.size() < seats) {
          plans.add(null);
        }
        plans.set(planned.seat(), planned.plan());
      }
      case RoyalEvent.Plans all -> {
        plans.clear();
        plans.addAll(all.plans());
      }
      case RoyalEvent.Location location -> {
        that(location.loot().equals(open.get(location.location())), "other loot was there");
        if (location.result() == Result.ROBBED || location.result() == Result.VANISHED) {
          open.set(location.location(), null);
        }
      }
      case RoyalEvent.Gained gained ->
          Good.ALL.forEach(good -> move(gained.seat(), good, gained.goods().count(good)));
      case RoyalEvent.Secret secret -> draw(secret);
      case RoyalEvent.Item item -> items.get(item.seat()).add(item.fame());
      case RoyalEvent.Documents documents -> {
        for (int seat = 0; seat < seats; seat++) {
          move(seat, documents.good(), -documents.losses().get(seat));
        }
      }
      case RoyalEvent.Traded traded -> {
        move(traded.seat(), traded.taken(), 1);
        move(traded.with(), traded.taken(), -1);
        move(traded.seat(), traded.given(), -1);
        move(traded.with(), traded.given(), 1);
      }
      case RoyalEvent.Refilled refilled -> refill(refilled);
      case RoyalEvent.Scored _ -> plans.clear();
      case RoyalEvent.Won won -> winners = won.seats();
    }
  }

  private void move(int seat, Good good, int count) {
    goods[seat][good.index()] += count;
    supply[good.index()] -= count;
  }

  private void draw(RoyalEvent.Secret secret) {
    secretCount[secret.seat()] += secret.count();
    Goods drawn = secret.goods();
    that((drawn != null) == (secret.seat() == reader), "secret cards told wrongly");
    if (drawn != null) {
      Good.ALL.forEach(good -> ownSecrets[good.index()] += drawn.count(good));
    }
  }

  private void refill(RoyalEvent.Refilled refilled) {
    open.clear();
    open.addAll(refilled.open());
    plans.clear();
    deck = refilled.deck();
    round = refilled.round();
    partner = refilled.partner();
  }

  void compare(RoyalView view) {
    for (int seat = 0; seat < seats; seat++) {
      RoyalView.Player player = view.players().get(seat);
      that(player.goods().equals(goods(goods[seat])), "cubes that nobody was told of");
      that(player.secretCount() == secretCount[seat], "secret cards that nobody was told of");
      that(player.items().equals(items.get(seat)), "items that nobody was told of");
      boolean known = seat == reader || view.fame() != null;
      that((player.secrets() != null) == known, "others' secret cards are seen");
    }
    if (reader >= 0) {
      that(
          goods(ownSecrets).equals(view.players().get(reader).secrets()),
          "own secret cards that one was not told of");
    }
    that(view.supply().equals(goods(supply)), "the supply changed unheard");
    that(view.open().equals(open), "loot was laid or went unheard");
    that(view.deck().size() == deck, "the deck changed unheard");
    that(view.round() == round, "a round began unheard");
    that(view.winners() == winners, "the game was won unheard");
    that(view.fame() != null || view.partner() == partner, "the partner left unheard");
    that(view.plans().equals(plans), "plans are seen unheard: ", view.plans());
  }

  private static Goods goods(int[] counts) {
    return new Goods(counts[0], counts[1], counts[2], counts[3]);
  }
}
