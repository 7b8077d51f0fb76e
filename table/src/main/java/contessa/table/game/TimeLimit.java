package contessa.table.game;

/** Which of a clock's limits applies to a question. */
public enum TimeLimit {
  /** A player's own turn. */
  TURN,
  /** A response to somebody's claim. */
  RESPONSE,
  /** A choice among hidden cards. */
  HIDDEN
}
