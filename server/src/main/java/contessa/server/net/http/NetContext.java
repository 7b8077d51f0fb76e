package contessa.server.net.http;

import module java.base;

import contessa.server.host.Invitations;
import contessa.server.host.PlayerEvents;
import contessa.server.host.TableHost;
import contessa.server.host.identity.Bans;
import contessa.server.host.identity.PersonalData;
import contessa.server.host.identity.Sessions;
import contessa.server.host.puzzles.PuzzleVotes;
import contessa.server.host.puzzles.Puzzles;
import contessa.server.host.site.HostedSite;
import contessa.server.message.SessionInfo;
import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.Overload;
import contessa.server.net.limits.RateLimits;
import contessa.server.push.PushSender;
import contessa.server.rating.Ratings;
import contessa.table.message.Command;
import contessa.table.message.Me;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import org.jspecify.annotations.Nullable;

/**
 * What HTTP, WebSockets and message streams share.
 *
 * @param pushSender null if push notifications are off
 * @param health whether the server can do its work
 * @param now the time in milliseconds since 1970
 */
public record NetContext(
    TableHost tables,
    Sessions sessions,
    Bans bans,
    HostedSite site,
    Ratings ratings,
    Puzzles puzzles,
    PuzzleVotes votes,
    PersonalData personalData,
    Invitations invitations,
    @Nullable PushSender pushSender,
    PlayerEvents events,
    Authenticator authenticator,
    RateLimits limits,
    Overload overload,
    TcpConnections connections,
    LiveConnections live,
    Metrics metrics,
    Supplier<Health> health,
    SecurityLog securityLog,
    LongSupplier now) {

  /**
   * The health check of a server.
   *
   * @param ready whether it can do its work: the journal can be written
   * @param warnings what is wrong although it can, one line each; no names or ids, since everybody
   *     may ask
   */
  public record Health(boolean ready, List<String> warnings) {

    /** The answer for people and probes. */
    public String text() {
      StringBuilder text = new StringBuilder(ready ? "ready\n" : "the journal cannot be written\n");
      warnings.forEach(warning -> text.append("warning: ").append(warning).append('\n'));
      return text.toString();
    }
  }

  /** Too many of something, which an operator may want to know. */
  public ApiException tooMany(String what, String clientAddress) {
    securityLog.refused("too many " + what, clientAddress);
    return ApiException.tooMany();
  }

  /**
   * The answer to a wrong code, link or token; after too many of them there is no other.
   *
   * @param who null if nobody has signed in
   */
  public ApiException missed(
      ApiException answer, String what, @Nullable Me who, String clientAddress) {
    securityLog.refused(what, clientAddress);
    return limits.missed(who, clientAddress) ? answer : ApiException.tooMany();
  }

  /** The answer to a request without a session; a token that is none is counted. */
  public ApiException noSession(RequestSource source) {
    return Authenticator.hasToken(source)
        ? missed(ApiException.noSession(), "invalid token", null, source.clientAddress())
        : ApiException.noSession();
  }

  /** The operator has banned the player or the address. */
  public ApiException banned(String clientAddress) {
    securityLog.refused("banned", clientAddress);
    return ApiException.forbidden("banned");
  }

  /** A request that changes something came from a page of another site. */
  public ApiException notFromHere(RequestSource source) {
    String about = authenticator.aboutOrigin(source);
    securityLog.refused("foreign origin", about, source.clientAddress());
    return ApiException.forbidden("not-from-here");
  }

  /** Deletes everything about a player, and ends all connections. */
  public void delete(String player) {
    List<SessionInfo> ended = sessions.of(player, "");
    personalData.delete(player, now.getAsLong());
    var _ = bans.lift(player);
    invitations.forget(player);
    sessions.addresses().forget(player);
    ended.forEach(session -> live.signOut(session.id()));
  }

  /**
   * Carries out a command, and remembers the name of a player who takes a seat.
   *
   * @param arrivedAt when it was read, in nanoseconds
   */
  public Message.Reply submit(Me who, String table, Command command, long arrivedAt) {
    long start = System.nanoTime();
    long waited = TimeUnit.NANOSECONDS.toMillis(start - arrivedAt);
    Refused off = site.policy().refusal(who.player(), command);
    if (off != null) {
      return Message.Reply.refused(command.id(), off);
    }
    Command within = site.policy().within(command);
    Message.Reply reply = tables.submit(who.player(), table, within, waited);
    overload.took(System.nanoTime() - start);
    metrics.count(command, reply.ok());
    if (command instanceof Command.Decide) {
      metrics.decided(System.nanoTime() - arrivedAt);
    }
    if (reply.ok() && command instanceof Command.Sit sit) {
      sessions.rename(who.player(), sit.name());
    }
    return reply;
  }
}
