package contessa.coup;

import contessa.game.Seats;

/**
 * All of a game's state as plain numbers, so that a copy costs a few stores. Cards are sets of
 * bits. With four players a table fills two cache lines.
 */
abstract sealed class CoupState extends OpenState permits CoupTable {

  /** Three numbers per seat: cards face down, cards face up, coins. */
  private static final int DOWN = 0;

  private static final int UP = 1;
  private static final int COINS = 2;
  private static final int PARTS = 3;

  private final int[] at;

  int court;

  /** Cards left over in the draft: never in play. */
  int aside;

  /** The legal moves, see {@link CoupChoices}. */
  long legal;

  /** Cards in hands that others have seen this turn, see {@link SeenCards}. */
  short seen;

  CoupState(CoupRules rules) {
    super(rules);
    at = new int[PARTS * rules.seats()];
    toMove = Seats.NOBODY;
    turnState = TurnState.NONE;
  }

  CoupState(CoupState other) {
    super(other);
    copyCards(other);
    at = other.at.clone();
  }

  final void copyFrom(CoupState other) {
    System.arraycopy(other.at, 0, at, 0, at.length);
    copyOpen(other);
    copyCards(other);
  }

  private void copyCards(CoupState other) {
    court = other.court;
    aside = other.aside;
    legal = other.legal;
    seen = other.seen;
  }

  /** Everything that a view shows; the court and hidden hands are left for the caller to fill. */
  final void copyFrom(CoupView view) {
    for (int player = 0; player < seats(); player++) {
      setFaceUp(player, view.up(player));
      setCoins(player, view.coins(player));
    }
    copyOpen(view.shared);
    aside = view.aside();
    seen = SeenCards.of(view.offered, view.shared.exposedByActor, view.shared.exposedByBlocker);
  }

  final void clearTurn() {
    turnState = TurnState.NONE;
    waiting = Seats.NONE;
    seen = SeenCards.NOTHING;
  }

  public final int coins(int player) {
    return at[COINS + PARTS * player];
  }

  public final int down(int player) {
    return at[DOWN + PARTS * player];
  }

  public final int up(int player) {
    return at[UP + PARTS * player];
  }

  final void setCoins(int player, int coins) {
    at[COINS + PARTS * player] = coins;
  }

  final void setFaceDown(int player, int cards) {
    at[DOWN + PARTS * player] = cards;
  }

  final void setFaceUp(int player, int cards) {
    at[UP + PARTS * player] = cards;
  }

  public final int court() {
    return court;
  }

  public final Allegiance allegiance(int player) {
    return Seats.has(reformists, player) ? Allegiance.REFORMIST : Allegiance.LOYALIST;
  }

  public final int reformists() {
    return reformists;
  }

  public final Action action() {
    return Action.of(TurnState.action(turnState));
  }

  final int cost() {
    return rules.costs[TurnState.action(turnState)];
  }

  /** The character claimed for the action, for embezzling the one denied, by ordinal, or -1. */
  public final int claimed() {
    return TurnState.part(turnState, TurnState.CLAIMED);
  }

  /** The character that a declared attack names, by ordinal, or -1. */
  public final int named() {
    return TurnState.part(turnState, TurnState.NAMED);
  }

  public final int blockRole() {
    return TurnState.part(turnState, TurnState.BLOCK_ROLE);
  }

  /** How play continues after the loss of an influence, see {@link Losses}. */
  final int afterLoss() {
    return TurnState.part(turnState, TurnState.AFTER_LOSS);
  }

  final void answered(int player) {
    waiting &= (short) ~Seats.of(player);
  }

  final void exile(int player) {
    living &= (short) ~Seats.of(player);
  }

  final int claim() {
    return Claim.number(claimant(), claimedRole(), denies());
  }

  final int cardsOfClaim() {
    return down(claimant()) & Cards.copiesOf(claimedRole());
  }

  final boolean claimIsTrue() {
    return (cardsOfClaim() != 0) != denies();
  }

  // ---- Cards

  final int offered() {
    return SeenCards.offered(seen);
  }

  /** The actor's proven card that is replaced only after the action (D-03). */
  public final int exposedByActor() {
    return SeenCards.byActor(seen);
  }

  public final int exposedByBlocker() {
    return SeenCards.byBlocker(seen);
  }

  /** The proven card of this player that is still to be replaced, if any. */
  final int exposed(int player) {
    return player == actor ? exposedByActor() : player == blocker() ? exposedByBlocker() : 0;
  }

  /**
   * The face-down card that a code names: of equal ones the exposed copy leaves last (R-PRV-05).
   */
  final int cardIn(int player, int index) {
    if (rules.distinct) {
      return 1 << index;
    }
    int copies = down(player) & Cards.copiesOf(index / Card.COPIES);
    int unexposed = copies & ~exposed(player);
    return Integer.lowestOneBit(unexposed != 0 ? unexposed : copies);
  }

  /** Cards as their holder can tell them apart: by the copy only where the art differs. */
  final int kinds(int cards) {
    return rules.distinct ? cards : Cards.kinds(cards);
  }

  /** The set that this player drafts from: the first for the starting player, else the second. */
  final int draftSet(int player) {
    return rules.draftSet(player == first ? 0 : 1);
  }

  final int aside() {
    return aside;
  }
}
