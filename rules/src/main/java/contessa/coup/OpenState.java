package contessa.coup;

/**
 * The part of a game's state that all may know, as plain numbers: on the table, and in every view
 * of it. No seat is -1. Numbers are as small as they may be.
 */
abstract sealed class OpenState implements OpenFacts permits CoupState, CoupView.SharedView {

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

  public final int seats() {
    return rules.seats();
  }

  public final int toMove() {
    return toMove;
  }

  @Override
  public final OpenState open() {
    return this;
  }
}
