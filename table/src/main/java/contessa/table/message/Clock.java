package contessa.table.message;

/** The time control of a table. */
public enum Clock {
  BLITZ,
  STANDARD,
  RELAXED,
  UNTIMED,
  TURN_BASED
}
