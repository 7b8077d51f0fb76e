package contessa.table.game;

/** Which of a clock's limits applies to a question. */
public enum TimeLimit {
  TURN,
  /** A response to a claim. */
  RESPONSE,
  /** A choice among hidden cards. */
  HIDDEN
}
