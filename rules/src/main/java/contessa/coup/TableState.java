package contessa.coup;

import contessa.game.Seats;

/**
 * What lies on the table: all of a game's state as plain numbers, so that a copy costs a few
 * stores. Cards are sets of bits, seats are numbers or sets of bits, nobody and nothing are -1 or
 * 0.
 *
 * <p>What every step touches are fields; the rest stands in one array, which copies faster than as
 * many fields would.
 */
abstract sealed class TableState permits Consequences {

  private static final int TURN = 0;
  private static final int FIRST = 1;
  private static final int REFORMISTS = 2;
  private static final int RESERVE = 3;
  private static final int NAMED = 4;
  private static final int KEEP = 5;
  private static final int OFFERED = 6;
  private static final int EXPOSED_BY_ACTOR = 7;
  private static final int EXPOSED_BY_BLOCKER = 8;
  private static final int ASIDE = 9;

  /** From here on three numbers a seat: cards face down, cards face up, coins. */
  private static final int DOWN = 10;

  private static final int UP = DOWN + 1;
  private static final int COINS = DOWN + 2;
  private static final int PARTS = 3;

  final CoupRules rules;

  private final int[] at;

  int living;
  int court;

  int phase;
  int toMove;

  /** The mask of legal moves: word 0 on a turn, word 1 otherwise. */
  long legal;

  int actor;

  /** Who has still to answer in the open window. */
  int waiting;

  /** What is being done, claimed and blocked this turn, see {@link Deed}. */
  long deed;

  TableState(CoupRules rules) {
    this.rules = rules;
    at = new int[DOWN + PARTS * rules.seats()];
    toMove = Seats.NOBODY;
    deed = Deed.NONE;
  }

  TableState(TableState other) {
    rules = other.rules;
    copyScalars(other);
    at = other.at.clone();
  }

  final void copyFrom(TableState other) {
    System.arraycopy(other.at, 0, at, 0, at.length);
    copyScalars(other);
  }

  private void copyScalars(TableState other) {
    living = other.living;
    court = other.court;
    phase = other.phase;
    toMove = other.toMove;
    legal = other.legal;
    actor = other.actor;
    waiting = other.waiting;
    deed = other.deed;
  }

  /** Everything that a view shows; the court and hidden hands are left for the caller to fill. */
  final void copyFrom(CoupView view) {
    for (int player = 0; player < seats(); player++) {
      setUp(player, view.up(player));
      setCoins(player, view.coins(player));
    }
    OpenTable open = view.open;
    at[TURN] = open.turn;
    at[FIRST] = open.first;
    at[REFORMISTS] = open.reformists;
    at[RESERVE] = open.reserve;
    at[NAMED] = open.named;
    at[KEEP] = open.keep;
    at[OFFERED] = view.offered;
    at[EXPOSED_BY_ACTOR] = open.exposedByActor;
    at[EXPOSED_BY_BLOCKER] = open.exposedByBlocker;
    at[ASIDE] = view.aside();
    living = open.living;
    phase = open.phase;
    toMove = open.toMove;
    actor = open.actor;
    waiting = open.waiting;
    deed = open.deed;
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

  /** Turns are counted from 1; 0 before the first. */
  public final int turn() {
    return at[TURN];
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
    return at[COINS + PARTS * player];
  }

  /** Face-down cards as bits. */
  public final int down(int player) {
    return at[DOWN + PARTS * player];
  }

  /** Face-up cards as bits. */
  public final int up(int player) {
    return at[UP + PARTS * player];
  }

  /** The court deck as bits. */
  public final int court() {
    return court;
  }

  public final int reserve() {
    return at[RESERVE];
  }

  /** The action under way, by ordinal. */
  public final int action() {
    return Deed.action(deed);
  }

  /** The seat that the action is aimed at, or {@link Seats#NOBODY}. */
  public final int target() {
    return Deed.target(deed);
  }

  /** The character claimed for the action, for embezzling the one denied, by ordinal, or -1. */
  public final int claimed() {
    return Deed.claimed(deed);
  }

  /** The seat that has blocked the action, or {@link Seats#NOBODY}. */
  public final int blocker() {
    return Deed.blocker(deed);
  }

  /** The character that the blocker claims, by ordinal, or -1. */
  public final int blockRole() {
    return Deed.blockRole(deed);
  }

  /** The seat that has challenged the claim, or {@link Seats#NOBODY}. */
  public final int challenger() {
    return Deed.challenger(deed);
  }

  /** The seats that have still to answer in the open window. */
  public final int waiting() {
    return waiting;
  }

  /** What follows the loss of an influence, see {@link CoupTable}. */
  final int afterLoss() {
    return Deed.afterLoss(deed);
  }

  public final Allegiance allegiance(int player) {
    return Seats.has(reformists(), player) ? Allegiance.REFORMIST : Allegiance.LOYALIST;
  }

  /** Who acted first in this game. */
  final int first() {
    return at[FIRST];
  }

  public final int reformists() {
    return at[REFORMISTS];
  }

  /** The character that a declared attack names, by ordinal, or -1. */
  public final int named() {
    return at[NAMED];
  }

  /** How many cards the exchanging seat keeps. */
  public final int keep() {
    return at[KEEP];
  }

  /** The card under the Inquisitor's eyes. */
  final int offered() {
    return at[OFFERED];
  }

  /** The actor's proven card that is replaced only after the action (D-03). */
  public final int exposedByActor() {
    return at[EXPOSED_BY_ACTOR];
  }

  public final int exposedByBlocker() {
    return at[EXPOSED_BY_BLOCKER];
  }

  /** Cards left over in the draft: never in play. */
  final int aside() {
    return at[ASIDE];
  }

  final void setCoins(int player, int coins) {
    at[COINS + PARTS * player] = coins;
  }

  final void setDown(int player, int cards) {
    at[DOWN + PARTS * player] = cards;
  }

  final void setUp(int player, int cards) {
    at[UP + PARTS * player] = cards;
  }

  final void setTurn(int turn) {
    at[TURN] = turn;
  }

  final void setFirst(int player) {
    at[FIRST] = player;
  }

  final void setReformists(int players) {
    at[REFORMISTS] = players;
  }

  final void setReserve(int coins) {
    at[RESERVE] = coins;
  }

  final void setNamed(int role) {
    at[NAMED] = role;
  }

  final void setKeep(int count) {
    at[KEEP] = count;
  }

  final void setOffered(int card) {
    at[OFFERED] = card;
  }

  final void setExposedByActor(int card) {
    at[EXPOSED_BY_ACTOR] = card;
  }

  final void setExposedByBlocker(int card) {
    at[EXPOSED_BY_BLOCKER] = card;
  }

  final void setAside(int cards) {
    at[ASIDE] = cards;
  }

  /** The seat whose claim is open to challenge or being proven. */
  public final int claimant() {
    return blocker() >= 0 ? blocker() : actor;
  }

  /** The character of that claim. */
  public final int claimedRole() {
    return blocker() >= 0 ? blockRole() : claimed();
  }

  /** Whether that claim is an embezzler's, who denies holding a character (R-REF-06). */
  public final boolean denies() {
    return action() == Ordinals.EMBEZZLE && blocker() < 0;
  }

  /** What the table shows as the treasury; the bank itself is never a limit (rules B.7). */
  static int treasury(Edition edition, int held) {
    return Math.max(0, edition.coins() - held);
  }

  /** The seats whom this one may not attack and whose foreign aid it may not block (rules B.6). */
  static int friends(CoupRules rules, int player, int living, int reformists) {
    if (!rules.allegiances) {
      return Seats.NONE;
    }
    int side = Seats.has(reformists, player) ? living & reformists : living & ~reformists;
    return side == living ? Seats.NONE : side;
  }

  /** The seats that this one may attack, and whose foreign aid it may block. */
  static int targets(CoupRules rules, int player, int living, int reformists) {
    return living & ~Seats.of(player) & ~friends(rules, player, living, reformists);
  }
}
