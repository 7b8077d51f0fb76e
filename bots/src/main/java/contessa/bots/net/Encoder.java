package contessa.bots.net;

import module java.base;

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
import org.jspecify.annotations.Nullable;

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
 * <p>The places of the inputs are the file format: trained weights depend on them. An input may be
 * added in the spare room at the end; anything else needs another {@link #SCHEMA} and new weights.
 * Where eight inputs lie together they are written at once, which makes the encoder four times as
 * fast.
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

  /** The largest byte that is written. */
  static final int MOST = 31;

  // Where the inputs about the table begin. For each character there are seven.
  private static final int CHARACTER = ROLES;
  private static final int OF_CHARACTER = 7;
  private static final int PHASE = CHARACTER + OF_CHARACTER * ROLES;
  private static final int ACTION = PHASE + CoupPhase.ALL.size();
  private static final int CLAIMED = ACTION + SeatNotes.ACTIONS;
  private static final int BLOCKED_AS = CLAIMED + ROLES;
  private static final int NAMED = BLOCKED_AS + ROLES;
  private static final int OFFERED = NAMED + ROLES;
  private static final int COPIES_LEFT = OFFERED + ROLES;
  private static final int OF_READER = COPIES_LEFT + 6;
  private static final int LIVING = OF_READER + 4;
  private static final int SEATS = LIVING + CoupRules.MOST_PLAYERS - 1;
  private static final int TIME = SEATS + CoupRules.MOST_PLAYERS - 1;
  private static final int OPTIONS = TIME + 6;
  private static final int COPIES = OPTIONS + 10;
  private static final int RESERVE = COPIES + 3;
  private static final int PURSES = RESERVE + 5;
  private static final int EXCHANGES_WITHHELD = PURSES + 6;

  // Where the inputs about a seat begin: the cards face up, hand and coins, what it has done.
  private static final int HAND = 8;
  private static final int COINS = 16;
  private static final int NOTES = 23;
  private static final int ATTACKED = NOTES + SeatNotes.INPUTS;
  private static final int IN_TURN = ATTACKED + 2;

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long EACH = 0x0101010101010101L;

  /** Each character's five copies, in a byte of its own. */
  private static final long COPIES_BY_CHARACTER = 0x1F1F1F1F1F1FL;

  private static final int COINS_TOLD = 17;
  private static final long[] FEW_COINS = new long[COINS_TOLD];
  private static final long[] MANY_COINS = new long[COINS_TOLD];

  static {
    for (int coins = 0; coins < COINS_TOLD; coins++) {
      int told = Math.min(coins, 10);
      FEW_COINS[coins] = told < 5 ? (long) ONE << Byte.SIZE * (3 + told) : 0;
      MANY_COINS[coins] =
          (told < 5 ? 0 : (long) ONE << Byte.SIZE * (told - 5))
              | (long) Math.min(coins * ONE / 4, MOST) << Byte.SIZE * 6;
    }
  }

  /** The slots of actor, claimant, target and next seat, or {@link #NOBODY}. */
  final byte[] parts = new byte[4];

  /** The slots of the seats that are still in the game, as bits. */
  private int livingSlots;

  private final byte[] ofRules = new byte[GLOBALS];
  private @Nullable CoupRules rules;
  private byte[] out = new byte[0];
  private int me;
  private int seats;

  /** Fills {@code row}; seats that the game does not have stay 0. */
  public void encode(History history, CoupView view, byte[] row, int slots) {
    out = row;
    me = view.reader();
    seats = view.seats();
    if (!view.rules().equals(rules)) {
      options(view.rules());
    }
    System.arraycopy(ofRules, 0, row, 0, GLOBALS);
    Arrays.fill(row, GLOBALS, GLOBALS + slots * PER_SEAT, (byte) 0);
    globals(history, view);
    parts(view);
    for (int slot = 0, seat = me; slot < seats; slot++) {
      seat(history, view, seat, at(slot));
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    rolesInTurn(view);
    if (view.rules().options().allegiances()) {
      sides(view);
    }
  }

  public int livingSlots() {
    return livingSlots;
  }

  private void parts(CoupView view) {
    parts[0] = slotOrNobody(view.actor());
    parts[1] = slotOrNobody(view.claimant());
    parts[2] = slotOrNobody(view.target());
    parts[3] = slotOrNobody(Seats.after(me, view.living()));
    int turned = view.living() >>> me | view.living() << (seats - me);
    livingSlots = turned & Seats.first(seats);
  }

  private byte slotOrNobody(int seat) {
    return (byte) (seat < 0 ? NOBODY : slot(seat));
  }

  private int slot(int seat) {
    return seat >= me ? seat - me : seat - me + seats;
  }

  private int at(int slot) {
    return GLOBALS + slot * PER_SEAT;
  }

  // ---- The table

  private void globals(History history, CoupView view) {
    int unseen = view.unseen().bits();
    cards(history, view, unseen);
    decision(history, view);
    claim(view, unseen);
    flag(OF_READER, history.provenThisTurn);
    flag(OF_READER + 1, view.actor() == me);
    flag(OF_READER + 2, view.target() == me);
    flag(OF_READER + 3, view.challenger() >= 0);
    one(LIVING, Seats.count(view.living()) - 2);
    time(view.turn() / seats);
    number(RESERVE, view.reserve(), 2);
    flag(RESERVE + 1, view.reserve() >= 1);
    flag(RESERVE + 2, view.reserve() >= 3);
    flag(RESERVE + 3, view.keep() == 2);
    number(RESERVE + 4, Seats.count(view.waiting()), 2);
    purses(view);
  }

  /** The options, which stay the same for a whole game, and often for all games. */
  private void options(CoupRules rules) {
    this.rules = rules;
    byte[] row = out;
    out = ofRules;
    Arrays.fill(ofRules, (byte) 0);
    CoupOptions options = rules.options();
    one(SEATS, rules.seats() - 2);
    flag(OPTIONS, rules.inPlay(Role.AMBASSADOR));
    flag(OPTIONS + 1, rules.inPlay(Role.INQUISITOR));
    flag(OPTIONS + 2, options.art() == Art.DISTINCT);
    flag(OPTIONS + 3, options.mayDecline());
    flag(OPTIONS + 4, options.replacement() == Replacement.AFTER_ACTION);
    flag(OPTIONS + 5, options.allegiances());
    flag(OPTIONS + 6, options.declared() != Declared.OFF);
    flag(OPTIONS + 7, options.declared() == Declared.COUP_AND_ASSASSINATE);
    flag(OPTIONS + 8, options.contessaBlocksExamine());
    flag(OPTIONS + 9, options.draft());
    one(COPIES, rules.copies() - 3);
    flag(EXCHANGES_WITHHELD, !options.inquisitorExchanges());
    out = row;
  }

  /** For each character: in the hand, face up, unseen, in the court, set aside. */
  private void cards(History history, CoupView view, int unseen) {
    int dead = 0;
    for (int seat = 0; seat < seats; seat++) {
      dead |= view.up(seat);
    }
    long held = byCharacter(view.known(me));
    long up = numbers(byCharacter(dead));
    long left = byCharacter(unseen);
    long leftNumbers = numbers(left);
    byte[] court = history.readers[me].courtInputs;
    int aside = view.aside();
    eight(0, (held + 0x7F * EACH & 0x8080808080808080L) >>> 4);
    for (int role = 0; role < ROLES; role++) {
      int place = Byte.SIZE * role;
      int hand = (int) (held >>> place) & 0xFF;
      long inputs =
          (hand >= 2 ? ONE : 0)
              | (hand >= 3 ? (long) ONE << 8 : 0)
              | (up >>> place & 0xFF) << 16
              | (leftNumbers >>> place & 0xFF) << 24
              | ((left >>> place & 0xFF) == 0 ? (long) ONE << 32 : 0)
              | (long) court[role] << 40
              | ((aside & Cards.copiesOf(role)) == 0 ? 0 : (long) ONE << 48);
      eight(CHARACTER + OF_CHARACTER * role, inputs);
    }
  }

  /** What is decided: the phase, the action, and the characters that play a part in it. */
  private void decision(History history, CoupView view) {
    one(PHASE, view.phase().ordinal());
    Action action = view.action();
    if (action != null) {
      one(ACTION, action.ordinal());
      one(CLAIMED, view.claimedForAction());
    }
    if (view.blocker() >= 0 && history.blockRole >= 0) {
      one(BLOCKED_AS, history.blockRole);
    }
    one(NAMED, view.named());
    Card offered = view.offered();
    one(OFFERED, offered == null ? null : offered.role());
  }

  /** The claim that may be challenged: how many copies can the claimant have? */
  private void claim(CoupView view, int unseen) {
    Claim claim = view.claim();
    if (claim == null) {
      return;
    }
    flag(COPIES_LEFT + 4, claim.denied());
    if (claim.seat() != me) {
      int copies = Cards.copiesOf(claim.role().ordinal());
      int shown = Integer.bitCount(view.known(claim.seat()) & copies);
      int left = Math.min(3, Integer.bitCount(unseen & copies) + shown);
      one(COPIES_LEFT, left);
      flag(COPIES_LEFT + 5, left == view.rules().copies());
    }
  }

  private void time(int round) {
    flag(TIME, round == 0);
    flag(TIME + 1, round == 1);
    flag(TIME + 2, round == 2 || round == 3);
    flag(TIME + 3, round >= 8);
    flag(TIME + 4, round >= 16);
    out[TIME + 5] = (byte) Math.min(MOST, round);
  }

  /** The most dangerous purses of the others, and whether all who live are of one side. */
  private void purses(CoupView view) {
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
    flag(PURSES, oneSide);
    number(PURSES + 1, richest, 4);
    flag(PURSES + 2, richest >= 7);
    flag(PURSES + 3, richestFoe >= 7);
    flag(PURSES + 4, richest >= 3);
    number(PURSES + 5, influences, 4);
  }

  // ---- A seat

  private void seat(History history, CoupView view, int seat, int at) {
    SeatNotes notes = history.seats[seat];
    long lives = view.lives(seat) ? ONE : 0;
    long isReader = seat == me ? (long) ONE << 56 : 0;
    eight(at, lives | numbers(byCharacter(view.up(seat))) << 8 | isReader);
    int hand = view.handSize(seat);
    int coins = view.coins(seat);
    int told = Math.min(coins, COINS_TOLD - 1);
    long cards = hand == 0 ? 0 : (long) ONE << Byte.SIZE * (Math.min(hand, 3) - 1);
    eight(at + HAND, cards | FEW_COINS[told]);
    eight(at + COINS, MANY_COINS[told]);
    System.arraycopy(notes.inputs, 0, out, at + NOTES, SeatNotes.INPUTS);
    int known = seat == me ? 0 : view.known(seat);
    int surely = history.readers[me].surely(seat);
    if ((known | surely) != 0) {
      for (int role = 0; role < ROLES; role++) {
        if ((known & Cards.copiesOf(role)) != 0 || (surely >>> role & 1) != 0) {
          out[at + NOTES + SeatNotes.OF_CHARACTER * role + SeatNotes.KNOWN] = ONE;
        }
      }
    }
    long past =
        (Seats.has(notes.attacked, me) ? ONE : 0)
            | (Seats.has(history.seats[me].attacked, seat) ? ONE << 8 : 0);
    eight(at + ATTACKED, past);
    long threat = (coins >= 7 ? ONE : 0) | (coins >= 3 ? ONE << 8 : 0);
    eight(at + IN_TURN + 11, threat);
  }

  /** Who acts, is meant, objects, must answer, and sits next to whom. */
  private void rolesInTurn(CoupView view) {
    int living = view.living();
    int actor = view.actor();
    inTurn(0, actor);
    inTurn(1, view.target());
    inTurn(2, view.blocker());
    inTurn(3, view.challenger());
    for (int rest = view.waiting(); rest != 0; rest &= rest - 1) {
      inTurn(4, Seats.lowest(rest));
    }
    if (living != 0) {
      inTurn(5, Seats.after(actor, living));
      before(6, actor, living);
      inTurn(7, Seats.after(me, living));
      before(8, me, living);
    }
  }

  /** The seats whose next living neighbour this one is: one that lives, and those behind it. */
  private void before(int input, int next, int living) {
    if (!Seats.has(living, next)) {
      return;
    }
    int seat = next;
    do {
      seat = seat == 0 ? seats - 1 : seat - 1;
      inTurn(input, seat);
    } while (!Seats.has(living, seat));
  }

  private void sides(CoupView view) {
    Allegiance mine = view.allegiance(me);
    for (int rest = view.living(); rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      Allegiance side = view.allegiance(seat);
      if (side == Allegiance.REFORMIST) {
        inTurn(9, seat);
      }
      if (side != null && side != mine) {
        inTurn(10, seat);
      }
    }
  }

  private void inTurn(int input, int seat) {
    if (seat >= 0) {
      out[at(slot(seat)) + IN_TURN + input] = ONE;
    }
  }

  // ---- Writing

  private void eight(int at, long inputs) {
    EIGHT.set(out, at, inputs);
  }

  private void flag(int input, boolean on) {
    out[input] = (byte) (on ? ONE : 0);
  }

  /** A count, of which {@code unit} make 1. */
  private void number(int input, int count, int unit) {
    out[input] = (byte) Math.min(count * ONE / unit, MOST);
  }

  private void one(int first, int value) {
    out[first + value] = ONE;
  }

  private void one(int first, @Nullable Role role) {
    if (role != null) {
      one(first, role.ordinal());
    }
  }

  /** How many of these cards there are of each character, a byte each. */
  static long byCharacter(int cards) {
    if (cards == 0) {
      return 0;
    }
    long bits = Long.expand(cards, COPIES_BY_CHARACTER);
    bits -= bits >>> 1 & 0x55 * EACH;
    bits = (bits & 0x33 * EACH) + (bits >>> 2 & 0x33 * EACH);
    return (bits + (bits >>> 4)) & 0x0F * EACH;
  }

  /** These counts as inputs: eights, but no more than the most. */
  private static long numbers(long counts) {
    long over = counts >>> 2 & EACH;
    return (counts << 3 & ~(over * 0x3F)) | over * MOST;
  }
}
