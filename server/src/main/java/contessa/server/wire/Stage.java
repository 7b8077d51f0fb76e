package contessa.server.wire;

/** Where a table stands. */
public enum Stage {
  LOBBY,
  PLAYING,
  /** The game is over and a rematch may follow. */
  OVER,
  CLOSED
}
