package contessa.table.message;

public enum Stage {
  LOBBY,
  PLAYING,
  /** The game is over; a rematch may follow. */
  OVER,
  CLOSED
}
