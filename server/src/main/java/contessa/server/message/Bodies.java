package contessa.server.message;

import contessa.table.message.Me;
import org.jspecify.annotations.Nullable;

/** The small bodies of requests and answers of the HTTP API. */
public interface Bodies {

  /** An empty object. */
  record Nothing() {}

  /** A code to join a table or to take over a session. */
  record Code(String code) {}

  /** The table that belongs to a code. */
  record Joined(String table) {}

  /** What a new guest knows. */
  record Invited(@Nullable String invite) {}

  /** Another name of a player, or that of a program. */
  record Named(String name) {}

  /** A session to be ended, or an invitation to be declined. */
  record Id(String id) {}

  /** A program and its token, which is shown only once. */
  record ProgramToken(String token, Me me) {}
}
