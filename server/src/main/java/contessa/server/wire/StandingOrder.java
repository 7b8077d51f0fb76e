package contessa.server.wire;

/** A sealed instruction of a player for windows to come; only its owner ever sees it. */
public enum StandingOrder {
  ASK,
  /** Pass until my next turn, but ask me when I am the target. */
  PASS_UNTIL_MY_TURN,
  /** Pass until my next turn, even when I am the target. */
  PASS_ALL_UNTIL_MY_TURN,
  /** Pass unless I am the target, until I say otherwise. */
  PASS_UNLESS_TARGET,
  /** Pass on foreign aid, until I say otherwise. */
  PASS_FOREIGN_AID
}
