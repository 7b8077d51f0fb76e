package contessa.server.net;

import contessa.server.host.Sessions;
import contessa.server.host.Tables;
import contessa.server.push.PushSender;
import contessa.server.rating.Ratings;
import contessa.server.wire.Command;
import contessa.server.wire.Me;
import contessa.server.wire.Message;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What all that carries messages shares.
 *
 * @param pushSender null if nobody is called who looks at no page
 * @param now the time in milliseconds since 1970
 */
record NetContext(
    Tables tables,
    Sessions sessions,
    Ratings ratings,
    @Nullable PushSender pushSender,
    Authenticator authenticator,
    RateLimits limits,
    TcpConnections connections,
    LiveConnections live,
    Metrics metrics,
    LongSupplier now) {

  /** Carries out a command, and remembers the name that a player takes a seat with. */
  Message.Reply submit(Me who, String table, Command command) {
    Message.Reply reply = tables.submit(who.player(), table, command);
    metrics.done(reply.ok());
    if (reply.ok() && command instanceof Command.Sit sit) {
      sessions.rename(who.player(), sit.name());
    }
    return reply;
  }
}
