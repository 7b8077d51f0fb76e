package contessa.testkit.royal;

import static contessa.testkit.Check.that;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Table;
import contessa.royal.FameCard;
import contessa.royal.Good;
import contessa.royal.Loot;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalEvent.Location.Result;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import contessa.testkit.Check;

/**
 * Coup Royal's invariants (INV-CR): nothing gets lost, every round frees locations, and the events
 * that a reader hears add up to the view.
 */
public final class RoyalCheck implements Check {

  private static final int MOST_PLANS = 56;
  private static final int MOST_PLANS_OF_TWO = 60;
  private static final int REFEREE_LOOKS = 5;

  private final List<RoyalListener> listeners = new ArrayList<>();
  private int checks;
  private int discarded;
  private int freed;

  @Override
  public void dealt(Table table, List<AddressedEvent> events) {
    for (int reader = Reader.SPECTATOR; reader < table.seats(); reader++) {
      listeners.add(new RoyalListener((RoyalTable) table, reader));
    }
    check((RoyalTable) table, events);
  }

  @Override
  public void before(Table table, int code) {
    RoyalTable royal = (RoyalTable) table;
    if (royal.phase() == RoyalPhase.PLAN) {
      int most = royal.seats() == 2 ? MOST_PLANS_OF_TWO : MOST_PLANS;
      that(royal.choiceCount() <= most, "too many plans: ", royal.choiceCount());
    } else {
      that(royal.choiceCount() > 1, "somebody is asked without a choice");
    }
  }

  @Override
  public void played(Table table, int seat, int code, List<AddressedEvent> events) {
    check((RoyalTable) table, events);
  }

  private void check(RoyalTable table, List<AddressedEvent> events) {
    for (AddressedEvent told : events) {
      count(table.seats(), (RoyalEvent) told.full());
      listeners.forEach(listener -> listener.hear((RoyalEvent) told.heardBy(listener.reader())));
    }
    // Every event is heard; comparing views takes longer, so readers take turns until the end.
    if (table.over()) {
      listeners.forEach(listener -> listener.compare(table.view(listener.reader())));
      fameIsOnTheCard(table.view(Reader.REFEREE));
    } else {
      RoyalListener listener = listeners.get(checks % listeners.size());
      listener.compare(table.view(listener.reader()));
    }
    if (table.over() || checks % REFEREE_LOOKS == 0) {
      nothingIsLost(table.view(Reader.REFEREE));
    }
    checks++;
  }

  private void count(int seats, RoyalEvent event) {
    switch (event) {
      case RoyalEvent.Location location -> {
        if (location.result() == Result.ROBBED || location.result() == Result.VANISHED) {
          freed++;
          discarded += stolenItem(location) ? 0 : 1;
        }
      }
      case RoyalEvent.Refilled refilled -> {
        that(refilled.round() == 1 || freed >= leastFreed(seats), "a round frees too little");
        that(
            refilled.round() == 1 || Integer.bitCount(refilled.refilled()) == freed,
            "not what was empty is refilled");
        freed = 0;
      }
      case RoyalEvent.Won _ -> that(freed >= leastFreed(seats), "the last round frees too little");
      default -> {}
    }
  }

  private static boolean stolenItem(RoyalEvent.Location location) {
    return location.result() == Result.ROBBED && location.loot() instanceof Loot.Item;
  }

  private static int leastFreed(int seats) {
    return seats <= 3 ? 2 : 1;
  }

  private void nothingIsLost(RoyalView truth) {
    RoyalRules rules = truth.rules();
    List<Good> secretDeck = truth.secretDeck().order();
    int loot = truth.deck().size() + discarded;
    loot += (int) truth.open().stream().filter(one -> one != null).count();
    for (RoyalView.Player player : truth.players()) {
      loot += player.items().size();
    }
    that(
        loot == rules.data().deckOne().size() + rules.data().deckTwo().size(),
        "loot is lost or found");
    for (Good good : Good.ALL) {
      int cubes = truth.supply().count(good);
      long secrets = secretDeck == null ? 0 : secretDeck.stream().filter(good::equals).count();
      for (RoyalView.Player player : truth.players()) {
        cubes += player.goods().count(good);
        secrets += player.secrets() == null ? 0 : player.secrets().count(good);
      }
      that(cubes == rules.data().cubesPerGood(), "cubes are lost or found: ", good);
      that(secrets == rules.data().secretsPerGood(), "secret cards are lost or found: ", good);
    }
  }

  private static void fameIsOnTheCard(RoyalView truth) {
    FameCard card = truth.rules().data().fameCard(truth.seats());
    List<List<Integer>> fame = truth.fame();
    if (fame == null) {
      throw new AssertionError("the game is over without fame");
    }
    for (Good good : Good.ALL) {
      int awarded = fame.stream().mapToInt(row -> row.get(good.index())).sum();
      int printed = card.places().get(good.index()).stream().mapToInt(Integer::intValue).sum();
      that(awarded <= printed, "more fame than the card has: ", good);
    }
  }
}
