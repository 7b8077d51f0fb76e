package contessa.royal;

import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.Table;
import org.jspecify.annotations.Nullable;

/**
 * A game of Coup Royal under way, and its rules.
 *
 * <p>All chance is in the shuffled decks, so playing needs none.
 */
public final class RoyalTable extends TableState implements Table {

  private static final int CARTE_BLANCHE_CUBES = 3;
  private static final int SAFECRACKER_CARDS = 3;
  private static final int INTRIGUES_EXCHANGES = 3;

  /** Location A in the plans of all seats. */
  private static final long A_OF_ALL = 0x0101010101L;

  RoyalTable(RoyalRules rules) {
    super(rules);
  }

  /**
   * A table as it may be behind a view: what the reader cannot know is drawn at random from what it
   * can be, each possibility as likely as any other.
   *
   * @param plans for seats whose plan is in but hidden, the code of the plan to assume, or -1 for
   *     any
   */
  public static RoyalTable imagine(RoyalView view, int[] plans, Chance chance) {
    return new Imagination(view, plans, chance).table();
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

  /** The rounds begun so far, the current one included. */
  public int round() {
    return round;
  }

  /** The fame that the seat would have if the game ended now. */
  public int fame(int seat) {
    return Scoring.total(this, seat);
  }

  /** The seat's cubes and secret cards of one good. */
  public int held(int seat, Good good) {
    return Scoring.held(this, seat, good.index());
  }

  /** The fame of the seat's special items. */
  public int itemFame(int seat) {
    return Items.fame(items[seat]);
  }

  /** How many loot cards are left to draw. */
  public int lootLeft() {
    return deck.length - lootDrawn;
  }

  @Override
  public int choices() {
    return Choices.count(this);
  }

  @Override
  public int choice(int n) {
    return Choices.code(this, n);
  }

  @Override
  public boolean allows(int code) {
    return Choices.allow(this, code);
  }

  @Override
  public Move move(int code) {
    return phase == RoyalPhase.PLAN ? menu(decider).plan(code) : RoyalCodes.move(code);
  }

  @Override
  public int code(Move move) {
    return move instanceof RoyalMove royal ? Choices.codeOf(this, royal) : -1;
  }

  PlanMenu menu(int seat) {
    return PlanMenu.of(seats, seat == partner);
  }

  @Override
  public void play(int code, Chance chance, @Nullable EventSink herald) {
    if (!allows(code)) {
      throw new IllegalArgumentException("code " + code + " is not legal now");
    }
    switch (phase) {
      case PLAN -> plan(code, herald);
      case TAKE -> take(code - RoyalCodes.TAKE, herald);
      case INTRIGUE -> intrigue(code, herald);
      case OVER -> throw new IllegalStateException("the game is over");
    }
  }

  /** Coup Royal has no rule for players who leave. */
  @Override
  public boolean canLeave(int seat) {
    return false;
  }

  @Override
  public void leave(int seat, Chance chance, @Nullable EventSink herald) {
    throw new IllegalArgumentException("nobody can leave a game of Coup Royal");
  }

  /** R-CR-07: both kinds are compulsory, and nobody hears where before the last plan is in. */
  private void plan(int code, @Nullable EventSink herald) {
    PlanMenu menu = menu(decider);
    thieves |= (long) menu.thieves(code) << (decider << 3);
    snitches |= (long) menu.snitches(code) << (decider << 3);
    News.planned(herald, decider, menu, code);
    if (++decider == seats) {
      News.plans(herald, this);
      resolveFrom(0, herald);
    }
  }

  /** R-CR-09: one location after another; stops where somebody has a choice. */
  private void resolveFrom(int first, @Nullable EventSink herald) {
    for (location = first; location < locations; location++) {
      if (resolve(herald)) {
        return;
      }
    }
    endRound(herald);
  }

  /** Resolves one location; whether it leaves a choice to somebody. */
  private boolean resolve(@Nullable EventSink herald) {
    long here = A_OF_ALL << location;
    long there = thieves & here;
    if ((snitches & here) != 0) {
      News.guarded(herald, this, there); // R-CR-10: the loot stays
      return false;
    }
    return switch (Long.bitCount(there)) {
      case 0 -> vanish(herald);
      case 1 -> rob(Long.numberOfTrailingZeros(there) >>> 3, herald);
      default -> quarrel(there, herald);
    };
  }

  /** R-CR-13. */
  private boolean vanish(@Nullable EventSink herald) {
    News.vanished(herald, this);
    open[location] = LootCode.EMPTY;
    return false;
  }

  /** R-CR-12; R-CR-42: if there is not a secret card for each, nobody draws. */
  private boolean quarrel(long there, @Nullable EventSink herald) {
    News.quarrel(herald, this, there);
    if (secretDeck.length - secretsDrawn >= Long.bitCount(there)) {
      for (long rest = there; rest != 0; rest &= rest - 1) {
        draw(Long.numberOfTrailingZeros(rest) >>> 3, 1, herald);
      }
    }
    return false;
  }

  /** R-CR-11: a single thief gets the loot; whether that leaves a choice. */
  private boolean rob(int thief, @Nullable EventSink herald) {
    News.robbed(herald, this, thief);
    int loot = open[location];
    open[location] = LootCode.EMPTY;
    return switch (LootCode.kind(loot)) {
      case LootCode.NORMAL, LootCode.COLLECTION -> grant(thief, LootCode.symbols(loot), herald);
      case LootCode.CARTE_BLANCHE -> choose(thief, CARTE_BLANCHE_CUBES, herald);
      case LootCode.SAFECRACKER -> draw(thief, SAFECRACKER_CARDS, herald);
      case LootCode.INTRIGUES -> exchange(thief, INTRIGUES_EXCHANGES);
      case LootCode.ITEM -> display(thief, LootCode.number(loot), herald);
      case LootCode.DOCUMENTS -> incriminate(thief, LootCode.number(loot), herald);
      default -> throw new IllegalStateException("no loot at " + Locations.letter(location));
    };
  }

  /** R-CR-20, R-CR-21; R-CR-40: what the supply lacks may be taken in other goods. */
  private boolean grant(int thief, int symbols, @Nullable EventSink herald) {
    int there = Pile.lesser(symbols, supply);
    if (there != Pile.EMPTY) {
      gain(thief, there, herald);
    }
    return choose(thief, Pile.total(symbols - there), herald);
  }

  void gain(int seat, int pile, @Nullable EventSink herald) {
    supply -= pile;
    cubes[seat] += pile;
    News.gained(herald, seat, pile);
  }

  /**
   * Lets a thief choose cubes one by one; goes ahead alone where there is but one good (gap iv).
   */
  private boolean choose(int thief, int count, @Nullable EventSink herald) {
    if (count == 0 || supply == Pile.EMPTY) {
      return false;
    }
    int goods = Pile.goods(supply);
    if (Integer.bitCount(goods) == 1) {
      int good = Integer.numberOfTrailingZeros(goods);
      gain(thief, Pile.of(good, Math.min(count, Pile.count(supply, good))), herald);
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

  private void take(int good, @Nullable EventSink herald) {
    gain(decider, Pile.of(good, 1), herald);
    if (!choose(decider, due - 1, herald)) {
      resolveFrom(location + 1, herald);
    }
  }

  /** R-CR-23; R-CR-41: with too few secret cards left, what is there. */
  private boolean draw(int seat, int count, @Nullable EventSink herald) {
    int next = Math.min(secretsDrawn + count, secretDeck.length);
    int drawn = Decks.pile(secretDeck, secretsDrawn, next);
    if (drawn != Pile.EMPTY) {
      secretsDrawn = next;
      secrets[seat] += drawn;
      News.secret(herald, seat, drawn);
    }
    return false;
  }

  /** R-CR-24; gap iii: over when the thief or everybody else has nothing to exchange. */
  private boolean exchange(int thief, int count) {
    decider = thief;
    return count > 0 && Choices.exchanges(this) > 0 && ask(RoyalPhase.INTRIGUE, thief, count);
  }

  private void intrigue(int code, @Nullable EventSink herald) {
    if (code != RoyalCodes.STOP) {
      trade(RoyalCodes.seat(code), RoyalCodes.taken(code), RoyalCodes.given(code), herald);
      if (exchange(decider, due - 1)) {
        return;
      }
    }
    resolveFrom(location + 1, herald);
  }

  private void trade(int other, int taken, int given, @Nullable EventSink herald) {
    int change = Pile.of(taken, 1) - Pile.of(given, 1);
    cubes[decider] += change;
    cubes[other] -= change;
    News.traded(herald, decider, other, taken, given);
  }

  /** R-CR-25. */
  private boolean display(int thief, int fame, @Nullable EventSink herald) {
    items[thief] = Items.add(items[thief], fame);
    News.item(herald, thief, fame);
    return false;
  }

  /** R-CR-26: half of what the others have, rounded up; secret cards are safe. */
  private boolean incriminate(int thief, int good, @Nullable EventSink herald) {
    News.documents(herald, this, thief, good);
    for (int seat = 0; seat < seats; seat++) {
      if (seat != thief) {
        int returned = Pile.of(good, halfRoundedUp(Pile.count(cubes[seat], good)));
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
  private void endRound(@Nullable EventSink herald) {
    thieves = 0;
    snitches = 0;
    location = 0;
    due = 0;
    if (seats == 2) {
      partner ^= 1;
    }
    if (deck.length - lootDrawn < emptyLocations()) {
      score(herald);
    } else {
      refill(herald);
    }
  }

  private int emptyLocations() {
    int empty = 0;
    for (int loot : open) {
      if (loot == LootCode.EMPTY) {
        empty++;
      }
    }
    return empty;
  }

  /** R-CR-15, in letter order (gap i); a new round begins. */
  void refill(@Nullable EventSink herald) {
    int refilled = 0;
    for (int empty = 0; empty < locations; empty++) {
      if (open[empty] == LootCode.EMPTY) {
        open[empty] = deck[lootDrawn++];
        refilled |= Locations.of(empty);
      }
    }
    round++;
    phase = RoyalPhase.PLAN;
    decider = 0;
    News.refilled(herald, this, refilled);
  }

  private void score(@Nullable EventSink herald) {
    phase = RoyalPhase.OVER;
    decider = Seats.NOBODY;
    winners = Scoring.winners(this);
    News.scored(herald, this);
  }

  @Override
  public RoyalView view(int reader) {
    return new Sight(this, reader).view();
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
