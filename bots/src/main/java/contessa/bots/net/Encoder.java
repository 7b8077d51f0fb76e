package contessa.bots.net;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Replacement;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Seats;
import java.util.Arrays;

/**
 * Writes what one seat knows as the inputs of a network: first {@value #GLOBALS} numbers about the
 * table, then {@value #PER_SEAT} numbers for each seat, clockwise from the seat that decides. The
 * last few of each are spare and stay 0.
 *
 * <p>Inputs are bytes in steps of an eighth, so that training and play see the same numbers on
 * every machine.
 *
 * <p>Players who are out are written like the others, for {@link WeakFieldSense}. The networks of
 * players and judges skip them.
 *
 * <p>The order of the calls is the file format: trained weights depend on it. An input may be added
 * in the spare room at the end; anything else needs another {@link #SCHEMA} and new weights.
 */
public final class Encoder {

  /**
   * Changes whenever an input or output changes its meaning; weights of another schema are refused.
   */
  public static final int SCHEMA = 2;

  public static final int GLOBALS = 160;
  public static final int PER_SEAT = 120;

  /** The byte that stands for 1. */
  public static final int ONE = 8;

  /** A part that nobody plays in this decision. */
  public static final int NOBODY = 255;

  private static final int ROLES = Role.ALL.size();

  /** The actions that networks were trained with. */
  static final int ACTIONS = Action.CONVERT.ordinal() + 1;

  /** The largest byte that is written. */
  static final int MOST = 31;

  /** The slots of the seats that matter most now, or {@link #NOBODY}. */
  int actorSlot;

  int claimantSlot;
  int targetSlot;
  int nextSlot;

  /** The slots of the seats that are still in the game, as bits. */
  int livingSlots;

  private byte[] out = new byte[0];
  private int at;

  /** Fills {@code row} from {@code offset} on; seats that the game does not have stay 0. */
  public void encode(History history, CoupView view, byte[] row, int offset, int slots) {
    out = row;
    at = offset;
    Arrays.fill(row, offset, offset + GLOBALS + slots * PER_SEAT, (byte) 0);
    int me = view.reader();
    int seats = view.seats();
    globals(history, view, me);
    if (at > offset + GLOBALS) {
      throw new IllegalStateException("the table has " + (at - offset) + " inputs");
    }
    at = offset + GLOBALS;
    parts(view, me);
    for (int slot = 0; slot < seats; slot++) {
      int start = at;
      seat(history, view, me, (me + slot) % seats);
      if (at > start + PER_SEAT) {
        throw new IllegalStateException("a seat has " + (at - start) + " inputs");
      }
      at = start + PER_SEAT;
    }
  }

  public int actorSlot() {
    return actorSlot;
  }

  public int claimantSlot() {
    return claimantSlot;
  }

  public int targetSlot() {
    return targetSlot;
  }

  public int nextSlot() {
    return nextSlot;
  }

  /** Writes the slots of actor, claimant, target and next seat. */
  void parts(byte[] parts) {
    parts[0] = (byte) actorSlot;
    parts[1] = (byte) claimantSlot;
    parts[2] = (byte) targetSlot;
    parts[3] = (byte) nextSlot;
  }

  public int livingSlots() {
    return livingSlots;
  }

  private void parts(CoupView view, int me) {
    actorSlot = slot(view, me, view.actor());
    claimantSlot = slot(view, me, view.blocker() >= 0 ? view.blocker() : view.actor());
    targetSlot = slot(view, me, view.target());
    nextSlot = slot(view, me, Seats.after(me, view.living()));
    int seats = view.seats();
    int turned = view.living() >>> me | view.living() << (seats - me);
    livingSlots = turned & Seats.first(seats);
  }

  private static int slot(CoupView view, int me, int seat) {
    return seat < 0 ? NOBODY : (seat - me + view.seats()) % view.seats();
  }

  // ---- The table

  private void globals(History history, CoupView view, int me) {
    int unseen = view.unseen().bits();
    cards(history, view, me, unseen);
    decision(history, view);
    claim(view, unseen, view.rules().copies());
    partOfReader(history, view, me);
    players(view);
    time(view);
    options(view.rules());
    reserveAndExchange(view);
    purses(view, me);
    flag(!view.rules().options().inquisitorExchanges());
  }

  /** For each character: in the hand, face up, unseen, in the court, set aside. */
  private void cards(History history, CoupView view, int me, int unseen) {
    int hand = view.known(me);
    int dead = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      dead |= view.up(seat);
    }
    for (int role = 0; role < ROLES; role++) {
      flag(count(hand, role) >= 1);
    }
    for (int role = 0; role < ROLES; role++) {
      int held = count(hand, role);
      flag(held >= 2);
      flag(held >= 3);
      number(count(dead, role), 1);
      number(count(unseen, role), 1);
      flag(count(unseen, role) == 0);
      eighths(Math.round(history.readers[me].court[role] * ONE));
      flag(count(view.aside(), role) > 0);
    }
  }

  /** What is decided: the phase, the action, and the characters that play a part in it. */
  private void decision(History history, CoupView view) {
    oneHot(view.phase().ordinal(), CoupPhase.ALL.size());
    Action action = view.action();
    oneHot(action == null ? -1 : action.ordinal(), ACTIONS);
    Role claimed = view.claimedForAction();
    oneHot(claimed == null || action == null ? -1 : claimed.ordinal(), ROLES);
    oneHot(view.blocker() < 0 ? -1 : history.blockRole, ROLES);
    Role named = view.named();
    oneHot(named == null ? -1 : named.ordinal(), ROLES);
    Card offered = view.offered();
    oneHot(offered == null ? -1 : offered.role().ordinal(), ROLES);
  }

  /** How the turn concerns the reader. */
  private void partOfReader(History history, CoupView view, int me) {
    flag(history.provenThisTurn);
    flag(view.actor() == me);
    flag(view.target() == me);
    flag(view.challenger() >= 0);
  }

  private void players(CoupView view) {
    oneHot(Seats.count(view.living()) - 2, CoupRules.MOST_PLAYERS - 1);
    oneHot(view.seats() - 2, CoupRules.MOST_PLAYERS - 1);
  }

  private void reserveAndExchange(CoupView view) {
    number(view.reserve(), 2);
    flag(view.reserve() >= 1);
    flag(view.reserve() >= 3);
    flag(view.keep() == 2);
    number(Seats.count(view.waiting()), 2);
  }

  /** The claim that may be challenged: how many copies can the claimant have? */
  private void claim(CoupView view, int unseen, int copies) {
    Claim claim = view.claim();
    int left = -1;
    if (claim != null && claim.seat() != view.reader()) {
      int shown = count(view.known(claim.seat()), claim.role().ordinal());
      left = Math.min(3, count(unseen, claim.role().ordinal()) + shown);
    }
    oneHot(left, 4);
    flag(claim != null && claim.denied());
    flag(left == copies);
  }

  private void time(CoupView view) {
    int round = view.turn() / view.seats();
    flag(round == 0);
    flag(round == 1);
    flag(round == 2 || round == 3);
    flag(round >= 8);
    flag(round >= 16);
    eighths(Math.min(MOST, round));
  }

  private void options(CoupRules rules) {
    CoupOptions options = rules.options();
    flag(rules.inPlay(Role.AMBASSADOR));
    flag(rules.inPlay(Role.INQUISITOR));
    flag(options.art() == Art.DISTINCT);
    flag(options.mayDecline());
    flag(options.replacement() == Replacement.AFTER_ACTION);
    flag(options.allegiances());
    flag(options.declared() != Declared.OFF);
    flag(options.declared() == Declared.COUP_AND_ASSASSINATE);
    flag(options.contessaBlocksExamine());
    flag(options.draft());
    oneHot(rules.copies() - 3, 3);
  }

  /** The most dangerous purses of the others, and whether all who live are of one side. */
  private void purses(CoupView view, int me) {
    int richest = 0;
    int richestFoe = 0;
    int influences = 0;
    boolean oneSide = true;
    Allegiance mine = view.allegiance(me);
    for (int rest = view.living() & ~Seats.of(me); rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      int coins = view.coins(seat);
      boolean friend = mine != null && view.allegiance(seat) == mine;
      oneSide &= friend;
      richest = Math.max(richest, coins);
      richestFoe = friend ? richestFoe : Math.max(richestFoe, coins);
      influences += view.handSize(seat);
    }
    flag(oneSide);
    number(richest, 4);
    flag(richest >= 7);
    flag(richestFoe >= 7);
    flag(richest >= 3);
    number(influences, 4);
  }

  // ---- A seat

  private void seat(History history, CoupView view, int me, int seat) {
    SeatNotes notes = history.seats[seat];
    flag(view.lives(seat));
    for (int role = 0; role < ROLES; role++) {
      number(count(view.up(seat), role), 1);
    }
    handAndCoins(view, me, seat);
    claims(history, view, me, seat);
    conduct(notes);
    flag(Seats.has(notes.attacked, me));
    flag(Seats.has(history.seats[me].attacked, seat));
    roleInTurn(view, me, seat);
  }

  private void handAndCoins(CoupView view, int me, int seat) {
    flag(seat == me);
    int hand = view.handSize(seat);
    flag(hand == 1);
    flag(hand == 2);
    flag(hand > 2);
    int coins = view.coins(seat);
    oneHot(Math.min(coins, 10), 11);
    number(coins, 4);
  }

  /** For each character: what the seat has claimed, proven, missed, and surely holds. */
  private void claims(History history, CoupView view, int me, int seat) {
    SeatNotes notes = history.seats[seat];
    int known = seat == me ? 0 : view.known(seat);
    for (int role = 0; role < ROLES; role++) {
      int claims = notes.claims[role];
      flag(claims >= 1);
      flag(claims >= 2);
      flag(claims >= 4);
      flag(has(notes.claimedBefore, role));
      flag(has(notes.proven, role));
      flag(has(notes.missed, role));
      flag(has(notes.caught, role));
      flag(count(known, role) > 0 || has(history.readers[me].surely[seat], role));
    }
  }

  /** How the seat has played so far. */
  private void conduct(SeatNotes notes) {
    number(notes.timesCaught, 2);
    number(notes.timesProven, 2);
    number(notes.rightChallenges, 2);
    number(notes.wrongChallenges, 2);
    number(notes.blocks, 2);
    number(notes.missedBlocks, 4);
    number(notes.quietTurns, 4);
    number(notes.believed, 8);
    flag(notes.exchanges >= 1);
    flag(notes.exchanges >= 2);
    number(notes.denials, 1);
    oneHot(notes.lastAction, ACTIONS);
    oneHot(notes.lastClaim, ROLES);
  }

  private void roleInTurn(CoupView view, int me, int seat) {
    int living = view.living();
    flag(seat == view.actor());
    flag(seat == view.target());
    flag(seat == view.blocker());
    flag(seat == view.challenger());
    flag(Seats.has(view.waiting(), seat));
    flag(seat == Seats.after(view.actor(), living));
    flag(view.actor() == Seats.after(seat, living));
    flag(seat == Seats.after(me, living));
    flag(me == Seats.after(seat, living));
    Allegiance side = view.allegiance(seat);
    flag(side == Allegiance.REFORMIST);
    flag(side != null && side != view.allegiance(me));
    boolean ahead = view.coins(seat) >= 7;
    flag(ahead);
    flag(view.coins(seat) >= 3);
  }

  // ---- Writing

  private void flag(boolean on) {
    out[at++] = (byte) (on ? ONE : 0);
  }

  /** A count, of which {@code unit} make 1. */
  private void number(int count, int unit) {
    eighths(count * ONE / unit);
  }

  private void eighths(int value) {
    out[at++] = (byte) Math.min(value, MOST);
  }

  private void oneHot(int value, int size) {
    if (value >= 0) {
      out[at + value] = ONE;
    }
    at += size;
  }

  private static int count(int cards, int role) {
    return Integer.bitCount(cards & Cards.copiesOf(role));
  }

  private static boolean has(int roles, int role) {
    return (roles >>> role & 1) != 0;
  }
}
