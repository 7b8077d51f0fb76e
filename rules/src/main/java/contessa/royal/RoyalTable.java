package contessa.royal;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.royal.RoyalEvent.Location.Result;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game of Coup Royal under way, and the rules of a round. The state is in {@link RoyalState}; the
 * other rules are in {@link RoyalSetUp}, {@link RoyalChoices} (what is legal) and {@link Scoring}.
 *
 * <p>All chance is in the shuffled decks, so playing needs none.
 */
public final class RoyalTable extends RoyalState implements Table {

  private static final int ONE_OF_EACH = Goods.each(1).pile();
  private static final int CARTE_BLANCHE_CUBES = 3;
  private static final int SAFECRACKER_CARDS = 3;
  private static final int INTRIGUES_EXCHANGES = 3;

  /** Location A in the plans of all seats. */
  private static final long A_OF_ALL = 0x0101010101L;

  RoyalTable(RoyalRules rules) {
    super(rules);
  }

  /**
   * A table that this view could be of: everything hidden is drawn at random, all possibilities
   * equally likely.
   *
   * @param plans for seats with a hidden plan, the code of the plan to assume, or -1 for any
   */
  public static RoyalTable imagine(RoyalView view, int[] plans, Chance chance) {
    return HiddenStateSampler.table(view, plans, chance);
  }

  /** The same with any plans. */
  public static RoyalTable imagine(RoyalView view, Chance chance) {
    int[] any = new int[view.seats()];
    Arrays.fill(any, -1);
    return imagine(view, any, chance);
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int toMove() {
    return decider;
  }

  @Override
  public int winners() {
    return winners;
  }

  public RoyalPhase phase() {
    return phase;
  }

  public int round() {
    return round;
  }

  /** The fame that the seat would have if the game ended now. */
  public int fame(int seat) {
    return Scoring.total(this, seat);
  }

  public int held(int seat, Good good) {
    return Scoring.held(this, seat, good.index());
  }

  public int itemFame(int seat) {
    return PackedItems.fame(items[seat]);
  }

  public int lootLeft() {
    return deck.length - lootDrawn;
  }

  @Override
  public int choiceCount() {
    return RoyalChoices.count(this);
  }

  @Override
  public int choice(int n) {
    return RoyalChoices.code(this, n);
  }

  @Override
  public boolean allows(int code) {
    return RoyalChoices.allow(this, code);
  }

  @Override
  public Move move(int code) {
    return phase == RoyalPhase.PLAN ? menu(decider).plan(code) : RoyalCodes.move(code);
  }

  @Override
  public int code(Move move) {
    return move instanceof RoyalMove royal ? RoyalChoices.codeOf(this, royal) : -1;
  }

  PlanMenu menu(int seat) {
    return PlanMenu.of(seats, seat == partner);
  }

  @Override
  public void play(int code, Chance chance, @Nullable EventSink sink) {
    if (!allows(code)) {
      throw new IllegalArgumentException("code " + code + " is not legal now");
    }
    switch (phase) {
      case PLAN -> plan(code, sink);
      case TAKE -> take(code - RoyalCodes.TAKE, sink);
      case INTRIGUE -> intrigue(code, sink);
      case OVER -> throw new IllegalStateException("the game is over");
    }
  }

  /** Coup Royal has no rule for players who leave. */
  @Override
  public boolean canLeave(int seat) {
    return false;
  }

  @Override
  public void leave(int seat, Chance chance, @Nullable EventSink sink) {
    throw new IllegalArgumentException("Coup Royal has no rule for leaving");
  }

  /**
   * R-CR-07: thief and snitch are both compulsory, and plans stay secret until the last is made.
   */
  private void plan(int code, @Nullable EventSink sink) {
    PlanMenu menu = menu(decider);
    thieves |= (long) menu.thieves(code) << (decider << 3);
    snitches |= (long) menu.snitches(code) << (decider << 3);
    RoyalAnnouncer.planned(sink, decider, menu, code);
    if (++decider == seats) {
      RoyalAnnouncer.plans(sink, this);
      resolveFrom(0, sink);
    }
  }

  /** R-CR-09: one location after another; stops where a player has a choice. */
  private void resolveFrom(int first, @Nullable EventSink sink) {
    for (location = first; location < locations; location++) {
      if (resolve(sink)) {
        return;
      }
    }
    endRound(sink);
  }

  /** Resolves one location; whether it leaves a choice to a player. */
  private boolean resolve(@Nullable EventSink sink) {
    long here = A_OF_ALL << location;
    long there = thieves & here;
    if ((snitches & here) != 0) {
      RoyalAnnouncer.location(sink, this, Result.GUARDED, there); // R-CR-10: the loot stays
      return false;
    }
    return switch (Long.bitCount(there)) {
      case 0 -> vanish(sink);
      case 1 -> rob(Long.numberOfTrailingZeros(there) >>> 3, sink);
      default -> quarrel(there, sink);
    };
  }

  /** R-CR-13. */
  private boolean vanish(@Nullable EventSink sink) {
    RoyalAnnouncer.location(sink, this, Result.VANISHED, 0);
    open[location] = null;
    return false;
  }

  /** R-CR-12; R-CR-42: if there is not one secret card per thief, no thief draws. */
  private boolean quarrel(long there, @Nullable EventSink sink) {
    RoyalAnnouncer.location(sink, this, Result.QUARREL, there);
    if (secretDeck.length - secretsDrawn >= Long.bitCount(there)) {
      for (long rest = there; rest != 0; rest &= rest - 1) {
        draw(Long.numberOfTrailingZeros(rest) >>> 3, 1, sink);
      }
    }
    return false;
  }

  /** R-CR-11: a single thief gets the loot; whether that leaves a choice. */
  private boolean rob(int thief, @Nullable EventSink sink) {
    RoyalAnnouncer.location(sink, this, Result.ROBBED, 1L << (thief << 3));
    Loot loot = Objects.requireNonNull(open[location]);
    open[location] = null;
    return switch (loot) {
      case Loot.Normal normal -> grant(thief, normal.symbols().pile(), sink);
      case Loot.Collection _ -> grant(thief, ONE_OF_EACH, sink);
      case Loot.CarteBlanche _ -> giveCarteBlanche(thief, sink);
      case Loot.Safecracker _ -> draw(thief, SAFECRACKER_CARDS, sink);
      case Loot.Intrigues _ -> exchange(thief, INTRIGUES_EXCHANGES);
      case Loot.Item(int fame) -> display(thief, fame, sink);
      case Loot.Documents(Good good) -> incriminate(thief, good.index(), sink);
    };
  }

  /**
   * R-CR-20, R-CR-21; R-CR-40: missing cubes may be replaced by other goods. The gain is announced
   * even if it is nothing, since the loot card promises more.
   */
  private boolean grant(int thief, int symbols, @Nullable EventSink sink) {
    int there = PackedGoods.lesser(symbols, supply);
    gain(thief, there, sink);
    return choose(thief, PackedGoods.total(symbols - there), sink);
  }

  /** R-CR-22. */
  private boolean giveCarteBlanche(int thief, @Nullable EventSink sink) {
    if (supply == PackedGoods.EMPTY) {
      gain(thief, PackedGoods.EMPTY, sink);
    }
    return choose(thief, CARTE_BLANCHE_CUBES, sink);
  }

  void gain(int seat, int pile, @Nullable EventSink sink) {
    supply -= pile;
    cubes[seat] += pile;
    RoyalAnnouncer.gained(sink, seat, pile);
  }

  /** The thief chooses cubes one by one; with one good left there is no question (G-CR-04). */
  private boolean choose(int thief, int count, @Nullable EventSink sink) {
    if (count == 0 || supply == PackedGoods.EMPTY) {
      return false;
    }
    int goods = PackedGoods.goods(supply);
    if (Integer.bitCount(goods) == 1) {
      int good = Integer.numberOfTrailingZeros(goods);
      gain(thief, PackedGoods.of(good, Math.min(count, PackedGoods.count(supply, good))), sink);
      return false;
    }
    return ask(RoyalPhase.TAKE, thief, count);
  }

  private boolean ask(RoyalPhase what, int seat, int count) {
    phase = what;
    decider = seat;
    due = count;
    return true;
  }

  private void take(int good, @Nullable EventSink sink) {
    gain(decider, PackedGoods.of(good, 1), sink);
    if (!choose(decider, due - 1, sink)) {
      resolveFrom(location + 1, sink);
    }
  }

  /** R-CR-23; R-CR-41: if too few secret cards are left, all of them. */
  private boolean draw(int seat, int count, @Nullable EventSink sink) {
    int next = Math.min(secretsDrawn + count, secretDeck.length);
    int drawn = Decks.pile(secretDeck, secretsDrawn, next);
    if (drawn != PackedGoods.EMPTY) {
      secretsDrawn = next;
      secrets[seat] += drawn;
      RoyalAnnouncer.secret(sink, seat, drawn);
    }
    return false;
  }

  /** R-CR-24; G-CR-03: ends when the thief or all others have nothing to exchange. */
  private boolean exchange(int thief, int count) {
    decider = thief;
    return count > 0 && RoyalChoices.exchanges(this) > 0 && ask(RoyalPhase.INTRIGUE, thief, count);
  }

  private void intrigue(int code, @Nullable EventSink sink) {
    if (code != RoyalCodes.STOP) {
      trade(RoyalCodes.seat(code), RoyalCodes.taken(code), RoyalCodes.given(code), sink);
      if (exchange(decider, due - 1)) {
        return;
      }
    }
    resolveFrom(location + 1, sink);
  }

  private void trade(int other, int taken, int given, @Nullable EventSink sink) {
    int change = PackedGoods.of(taken, 1) - PackedGoods.of(given, 1);
    cubes[decider] += change;
    cubes[other] -= change;
    RoyalAnnouncer.traded(sink, decider, other, taken, given);
  }

  /** R-CR-25. */
  private boolean display(int thief, int fame, @Nullable EventSink sink) {
    items[thief] = PackedItems.add(items[thief], fame);
    RoyalAnnouncer.item(sink, thief, fame);
    return false;
  }

  /** R-CR-26: the others return half, rounded up; secret cards are safe. */
  private boolean incriminate(int thief, int good, @Nullable EventSink sink) {
    RoyalAnnouncer.documents(sink, this, thief, good);
    for (int seat = 0; seat < seats; seat++) {
      if (seat != thief) {
        int returned = PackedGoods.of(good, halfRoundedUp(PackedGoods.count(cubes[seat], good)));
        cubes[seat] -= returned;
        supply += returned;
      }
    }
    return false;
  }

  static int halfRoundedUp(int count) {
    return (count + 1) >>> 1;
  }

  /** R-CR-14 to R-CR-16, R-CR-51: target cards come back, the partner changes hands. */
  private void endRound(@Nullable EventSink sink) {
    thieves = 0;
    snitches = 0;
    location = 0;
    due = 0;
    if (seats == 2) {
      partner ^= 1;
    }
    if (deck.length - lootDrawn < emptyLocations()) {
      score(sink);
    } else {
      refill(sink);
    }
  }

  private int emptyLocations() {
    int empty = 0;
    for (Loot loot : open) {
      empty += loot == null ? 1 : 0;
    }
    return empty;
  }

  /** R-CR-15, in letter order (G-CR-01); a new round begins. */
  void refill(@Nullable EventSink sink) {
    int refilled = 0;
    for (int empty = 0; empty < locations; empty++) {
      if (open[empty] == null) {
        open[empty] = deck[lootDrawn++];
        refilled |= Locations.of(empty);
      }
    }
    round++;
    phase = RoyalPhase.PLAN;
    decider = 0;
    RoyalAnnouncer.refilled(sink, this, refilled);
  }

  private void score(@Nullable EventSink sink) {
    phase = RoyalPhase.OVER;
    decider = Seats.NOBODY;
    winners = Scoring.winners(this);
    RoyalAnnouncer.scored(sink, this);
  }

  @Override
  public RoyalView view(int reader) {
    return new RoyalViewBuilder(this, reader).view();
  }

  @Override
  public RoyalTable copy() {
    RoyalTable copy = new RoyalTable(rules);
    copy.become(this);
    return copy;
  }

  @Override
  public void become(Table other) {
    copyFrom((RoyalTable) other);
  }
}
