package contessa.server.net.http;

import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.Overload;
import contessa.server.net.limits.RateLimits;

/** Copies of a server's context with other limits. */
public final class NetContexts {

  private NetContexts() {}

  public static NetContext with(NetContext context, RateLimits limits, LiveConnections live) {
    return with(context, limits, live, context.overload());
  }

  public static NetContext with(NetContext context, Overload overload) {
    return with(context, context.limits(), context.live(), overload);
  }

  private static NetContext with(
      NetContext context, RateLimits limits, LiveConnections live, Overload overload) {
    return new NetContext(
        context.tables(),
        context.sessions(),
        context.bans(),
        context.site(),
        context.ratings(),
        context.puzzles(),
        context.votes(),
        context.personalData(),
        context.invitations(),
        context.pushSender(),
        context.events(),
        context.authenticator(),
        limits,
        overload,
        context.connections(),
        live,
        context.metrics(),
        context.health(),
        context.securityLog(),
        context.now());
  }
}
