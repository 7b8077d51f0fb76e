package contessa.server.message;

/**
 * A session of a player, or of one of the player's programs.
 *
 * @param id names it, to end it
 * @param opened when it began
 * @param seen when it was last used, to the day
 * @param current whether it is the session that asks
 */
public record SessionInfo(
    String id, Kind kind, String name, long opened, long seen, boolean current) {

  /** What holds the session's token. */
  public enum Kind {
    BROWSER,
    PROGRAM
  }
}
