package contessa.table.message;

/** The stage of a table. */
public enum Stage {
  LOBBY,
  PLAYING,
  /** The game is over; a rematch may follow. */
  OVER,
  CLOSED
}
