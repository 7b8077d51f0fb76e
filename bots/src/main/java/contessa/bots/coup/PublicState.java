package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Cards;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Seats;

/**
 * The public state of a game of Coup, flat: coins, hand sizes, face-up cards, the current claim,
 * and everyone's {@linkplain Reputation reputation}.
 */
class PublicState {

  static final int SEATS = CoupRules.MOST_PLAYERS;

  final CoupRules rules;
  final boolean allegiances;
  final boolean coupDeclared;
  final boolean assassinationDeclared;
  final boolean inquisitor;
  final boolean inquisitorExchanges;
  final boolean ambassador;
  final int inPlay;

  final int[] coins = new int[SEATS];

  /** How many face-down cards each seat has. */
  final int[] cards = new int[SEATS];

  final Reputation said = new Reputation();

  int living;
  int reformists;
  int reserve;

  /** All face-up cards as bits. */
  int dead;

  CoupPhase phase = CoupPhase.OVER;
  int actor;
  Action action = Action.INCOME;
  int target = Seats.NOBODY;
  int named = -1;
  int claimed = -1;
  int blocker = Seats.NOBODY;
  int blockRole = -1;
  int keep;

  PublicState(CoupRules rules) {
    this.rules = rules;
    allegiances = rules.options().allegiances();
    coupDeclared = rules.options().declared() != Declared.OFF;
    assassinationDeclared = rules.options().declared() == Declared.COUP_AND_ASSASSINATE;
    inquisitor = rules.inPlay(Role.INQUISITOR);
    inquisitorExchanges = rules.exchanges(Role.INQUISITOR);
    ambassador = rules.inPlay(Role.AMBASSADOR);
    inPlay = rules.cards().bits();
    living = Seats.first(rules.seats());
  }

  /** Copies the public facts from a view; reputations stay as they are. */
  void look(CoupView view) {
    living = view.living();
    reserve = view.reserve();
    phase = view.phase();
    actor = view.actor();
    keep = view.keep();
    dead = 0;
    reformists = 0;
    for (int seat = 0; seat < rules.seats(); seat++) {
      coins[seat] = view.coins(seat);
      cards[seat] = view.handSize(seat);
      dead |= view.up(seat);
      reformists |= view.allegiance(seat) == Allegiance.REFORMIST ? Seats.of(seat) : 0;
    }
    Action acting = view.action();
    action = acting == null ? Action.INCOME : acting;
    target = view.target();
    Role name = view.named();
    named = name == null ? -1 : name.ordinal();
    Role claim = view.claimedForAction();
    claimed = claim == null ? -1 : claim.ordinal();
    blocker = view.blocker();
    blockRole = blocker < 0 ? -1 : blockRole;
    var claimed = view.claim();
    if (blocker >= 0 && claimed != null) {
      blockRole = claimed.role().ordinal();
    }
  }

  int seats() {
    return rules.seats();
  }

  int others(int seat) {
    return living & ~Seats.of(seat);
  }

  int rivals() {
    return Integer.bitCount(living) - 1;
  }

  /** The seats that this one may attack. */
  int targets(int seat) {
    return rules.targets(seat, living, reformists);
  }

  int claimant() {
    return blocker >= 0 ? blocker : actor;
  }

  int claimedRole() {
    return blocker >= 0 ? blockRole : claimed;
  }

  /** Whether the current claim is an embezzler's, who denies holding the Duke. */
  boolean denies() {
    return blocker < 0 && action.denies();
  }

  /** The copies of a character that are not face up. */
  int alive(int role) {
    return Cards.count(inPlay & ~dead, role);
  }

  boolean inChallengeWindow() {
    return phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK;
  }

  // ---- Public events

  void turn(int seat) {
    actor = seat;
    action = Action.INCOME;
    target = Seats.NOBODY;
    named = -1;
    claimed = -1;
    blocker = Seats.NOBODY;
    blockRole = -1;
  }

  void acted(Action action, int target, int named, int claimed) {
    this.action = action;
    this.target = target;
    this.named = named;
    this.claimed = claimed;
    if (claimed >= 0 && !action.denies()) {
      said.claims[actor][claimed]++;
    }
    if (action == Action.COUP || action == Action.ASSASSINATE || action == Action.STEAL) {
      said.grudges[target][actor]++;
    }
  }

  void challenged(int seat) {
    said.challenges[seat]++;
    said.grudges[claimant()][seat]++;
  }

  void blocked(int seat, int role) {
    blocker = seat;
    blockRole = role;
    said.claims[seat][role]++;
    said.grudges[actor][seat]++;
  }

  /** This seat had the chance to block and did not. */
  void unblocked(int seat) {
    if (action == Action.STEAL && coins[target] == 0) {
      return; // there was nothing to protect
    }
    for (int rest = rules.blockers(action); rest != 0; rest &= rest - 1) {
      said.absences[seat][Integer.numberOfTrailingZeros(rest)]++;
    }
  }

  /** A challenge is settled; the claim was proven or not. */
  void settled(boolean proven) {
    if (proven) {
      said.proven(claimant(), claimedRole());
    } else if (!denies()) {
      said.caught(claimant(), claimedRole());
    }
  }
}
