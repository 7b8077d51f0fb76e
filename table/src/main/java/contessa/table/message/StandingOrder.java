package contessa.table.message;

/** A player's secret instruction for future windows; only that player sees it. */
public enum StandingOrder {
  ASK,
  /** Pass until my next turn, but ask me when I am the target. */
  PASS_UNTIL_MY_TURN,
  /** Pass until my next turn, even when I am the target. */
  PASS_ALL_UNTIL_MY_TURN,
  /** Pass unless I am the target, until I change it. */
  PASS_UNLESS_TARGET,
  /** Pass on foreign aid, until I change it. */
  PASS_FOREIGN_AID
}
