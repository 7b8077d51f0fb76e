package contessa.server.host;

import contessa.server.player.PlayerIds;
import contessa.server.wire.Me;
import java.util.Optional;

/**
 * Guests: a secret token of 256 random bits stands for a player. Only the token's hash is kept, so
 * the data folder opens no session.
 */
public interface Sessions {

  /** A new guest and the token, which is told only now. */
  record Opened(String token, Me me) {}

  /** Whether this player is a program and not a person. */
  static boolean isProgram(String player) {
    return PlayerIds.isProgram(player);
  }

  Opened open();

  /** A new program that may take seats where programs are let in, and the token for it. */
  Opened openProgram(String name);

  /** Whose token this is. */
  Optional<Me> whose(String token);

  /**
   * Remembers the name that a player used last, or wants to use.
   *
   * @return the name as it is shown, nothing if nobody may be called so
   */
  Optional<String> rename(String player, String name);

  /** What gives another browser the same player: told only now, for once, and not for long. */
  String handOver(String player);

  /** A new token for the player who made this code; nothing if it is wrong, old or used. */
  Optional<Opened> takeOver(String code);

  /** Ends a session; its token opens nothing any more. */
  void end(String token);
}
