package contessa.server.wire;

/** How fast a table plays. */
public enum Clock {
  BLITZ,
  STANDARD,
  RELAXED,
  UNTIMED,
  TURN_BASED
}
