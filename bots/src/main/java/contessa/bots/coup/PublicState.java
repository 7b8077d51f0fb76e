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
 * What lies open to everybody at a table of Coup, flat and cheap to copy: coins, numbers of cards,
 * the dead, the claim under way, and everyone's {@linkplain Reputation reputation}.
 *
 * <p>It is taken from a {@link CoupView}, or follows a {@link CoupTable} of one's own; of that it
 * reads only what everybody may see.
 */
final class PublicState {

  static final int SEATS = CoupRules.MOST_PLAYERS;

  static final int DRAFT = CoupPhase.DRAFT.ordinal();
  static final int ACTION = CoupPhase.ACTION.ordinal();
  static final int CHALLENGE_ACTION = CoupPhase.CHALLENGE_ACTION.ordinal();
  static final int BLOCK = CoupPhase.BLOCK.ordinal();
  static final int CHALLENGE_BLOCK = CoupPhase.CHALLENGE_BLOCK.ordinal();
  static final int PROVE = CoupPhase.PROVE.ordinal();
  static final int LOSE = CoupPhase.LOSE.ordinal();
  static final int EXCHANGE = CoupPhase.EXCHANGE.ordinal();
  static final int OFFER = CoupPhase.OFFER.ordinal();
  static final int VERDICT = CoupPhase.VERDICT.ordinal();

  static final int FOREIGN_AID = Action.FOREIGN_AID.ordinal();
  static final int TAX = Action.TAX.ordinal();
  static final int EMBEZZLE = Action.EMBEZZLE.ordinal();
  static final int EXCHANGING = Action.EXCHANGE.ordinal();
  static final int COUP = Action.COUP.ordinal();
  static final int ASSASSINATE = Action.ASSASSINATE.ordinal();
  static final int STEAL = Action.STEAL.ordinal();
  static final int EXAMINE = Action.EXAMINE.ordinal();
  static final int CONVERT = Action.CONVERT.ordinal();

  private static final int CARDS_EACH = 2;

  final CoupRules rules;
  final boolean allegiances;
  final boolean coupDeclared;
  final boolean assassinationDeclared;
  final boolean mayDecline;
  final boolean inquisitor;
  final boolean ambassador;
  final boolean contessaBlocksExamine;
  final int inPlay;

  final int[] coins = new int[SEATS];

  /** How many cards each seat holds face down. */
  final int[] hand = new int[SEATS];

  final Reputation said = new Reputation();

  int living;
  int reformists;
  int reserve;

  /** All face-up cards as bits. */
  int dead;

  int phase;
  int toMove;
  int actor;
  int action;
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
    ambassador = rules.inPlay(Role.AMBASSADOR);
    contessaBlocksExamine = rules.options().contessaBlocksExamine();
    inPlay = rules.cards().bits();
    living = Seats.first(rules.seats());
    for (int seat = 0; seat < rules.seats(); seat++) {
      hand[seat] = CARDS_EACH;
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

  /** Takes over what a view shows; reputations stay as they are. */
  void look(CoupView view) {
    living = view.living();
    reserve = view.reserve();
    phase = view.phase().ordinal();
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
    action = acting == null ? 0 : acting.ordinal();
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

  boolean lives(int seat) {
    return Seats.has(living, seat);
  }

  int others(int seat) {
    return living & ~Seats.of(seat);
  }

  int rivals() {
    return Integer.bitCount(living) - 1;
  }

  /** The seats that this one may attack. */
  int targets(int seat) {
    return others(seat) & ~friends(seat);
  }

  private int friends(int seat) {
    if (!allegiances) {
      return Seats.NONE;
    }
    int side = Seats.has(reformists, seat) ? living & reformists : living & ~reformists;
    return side == living ? Seats.NONE : side;
  }

  int claimant() {
    return blocker >= 0 ? blocker : actor;
  }

  int claimedRole() {
    return blocker >= 0 ? blockRole : claimed;
  }

  /** Whether the claim under way is an embezzler's, who denies holding the Duke. */
  boolean denies() {
    return blocker < 0 && action == EMBEZZLE;
  }

  /** The copies of a character that still lie face down somewhere. */
  int alive(int role) {
    return Roles.count(inPlay & ~dead, role);
  }

  /** What the action under way costs. */
  int cost() {
    return action == COUP ? 7 : action == ASSASSINATE ? 3 : 0;
  }

  // ---- Following a table of one's own

  /** The claim that a code of a turn makes, by character, or -1. */
  static int claimOf(int code) {
    int action = CoupCodes.action(code);
    if (action == TAX || action == EMBEZZLE) {
      return Roles.DUKE;
    }
    if (action == ASSASSINATE) {
      return Roles.ASSASSIN;
    }
    if (action == STEAL) {
      return Roles.CAPTAIN;
    }
    if (action == EXAMINE) {
      return Roles.INQUISITOR;
    }
    if (action == EXCHANGING) {
      return code == CoupCodes.EXCHANGE_AMBASSADOR ? Roles.AMBASSADOR : Roles.INQUISITOR;
    }
    return -1;
  }

  /** Notes what the seat that decides is about to do at a table that this one mirrors. */
  void before(CoupTable table, int code) {
    if (phase == CHALLENGE_ACTION || phase == CHALLENGE_BLOCK) {
      if (code == CoupCodes.CHALLENGE) {
        challenged(toMove);
        if (!mayDecline) {
          settled(Roles.has(table.down(claimant()), claimedRole()) != denies());
        }
      } else {
        said.passed(toMove);
      }
    } else if (phase == BLOCK) {
      if (code == CoupCodes.PASS) {
        unblocked(toMove);
      } else {
        blocked(toMove, code - CoupCodes.BLOCK);
      }
    } else if (phase == ACTION) {
      acted(CoupCodes.action(code), CoupCodes.target(code), CoupCodes.named(code), claimOf(code));
    } else if (phase == PROVE) {
      settled(code != CoupCodes.DECLINE);
    } else if (phase == EXCHANGE) {
      said.freshHand(toMove);
    } else if (phase == VERDICT && code == CoupCodes.SWAP) {
      said.freshHand(target);
    }
  }

  boolean inChallengeWindow() {
    return phase == CHALLENGE_ACTION || phase == CHALLENGE_BLOCK;
  }

  /** Looks again after a pass: as long as the window stays open only the seat changes. */
  void afterPass(CoupTable table) {
    if (table.phase().ordinal() == phase) {
      toMove = table.toMove();
    } else {
      after(table);
    }
  }

  /** Looks again at the table after the move. */
  void after(CoupTable table) {
    phase = table.phase().ordinal();
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
    if (phase == ACTION) {
      turn(table.actor());
    } else if (phase == EXCHANGE) {
      keep = CARDS_EACH - Integer.bitCount(table.up(toMove));
    }
  }

  // ---- What happens, in public

  void turn(int seat) {
    actor = seat;
    action = 0;
    target = Seats.NOBODY;
    named = -1;
    claimed = -1;
    blocker = Seats.NOBODY;
    blockRole = -1;
    challenger = Seats.NOBODY;
  }

  void acted(int action, int target, int named, int claimed) {
    this.action = action;
    this.target = target;
    this.named = named;
    this.claimed = claimed;
    if (claimed >= 0 && action != EMBEZZLE) {
      said.claimed(actor, claimed);
    }
    if (action == COUP || action == ASSASSINATE || action == STEAL) {
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

  /** This seat could have claimed a blocking character and did not. */
  void unblocked(int seat) {
    if (action == FOREIGN_AID) {
      said.missed(seat, Roles.DUKE);
    } else if (action == ASSASSINATE || action == EXAMINE) {
      said.missed(seat, Roles.CONTESSA);
    } else if (action == STEAL && coins[target] > 0) {
      said.missed(seat, Roles.CAPTAIN);
      said.missed(seat, Roles.AMBASSADOR);
      said.missed(seat, Roles.INQUISITOR);
    }
  }

  /** A challenge is settled: the claim was proven, or not. */
  void settled(boolean proven) {
    if (proven) {
      said.proven(claimant(), claimedRole());
    } else if (!denies()) {
      said.caught(claimant(), claimedRole());
    }
  }
}
