package contessa.table.message;

/**
 * A push notification that calls a player to a table. It goes encrypted through the browser's push
 * service and says no more than everyone at the table knows.
 */
public record PushNotification(Kind kind, String table, String edition) {

  /** The reason, from least to most urgent. */
  public enum Kind {
    /** A recent player invites to a table. */
    INVITE,
    /** A game starts. */
    START,
    /** The player may challenge or block. */
    WINDOW,
    /** The player has to decide. */
    TURN,
    /** Another player nudged. */
    NUDGE
  }
}
