package contessa.coup;

import contessa.game.Seats;

/**
 * What lies on the table: all of a game's state as plain numbers, so that a copy costs a few
 * stores. Cards are sets of bits, seats are numbers or sets of bits, nobody and nothing are -1 or
 * 0.
 */
abstract sealed class TableState permits Consequences {

  private static final int ROOM = CoupRules.MOST_PLAYERS;
  private static final int UP = ROOM;
  private static final int COINS = 2 * ROOM;

  final CoupRules rules;

  /** Face-down cards, face-up cards and coins of every seat, in one array so that one copy does. */
  private final int[] seat = new int[3 * ROOM];

  int living;
  int reformists;
  int court;
  int reserve;
  int turn;

  /** Who acted first in this game. */
  int first;

  int phase;
  int toMove = Seats.NOBODY;

  /** The mask of legal moves: word 0 on a turn, word 1 otherwise. */
  long legal;

  int actor;
  int action;
  int target;
  int named;

  /** The character claimed for the action; for embezzling the one denied. */
  int claimed;

  int blocker;
  int blockRole;
  int challenger;

  /** Who has still to answer in the open window. */
  int waiting;

  /** What follows the loss of an influence, see {@link Consequences}. */
  int afterLoss;

  /** How many cards the exchanging seat keeps. */
  int keep;

  /** The card under the Inquisitor's eyes. */
  int offered;

  /** Proven cards that are replaced only after the action (D-03): the actor's and the blocker's. */
  int exposedByActor;

  int exposedByBlocker;

  /** Cards left over in the draft: never in play. */
  int aside;

  TableState(CoupRules rules) {
    this.rules = rules;
  }

  final void copyFrom(TableState other) {
    System.arraycopy(other.seat, 0, seat, 0, seat.length);
    living = other.living;
    reformists = other.reformists;
    court = other.court;
    reserve = other.reserve;
    turn = other.turn;
    first = other.first;
    phase = other.phase;
    toMove = other.toMove;
    legal = other.legal;
    actor = other.actor;
    action = other.action;
    target = other.target;
    named = other.named;
    claimed = other.claimed;
    blocker = other.blocker;
    blockRole = other.blockRole;
    challenger = other.challenger;
    waiting = other.waiting;
    afterLoss = other.afterLoss;
    keep = other.keep;
    offered = other.offered;
    exposedByActor = other.exposedByActor;
    exposedByBlocker = other.exposedByBlocker;
    aside = other.aside;
  }

  /** Everything that a view shows; the court and hidden hands are left for the caller to fill. */
  final void copyFrom(CoupView view) {
    for (int player = 0; player < seats(); player++) {
      setUp(player, view.up(player));
      setCoins(player, view.coins(player));
    }
    living = view.living;
    reformists = view.reformists;
    reserve = view.reserve;
    turn = view.turn;
    first = view.first;
    phase = view.phase;
    toMove = view.toMove;
    actor = view.actor;
    action = view.action;
    target = view.target;
    named = view.named;
    claimed = view.claimed;
    blocker = view.blocker;
    blockRole = view.blockRole;
    challenger = view.challenger;
    waiting = view.waiting;
    afterLoss = view.afterLoss;
    keep = view.keep;
    offered = view.offered;
    exposedByActor = view.exposedByActor;
    exposedByBlocker = view.exposedByBlocker;
    aside = view.aside;
  }

  public final CoupRules rules() {
    return rules;
  }

  public final int seats() {
    return rules.seats();
  }

  public final int toMove() {
    return toMove;
  }

  public final Phase phase() {
    return Phase.of(phase);
  }

  public final int turn() {
    return turn;
  }

  /** Whose turn it is. */
  public final int actor() {
    return actor;
  }

  /** The set of players who still have an influence. */
  public final int living() {
    return living;
  }

  public final boolean lives(int player) {
    return Seats.has(living, player);
  }

  public final int coins(int player) {
    return seat[COINS + player];
  }

  /** Face-down cards as bits. */
  public final int down(int player) {
    return seat[player];
  }

  /** Face-up cards as bits. */
  public final int up(int player) {
    return seat[UP + player];
  }

  /** The court deck as bits. */
  public final int court() {
    return court;
  }

  public final int reserve() {
    return reserve;
  }

  public final Allegiance allegiance(int player) {
    return Seats.has(reformists, player) ? Allegiance.REFORMIST : Allegiance.LOYALIST;
  }

  final void setCoins(int player, int coins) {
    seat[COINS + player] = coins;
  }

  final void setDown(int player, int cards) {
    seat[player] = cards;
  }

  final void setUp(int player, int cards) {
    seat[UP + player] = cards;
  }

  /** The seat whose claim is open to challenge or being proven. */
  final int claimant() {
    return blocker >= 0 ? blocker : actor;
  }

  /** The character of that claim. */
  final int claimedRole() {
    return blocker >= 0 ? blockRole : claimed;
  }

  /** Whether that claim is an embezzler's, who denies holding a character (R-REF-06). */
  final boolean denies() {
    return blocker < 0 && action == Ordinals.EMBEZZLE;
  }

  /** What the table shows as the treasury; the bank itself is never a limit (rules B.7). */
  static int treasury(Edition edition, int held) {
    return Math.max(0, edition.coins() - held);
  }

  /** The seats whom this one may not attack and whose foreign aid it may not block (rules B.6). */
  final int friends(int player) {
    if (!rules.allegiances) {
      return Seats.NONE;
    }
    int side = Seats.has(reformists, player) ? living & reformists : living & ~reformists;
    return side == living ? Seats.NONE : side;
  }
}
