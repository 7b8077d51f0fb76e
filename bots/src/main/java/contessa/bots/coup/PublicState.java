package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.CoupCodes;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Seats;

/**
 * The public state of a game of Coup, flat and cheap to copy: coins, hand sizes, face-up cards, the
 * current claim, and everyone's {@linkplain Reputation reputation}.
 *
 * <p>It is read from a {@link CoupView}, or follows a simulated {@link CoupTable}, of which it
 * reads only public facts.
 */
final class PublicState {

  static final int SEATS = CoupRules.MOST_PLAYERS;

  final CoupRules rules;
  final boolean allegiances;
  final boolean coupDeclared;
  final boolean assassinationDeclared;
  final boolean mayDecline;
  final boolean inquisitor;
  final boolean inquisitorExchanges;
  final boolean ambassador;
  final boolean contessaBlocksExamine;
  final int inPlay;

  final int[] coins = new int[SEATS];

  /** How many face-down cards each seat has. */
  final int[] hand = new int[SEATS];

  final Reputation said = new Reputation();

  int living;
  int reformists;
  int reserve;

  /** All face-up cards as bits. */
  int dead;

  CoupPhase phase = CoupPhase.OVER;
  int toMove;
  int actor;
  Action action = Action.INCOME;
  int target = Seats.NOBODY;
  int named = -1;
  int claimed = -1;
  int blocker = Seats.NOBODY;
  int blockRole = -1;
  int challenger = Seats.NOBODY;
  int keep;

  PublicState(CoupRules rules) {
    this.rules = rules;
    allegiances = rules.options().allegiances();
    coupDeclared = rules.options().declared() != Declared.OFF;
    assassinationDeclared = rules.options().declared() == Declared.COUP_AND_ASSASSINATE;
    mayDecline = rules.options().mayDecline();
    inquisitor = rules.inPlay(Role.INQUISITOR);
    inquisitorExchanges = rules.exchanges(Role.INQUISITOR);
    ambassador = rules.inPlay(Role.AMBASSADOR);
    contessaBlocksExamine = rules.options().contessaBlocksExamine();
    inPlay = rules.cards().bits();
    living = Seats.first(rules.seats());
    for (int seat = 0; seat < rules.seats(); seat++) {
      hand[seat] = CoupRules.INFLUENCES;
    }
  }

  void copyFrom(PublicState other) {
    System.arraycopy(other.coins, 0, coins, 0, SEATS);
    System.arraycopy(other.hand, 0, hand, 0, SEATS);
    said.copyFrom(other.said);
    living = other.living;
    reformists = other.reformists;
    reserve = other.reserve;
    dead = other.dead;
    phase = other.phase;
    toMove = other.toMove;
    actor = other.actor;
    action = other.action;
    target = other.target;
    named = other.named;
    claimed = other.claimed;
    blocker = other.blocker;
    blockRole = other.blockRole;
    challenger = other.challenger;
    keep = other.keep;
  }

  /** Copies the public facts from a view; reputations stay as they are. */
  void look(CoupView view) {
    living = view.living();
    reserve = view.reserve();
    phase = view.phase();
    toMove = view.toMove();
    actor = view.actor();
    keep = view.keep();
    dead = 0;
    reformists = 0;
    for (int seat = 0; seat < rules.seats(); seat++) {
      coins[seat] = view.coins(seat);
      hand[seat] = view.handSize(seat);
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
    challenger = view.challenger();
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
    return Roles.count(inPlay & ~dead, role);
  }

  // ---- Following a simulated table

  /** Records the move that the deciding seat is about to make at the simulated table. */
  void before(CoupTable table, int code) {
    if (phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK) {
      if (code == CoupCodes.CHALLENGE) {
        challenged(toMove);
        if (!mayDecline) {
          settled(Roles.has(table.down(claimant()), claimedRole()) != denies());
        }
      } else {
        said.passed(toMove);
      }
    } else if (phase == CoupPhase.BLOCK) {
      if (code == CoupCodes.PASS) {
        unblocked(toMove);
      } else {
        blocked(toMove, code - CoupCodes.BLOCK);
      }
    } else if (phase == CoupPhase.ACTION) {
      acted(
          CoupCodes.action(code),
          CoupCodes.target(code),
          CoupCodes.named(code),
          CoupCodes.claim(code));
    } else if (phase == CoupPhase.PROVE) {
      settled(code != CoupCodes.DECLINE);
    } else if (phase == CoupPhase.EXCHANGE) {
      said.freshHand(toMove);
    } else if (phase == CoupPhase.VERDICT && code == CoupCodes.SWAP) {
      said.freshHand(target);
    }
  }

  boolean inChallengeWindow() {
    return phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK;
  }

  /** Reads the table after a pass. While the window stays open only the deciding seat changes. */
  void afterPass(CoupTable table) {
    if (table.phase() == phase) {
      toMove = table.toMove();
    } else {
      after(table);
    }
  }

  /** Reads the table after a move. */
  void after(CoupTable table) {
    phase = table.phase();
    toMove = table.toMove();
    reserve = table.reserve();
    int up = 0;
    int reformed = 0;
    for (int seat = 0; seat < rules.seats(); seat++) {
      coins[seat] = table.coins(seat);
      hand[seat] = Integer.bitCount(table.down(seat));
      int turned = table.up(seat);
      up |= turned;
      if ((turned & ~dead) != 0) {
        said.gone(seat, Roles.lowest(turned & ~dead));
      }
      if (allegiances && table.allegiance(seat) == Allegiance.REFORMIST) {
        reformed |= Seats.of(seat);
      }
    }
    dead = up;
    reformists = reformed;
    living = table.living();
    if (phase == CoupPhase.ACTION) {
      turn(table.actor());
    } else if (phase == CoupPhase.EXCHANGE) {
      keep = CoupRules.INFLUENCES - Integer.bitCount(table.up(toMove));
    }
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
    challenger = Seats.NOBODY;
  }

  void acted(Action action, int target, int named, int claimed) {
    this.action = action;
    this.target = target;
    this.named = named;
    this.claimed = claimed;
    if (claimed >= 0 && !action.denies()) {
      said.claimed(actor, claimed);
    }
    if (action == Action.COUP || action == Action.ASSASSINATE || action == Action.STEAL) {
      said.attacked(target, actor);
    }
  }

  void challenged(int seat) {
    challenger = seat;
    said.challenged(seat);
    said.attacked(claimant(), seat);
  }

  void blocked(int seat, int role) {
    blocker = seat;
    blockRole = role;
    said.claimed(seat, role);
    said.attacked(actor, seat);
  }

  /** This seat had the chance to block and did not. */
  void unblocked(int seat) {
    if (action == Action.STEAL && coins[target] == 0) {
      return; // there was nothing to protect
    }
    for (int rest = rules.blockers(action); rest != 0; rest &= rest - 1) {
      said.missed(seat, Integer.numberOfTrailingZeros(rest));
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
