package contessa.table.message;

public enum Clock {
  BLITZ,
  STANDARD,
  RELAXED,
  UNTIMED,
  TURN_BASED
}
