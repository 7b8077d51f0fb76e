package contessa.coup;

import contessa.game.Seats;

/**
 * The part of a game's state that all may know, as plain numbers: on the table, and in every view
 * of it. No seat is -1. Numbers are as small as they may be.
 */
abstract sealed class OpenState permits CoupState, CoupView, CoupView.SharedView {

  // Phases as plain numbers, to be stored and switched on.
  static final int DRAFT = 0;
  static final int ALLEGIANCE = 1;
  static final int ACTION = 2;
  static final int CHALLENGE_ACTION = 3;
  static final int BLOCK = 4;
  static final int CHALLENGE_BLOCK = 5;
  static final int PROVE = 6;
  static final int LOSE = 7;
  static final int EXCHANGE = 8;
  static final int OFFER = 9;
  static final int VERDICT = 10;
  static final int OVER = 11;

  private static final int EMBEZZLING = Action.EMBEZZLE.ordinal();

  final CoupRules rules;

  int reserve;
  int turn;

  /** What is being done, claimed and blocked this turn, see {@link TurnState}. */
  long turnState;

  byte phase;
  byte toMove;
  byte actor;

  /** The seat that acted first in this game. */
  byte first;

  short living;
  short reformists;

  /** The seats that still have to answer in the open window. */
  short waiting;

  OpenState(CoupRules rules) {
    this.rules = rules;
  }

  OpenState(OpenState other) {
    rules = other.rules;
    copyOpen(other);
  }

  final void copyOpen(OpenState other) {
    reserve = other.reserve;
    turn = other.turn;
    turnState = other.turnState;
    phase = other.phase;
    toMove = other.toMove;
    actor = other.actor;
    first = other.first;
    living = other.living;
    reformists = other.reformists;
    waiting = other.waiting;
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

  public final int turn() {
    return turn;
  }

  public final int actor() {
    return actor;
  }

  public final int living() {
    return living;
  }

  public final boolean lives(int player) {
    return Seats.has(living, player);
  }

  public final int reserve() {
    return reserve;
  }

  public final int target() {
    return TurnState.part(turnState, TurnState.TARGET);
  }

  public final int blocker() {
    return TurnState.part(turnState, TurnState.BLOCKER);
  }

  public final int challenger() {
    return TurnState.part(turnState, TurnState.CHALLENGER);
  }

  public final int keep() {
    return TurnState.part(turnState, TurnState.KEEP);
  }

  // ---- The claim that is open to challenge or being proven

  public final int claimant() {
    return blocker() >= 0 ? blocker() : actor;
  }

  public final int claimedRole() {
    return blocker() >= 0
        ? TurnState.part(turnState, TurnState.BLOCK_ROLE)
        : TurnState.part(turnState, TurnState.CLAIMED);
  }

  /** Whether it is an embezzler's, who denies holding the character (R-REF-06). */
  public final boolean denies() {
    return blocker() < 0 && TurnState.action(turnState) == EMBEZZLING;
  }
}
