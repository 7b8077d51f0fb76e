package contessa.server.host;

import contessa.server.wire.Me;
import java.util.Optional;

/**
 * Guests: a secret token of 256 random bits stands for a player. Only the token's hash is kept, so
 * the data folder opens no session.
 */
public interface Sessions {

  /** A new guest and the token, which is told only now. */
  record Opened(String token, Me me) {}

  Opened open();

  /** A new program that may take seats where programs are let in, and the token for it. */
  Opened openProgram(String name);

  /** Whose token this is. */
  Optional<Me> whose(String token);

  /** Remembers the name that a player used last. */
  void rename(String player, String name);

  /** Ends a session; its token opens nothing any more. */
  void end(String token);
}
