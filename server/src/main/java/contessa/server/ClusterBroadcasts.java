package contessa.server;

import contessa.server.cluster.ClusterTables;
import contessa.server.host.Invitations;
import contessa.server.host.Tables;
import contessa.server.host.identity.Bans;
import contessa.server.host.identity.PlayerAddresses;
import contessa.server.host.identity.Sessions;
import contessa.server.message.ServerJson;
import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.RateLimits;
import contessa.server.push.PushSender;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tells the other nodes what they have in memory and must read again. */
final class ClusterBroadcasts {

  private static final String SESSIONS = "sessions";
  private static final String ADDRESSES = "addresses";
  private static final String BANS = "bans";
  private static final String PUSH = "push";
  private static final String REWRITTEN = "rewritten";
  private static final String INVITATIONS = "invitations";
  private static final String INVITATIONS_WANTED = "invitations-wanted";
  private static final String LIMIT = "limit-";

  private final ClusterTables cluster;
  private final Tables local;

  ClusterBroadcasts(ClusterTables cluster, Tables local) {
    this.cluster = cluster;
    this.local = local;
  }

  /**
   * Connects sessions and notifications with those of the other nodes.
   *
   * @param live the connections of this node, which end with their session
   * @return what is to be told when the rows of a closed table have changed
   */
  Consumer<String> connect(
      Sessions sessions, Bans bans, @Nullable PushSender pushSender, LiveConnections live) {
    sessions.onChange(changed -> cluster.announce(SESSIONS, ServerJson.CODEC.json(changed)));
    cluster.onBroadcast(
        SESSIONS,
        text -> {
          Sessions.Forgotten changed = ServerJson.CODEC.read(text, Sessions.Forgotten.class);
          sessions.forget(changed);
          changed.sessions().forEach(live::signOut);
        });
    PlayerAddresses addresses = sessions.addresses();
    addresses.onChange((player, address) -> cluster.announce(ADDRESSES, player + " " + address));
    cluster.onBroadcast(
        ADDRESSES,
        text -> addresses.noteFromElsewhere(text.split(" ", 2)[0], text.split(" ", 2)[1]));
    Runnable readBans =
        () -> {
          bans.read();
          live.end(bans::areBanned);
        };
    bans.onChange(() -> cluster.announce(BANS, ""));
    cluster.onBroadcast(BANS, _ -> Thread.ofVirtual().name("bans").start(readBans));
    if (pushSender != null) {
      pushSender.onChange(player -> cluster.announce(PUSH, player));
      cluster.onBroadcast(PUSH, pushSender::know);
    }
    cluster.onJoin(
        () -> {
          sessions.forgetAll();
          readBans.run();
          local.finishedGames().forgetAll();
          if (pushSender != null) {
            pushSender.knowAll();
          }
          sessions.ended(live.sessionIds()).forEach(live::signOut);
        });
    Consumer<String> forget = local.finishedGames()::forget;
    cluster.onBroadcast(REWRITTEN, forget);
    return forget.andThen(table -> cluster.announce(REWRITTEN, table));
  }

  /** Connects invitations and limits with those of the other nodes. */
  void connect(Invitations invitations, RateLimits limits) {
    invitations.onChange(change -> cluster.announce(INVITATIONS, ServerJson.CODEC.json(change)));
    cluster.onBroadcast(
        INVITATIONS,
        text -> invitations.apply(ServerJson.CODEC.read(text, Invitations.Change.class)));
    Runnable tellAll =
        () ->
            invitations
                .changes()
                .forEach(change -> cluster.announce(INVITATIONS, ServerJson.CODEC.json(change)));
    cluster.onJoin(tellAll);
    cluster.onBroadcast(INVITATIONS_WANTED, _ -> Thread.ofVirtual().start(tellAll));
    cluster.announce(INVITATIONS_WANTED, "");
    limits
        .shared()
        .forEach(
            (name, limit) -> {
              limit.onChange(key -> cluster.announce(LIMIT + name, key));
              cluster.onBroadcast(LIMIT + name, limit::countRemote);
            });
  }
}
