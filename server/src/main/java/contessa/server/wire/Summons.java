package contessa.server.wire;

/**
 * What a player is called for who looks at no page. It goes through the push service of a browser,
 * sealed, and says no more than everybody at the table knows.
 */
public record Summons(Kind kind, String table, String edition) {

  /** Why, the more pressing the later. */
  public enum Kind {
    /** A game begins. */
    START,
    /** The player may object to what another does. */
    WINDOW,
    /** The player has to decide. */
    TURN,
    /** The others are tired of waiting. */
    NUDGE
  }
}
