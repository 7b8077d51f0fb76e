package contessa.soak.sim;

import java.util.Locale;

/** What goes wrong in a run, or makes it harder for the server, as it is counted. */
public enum Trouble {
  KILLED_SERVER,
  CRASH_IN_A_WRITE,
  FAILED_WRITE,
  STALLED_WRITE,
  PAUSED_SERVER,
  CLOCK_SET_AHEAD,
  CLOCK_SET_BACK,
  LOST_CONNECTION,
  HALF_OPEN_CONNECTION,
  /** Under way when the connection was lost. */
  DROPPED_MESSAGE,
  DELAYED_MESSAGE,
  REPEATED_COMMAND,
  /** A copy that arrived after later commands of the same person. */
  OVERTAKEN_COMMAND,
  RECONNECTION,
  UNANSWERED_QUESTION,
  MOVE_OF_A_STAND_IN,
  MOVE_BY_STANDING_ORDER;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
