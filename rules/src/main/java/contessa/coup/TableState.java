package contessa.coup;

import contessa.game.Seats;

/**
 * What lies on the table: all of a game's state as plain numbers, so that a copy costs a few
 * stores. Cards are sets of bits, seats are numbers or sets of bits, nobody and nothing are -1 or
 * 0. Numbers are as small as they may be: with four players a table fills two lines of a cache.
 */
abstract sealed class TableState permits Consequences {

  /** Three numbers a seat: cards face down, cards face up, coins. */
  private static final int DOWN = 0;

  private static final int UP = 1;
  private static final int COINS = 2;
  private static final int PARTS = 3;

  final CoupRules rules;

  private final int[] at;

  int court;
  int aside;
  int reserve;

  /** Turns are counted from 1; 0 before the first. */
  int turn;

  /** What is being done, claimed and blocked this turn, see {@link Deed}. */
  long deed;

  /** The mask of legal moves: word 0 on a turn, word 1 otherwise. */
  long legal;

  byte phase;
  byte toMove;
  byte actor;

  /** Who acted first in this game. */
  byte first;

  short living;
  short reformists;

  /** Who has still to answer in the open window. */
  short waiting;

  /** Cards in hands that others have seen this turn, see {@link Seen}. */
  short seen;

  TableState(CoupRules rules) {
    this.rules = rules;
    at = new int[PARTS * rules.seats()];
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
    court = other.court;
    aside = other.aside;
    reserve = other.reserve;
    turn = other.turn;
    deed = other.deed;
    legal = other.legal;
    phase = other.phase;
    toMove = other.toMove;
    actor = other.actor;
    first = other.first;
    living = other.living;
    reformists = other.reformists;
    waiting = other.waiting;
    seen = other.seen;
  }

  /** Everything that a view shows; the court and hidden hands are left for the caller to fill. */
  final void copyFrom(CoupView view) {
    for (int player = 0; player < seats(); player++) {
      setUp(player, view.up(player));
      setCoins(player, view.coins(player));
    }
    OpenTable open = view.open;
    aside = view.aside();
    reserve = open.reserve;
    turn = open.turn;
    deed = open.deed;
    phase = (byte) open.phase;
    toMove = (byte) open.toMove;
    actor = (byte) open.actor;
    first = (byte) open.first;
    living = (short) open.living;
    reformists = (short) open.reformists;
    waiting = (short) open.waiting;
    seen = Seen.of(view.offered, open.exposedByActor, open.exposedByBlocker);
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

  public final CoupPhase phase() {
    return CoupPhase.of(phase);
  }

  /** Turns are counted from 1; 0 before the first. */
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
    return reserve;
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

  public final int reformists() {
    return reformists;
  }

  /** The character that a declared attack names, by ordinal, or -1. */
  public final int named() {
    return Deed.named(deed);
  }

  /** How many cards the exchanging seat keeps. */
  public final int keep() {
    return Deed.keep(deed);
  }

  /** The card under the Inquisitor's eyes. */
  final int offered() {
    return Seen.offered(seen);
  }

  /** The actor's proven card that is replaced only after the action (D-03). */
  public final int exposedByActor() {
    return Seen.byActor(seen);
  }

  public final int exposedByBlocker() {
    return Seen.byBlocker(seen);
  }

  /** This seat decides next, by these choices. */
  final void ask(int what, int player, long choices) {
    phase = (byte) what;
    toMove = (byte) player;
    legal = choices;
  }

  /** Nobody waits for this player's answer any more. */
  final void answers(int player) {
    waiting &= (short) ~Seats.of(player);
  }

  /** This player is out. */
  final void leaves(int player) {
    living &= (short) ~Seats.of(player);
  }

  /** Cards left over in the draft: never in play. */
  final int aside() {
    return aside;
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
}
