package contessa.bots.net;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import contessa.coup.Verdict;
import contessa.game.AddressedEvent;
import contessa.game.Seats;

/**
 * What has happened in a game, as far as a view of the position does not show it. It is fed by
 * events: {@link #hear} notes what everybody may know, {@link #learn} what one seat alone knows. In
 * play only one seat learns; in self-play one history serves all seats of a game.
 *
 * <p>Passes are not events. They follow from the end of a window, since seats are asked clockwise.
 *
 * <p>It notes only what {@link Encoder} and {@link WeakFieldSense} read, and changes only with
 * their schema; that is why it is not the tracker of the other bots, {@code TableTracker}, which
 * may change freely.
 */
public final class History {

  /** How many inputs {@link #writeConduct} writes. */
  public static final int CONDUCT = SeatNotes.CONDUCT;

  private static final int NONE = -1;

  SeatNotes[] seats = {};
  PrivateNotes[] readers = {};

  private CoupRules rules;

  /** How many cards lie in the court between exchanges. */
  private int deck;

  private int living;
  private int reformists;
  private int actor;
  private int action;
  private int target;
  private int blocker;
  private int challenger;

  /** The character of the block under way, or -1. */
  int blockRole;

  /** Whether the actor's claim was proven this turn. */
  boolean provenThisTurn;

  private boolean blockWindow;

  /** The seats to be asked in the open window. */
  private int asked;

  public History(CoupRules rules) {
    this.rules = rules;
    begin(rules);
  }

  /** Forgets everything: a new game begins. */
  public void begin(CoupRules rules) {
    this.rules = rules;
    int draftSet = rules.cards().count() / rules.copies();
    deck =
        Math.max(
            1,
            (rules.options().draft() ? draftSet + 2 : rules.cards().count()) - 2 * rules.seats());
    living = Seats.first(rules.seats());
    reformists = Seats.NONE;
    if (seats.length < rules.seats()) {
      seats = new SeatNotes[rules.seats()];
      readers = new PrivateNotes[rules.seats()];
      Arrays.setAll(seats, _ -> new SeatNotes());
      Arrays.setAll(readers, _ -> new PrivateNotes());
    }
    for (int seat = 0; seat < rules.seats(); seat++) {
      seats[seat].clear();
      readers[seat].clear();
    }
    startTurn(0);
  }

  /** Takes over what another history of the same rules has noted. */
  public void become(History other) {
    for (int seat = 0; seat < rules.seats(); seat++) {
      seats[seat].become(other.seats[seat]);
      readers[seat].become(other.readers[seat]);
    }
    living = other.living;
    reformists = other.reformists;
    actor = other.actor;
    action = other.action;
    target = other.target;
    blocker = other.blocker;
    challenger = other.challenger;
    blockRole = other.blockRole;
    provenThisTurn = other.provenThisTurn;
    blockWindow = other.blockWindow;
    asked = other.asked;
  }

  /** Writes how a seat has played in the whole game, as inputs of a network. */
  public void writeConduct(int seat, byte[] row, int at) {
    seats[seat].writeConduct(row, at);
  }

  /** Whether this seat has been shown that the other one holds the character, and it still must. */
  public boolean knows(int reader, int other, int role) {
    return (readers[reader].surely(other) >>> role & 1) != 0;
  }

  public CoupRules rules() {
    return rules;
  }

  /** One happening, with every seat learning what it may. */
  public void hearAll(AddressedEvent event) {
    CoupEvent open = (CoupEvent) event.open();
    hear(open);
    if (event.hasSecret()) {
      CoupEvent full = (CoupEvent) event.full();
      for (int rest = event.insiders(); rest != 0; rest &= rest - 1) {
        learn(Seats.lowest(rest), full);
      }
    }
  }

  /** One happening as this seat hears it. */
  public void hear(int seat, CoupEvent event) {
    hear(event);
    learn(seat, event);
  }

  // ---- What everybody hears

  private void hear(CoupEvent event) {
    switch (event) {
      case CoupEvent.Turn(int who, _) -> startTurn(who);
      case CoupEvent.Acted acted -> acted(acted);
      case CoupEvent.Unchallenged(_) -> {
        passedUntil(NONE);
        if (blocker < 0) {
          openBlock();
        }
      }
      case CoupEvent.Challenged(int who, Claim claim) -> {
        passedUntil(who);
        challenger = who;
        if (blocker >= 0) {
          seats[who].doubtsBlock();
        }
        seats[who].attacked |= Seats.of(claim.seat());
      }
      case CoupEvent.Shown(Claim claim, List<Card> cards) -> shown(claim, cards);
      case CoupEvent.Declined(Claim claim) -> declined(claim);
      case CoupEvent.Replaced(int who, int count, _) -> othersDrawUnseen(who, count, deck + count);
      case CoupEvent.Unblocked() -> passedUntil(NONE);
      case CoupEvent.Blocked(int who, Role role) -> blocked(who, role.ordinal());
      case CoupEvent.Lost(int who, Card card, _) -> lost(who, card.role().ordinal());
      case CoupEvent.Exiled(int who) -> living &= ~Seats.of(who);
      case CoupEvent.Drew(int who, int count, _) -> othersDrawUnseen(who, count, deck);
      case CoupEvent.Returned(int who, _, _) -> freshHand(who);
      case CoupEvent.Judged(int by, int who, Verdict verdict) -> judged(by, who, verdict);
      case CoupEvent.Sided(int who, Allegiance side) -> {
        reformists &= ~Seats.of(who);
        reformists |= side == Allegiance.REFORMIST ? Seats.of(who) : 0;
      }
      case CoupEvent.Converted(int who, _, _) -> reformists ^= Seats.of(who);
      case CoupEvent.Dealt _,
          CoupEvent.Picked _,
          CoupEvent.Coins _,
          CoupEvent.Stood _,
          CoupEvent.Offered _,
          CoupEvent.Exposed _,
          CoupEvent.Won _ -> {}
    }
  }

  private void startTurn(int who) {
    actor = who;
    action = NONE;
    target = NONE;
    blocker = NONE;
    blockRole = NONE;
    challenger = NONE;
    provenThisTurn = false;
    blockWindow = false;
    asked = Seats.NONE;
  }

  private void acted(CoupEvent.Acted acted) {
    Claim claim = acted.claim();
    action = acted.action().ordinal();
    target = acted.target();
    int role = claim == null ? NONE : claim.role().ordinal();
    SeatNotes notes = seats[acted.seat()];
    notes.acts(action, role, claim != null && claim.denied());
    if (target >= 0 && acted.action() != Action.CONVERT) {
      notes.attacked |= Seats.of(target);
    }
    if (claim != null) {
      asked = living & ~Seats.of(acted.seat());
    } else {
      openBlock();
    }
  }

  private void openBlock() {
    blockWindow = true;
    if (action == Action.FOREIGN_AID.ordinal()) {
      asked = rules.targets(actor, living, reformists);
    } else {
      asked = missedBy() == 0 || target < 0 ? Seats.NONE : living & Seats.of(target);
    }
  }

  /** In the open window all who were asked before this seat have passed; with nobody, all have. */
  private void passedUntil(int objector) {
    int from = blockWindow || blocker < 0 ? actor : blocker;
    int rest = asked;
    int seat = from;
    while (rest != Seats.NONE) {
      seat = Seats.after(seat, rest);
      if (seat == objector) {
        break;
      }
      rest &= ~Seats.of(seat);
      if (blockWindow) {
        seats[seat].letsPass(action, missedBy());
      } else {
        seats[seat].believes();
      }
    }
    asked = Seats.NONE;
  }

  /** The characters that block the action under way, in play or not. */
  private int missedBy() {
    Action blocked = Action.of(action);
    return rules.blockers(blocked) == 0 ? 0 : blocked.blockers();
  }

  private void blocked(int who, int role) {
    passedUntil(who);
    blocker = who;
    blockRole = role;
    blockWindow = false;
    seats[who].blocks(role);
    seats[who].attacked |= Seats.of(actor);
    asked = living & ~Seats.of(who);
  }

  private void shown(Claim claim, List<Card> cards) {
    int who = claim.seat();
    if (challenger >= 0) {
      seats[challenger].challenged(false);
    }
    if (claim.denied()) {
      seats[who].provesDenial();
      nobodyKnowsHand(who);
    } else {
      seats[who].proves(claim.role().ordinal());
    }
    for (int seat = 0; seat < rules.seats(); seat++) {
      readers[seat].returned(cards);
      readers[seat].isUnsure(who, claim.role().ordinal());
    }
    if (blocker < 0) {
      provenThisTurn = true;
      openBlock();
    }
  }

  private void declined(Claim claim) {
    asked = Seats.NONE;
    if (!claim.denied()) {
      seats[claim.seat()].isCaught(claim.role().ordinal());
    }
    if (blocker >= 0) {
      seats[blocker].failsToBlock();
    }
    if (challenger >= 0) {
      seats[challenger].challenged(true);
    }
  }

  private void lost(int who, int role) {
    seats[who].loses(role);
    for (int seat = 0; seat < rules.seats(); seat++) {
      readers[seat].isUnsure(who, role);
    }
  }

  private void freshHand(int who) {
    seats[who].changesHand();
    nobodyKnowsHand(who);
  }

  private void nobodyKnowsHand(int who) {
    for (int seat = 0; seat < rules.seats(); seat++) {
      readers[seat].isUnsure(who);
    }
  }

  private void othersDrawUnseen(int who, int count, int from) {
    for (int seat = 0; seat < rules.seats(); seat++) {
      if (seat != who) {
        readers[seat].drawnUnseen(count, from);
      }
    }
  }

  private void judged(int by, int who, Verdict verdict) {
    int role = readers[by].examined;
    if (role >= 0) {
      if (verdict == Verdict.RETURN) {
        readers[by].isSure(who, role);
      } else {
        readers[by].returned(role);
      }
    }
    readers[by].examined = NONE;
  }

  // ---- What one seat alone knows

  private void learn(int reader, CoupEvent event) {
    PrivateNotes notes = readers[reader];
    switch (event) {
      case CoupEvent.Replaced(int who, _, List<Card> cards) when who == reader && cards != null ->
          notes.drawn(cards);
      case CoupEvent.Drew(int who, _, List<Card> cards) when who == reader && cards != null ->
          notes.drawn(cards);
      case CoupEvent.Returned(int who, _, List<Card> cards) when who == reader && cards != null ->
          notes.returned(cards);
      case CoupEvent.Offered(_, int to, Card card) when to == reader && card != null ->
          notes.examined = card.role().ordinal();
      default -> {}
    }
  }
}
