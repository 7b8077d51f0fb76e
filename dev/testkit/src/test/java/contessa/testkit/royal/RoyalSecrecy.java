package contessa.testkit.royal;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import contessa.royal.RoyalView.LootDeck;
import contessa.testkit.Secrecy;
import org.jspecify.annotations.Nullable;

/**
 * Who may know what in Coup Royal: plans are secret until the last is made (R-CR-07), secret cards
 * until they are scored (R-CR-05), the order of the decks until a card is drawn.
 */
public final class RoyalSecrecy implements Secrecy {

  /** On average, one hidden plan in this many differs in the second game. */
  private static final int OTHER_PLANS = 2;

  @Override
  public RoyalRules rules(SeededChance chance) {
    return RandomRoyalRules.rules(chance);
  }

  /** Other plans, other secret cards, and from some card on another order of the loot. */
  @Override
  public Table twin(Table truth, int reader, SeededChance chance) {
    RoyalTable table = (RoyalTable) truth;
    RoyalView view = table.view(reader);
    int[] anyPlans = new int[table.seats()];
    Arrays.fill(anyPlans, -1);
    return RoyalTable.imagine(view, anyPlans, keepingTheTop(table, view.deck(), chance));
  }

  /**
   * Chance that shuffles the loot into its true order up to some card, and is any chance after
   * that. Otherwise the next cards drawn would differ, and every pair would part at the next
   * refill.
   */
  private static Chance keepingTheTop(RoyalTable table, LootDeck deck, SeededChance chance) {
    List<Loot> order = Objects.requireNonNull(table.view(Reader.REFEREE).deck().order());
    int first = deck.first().size();
    int kept = chance.below(order.size() + 1);
    List<Integer> draws = new ArrayList<>();
    draws.addAll(draws(deck.first(), order.subList(0, first), kept, chance));
    draws.addAll(draws(deck.second(), order.subList(first, order.size()), kept - first, chance));
    Iterator<Integer> next = draws.iterator();
    return n -> next.hasNext() ? next.next() : chance.below(n);
  }

  /**
   * The draws by which a shuffle from the last card down gives this order, as far as it is kept.
   */
  private static List<Integer> draws(
      List<Loot> cards, List<Loot> order, int kept, SeededChance chance) {
    List<Loot> wanted = new ArrayList<>(order);
    int from = Math.max(0, kept);
    for (int last = wanted.size() - 1; last > from; last--) {
      Collections.swap(wanted, last, from + chance.below(last - from + 1));
    }
    List<Loot> shuffled = new ArrayList<>(cards);
    List<Integer> draws = new ArrayList<>();
    for (int last = shuffled.size() - 1; last > 0; last--) {
      int place = shuffled.subList(0, last + 1).indexOf(wanted.get(last));
      draws.add(place);
      Collections.swap(shuffled, place, last);
    }
    return draws;
  }

  @Override
  public int alike(Table table, int code, Table other, int reader, SeededChance chance) {
    Move move = table.move(code);
    if (move instanceof RoyalMove.Plan && chance.below(OTHER_PLANS) == 0) {
      return other.choice(chance.below(other.choiceCount()));
    }
    int same = other.code(move);
    if (same < 0) {
      throw new Leak("a public choice is open in one game only: " + move);
    }
    return same;
  }

  /**
   * In a deal only the secret cards may come in another order: the loot on top is open. Moves draw
   * nothing.
   */
  @Override
  public Chance echo(
      Rulebook rules,
      List<Integer> draws,
      List<AddressedEvent> events,
      int reader,
      SeededChance any) {
    RoyalRules royal = (RoyalRules) rules;
    int first = royal.seats() * royal.data().startCubes();
    int secretCards = royal.data().secretsPerGood() * Good.ALL.size();
    int end = first + Math.max(0, secretCards - 1);
    return new Chance() {
      private int next;

      @Override
      public int below(int n) {
        int draw = next++;
        return draw >= first && draw < end ? any.below(n) : draws.get(draw);
      }
    };
  }

  @Override
  public RoyalEvent known(Event full, int reader) {
    return switch ((RoyalEvent) full) {
      case RoyalEvent.Planned(int seat, RoyalMove.@Nullable Plan _) when seat != reader ->
          new RoyalEvent.Planned(seat, null);
      case RoyalEvent.Secret(int seat, int count, @Nullable Goods _) when seat != reader ->
          new RoyalEvent.Secret(seat, count, null);
      case RoyalEvent event -> event;
    };
  }

  /** Hidden things come to light: plans, loot, a secret card drawn by the reader, the scores. */
  @Override
  public boolean mayPart(Rulebook rules, Event full, Event other, int reader) {
    return switch ((RoyalEvent) full) {
      case RoyalEvent.Plans _ -> other instanceof RoyalEvent.Plans;
      case RoyalEvent.Refilled refilled ->
          other instanceof RoyalEvent.Refilled too
              && too.round() == refilled.round()
              && too.refilled() == refilled.refilled()
              && too.deck() == refilled.deck()
              && too.partner() == refilled.partner();
      case RoyalEvent.Secret secret ->
          secret.seat() == reader
              && other instanceof RoyalEvent.Secret too
              && too.seat() == reader
              && too.count() == secret.count();
      case RoyalEvent.Scored scored ->
          other instanceof RoyalEvent.Scored too && too.good() == scored.good();
      default -> false;
    };
  }
}
