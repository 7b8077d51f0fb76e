package contessa.server;

import module java.base;

import contessa.server.cluster.ClusterTables;
import contessa.server.host.Invitations;
import contessa.server.host.Tables;
import contessa.server.host.identity.PlayerAddresses;
import contessa.server.host.identity.Sessions;
import contessa.server.message.ServerJson;
import contessa.server.net.http.NetContext;
import contessa.server.push.PushSender;
import contessa.table.message.PushNotification;
import contessa.table.message.WireJson;

/** Tells the other nodes what they have in memory and must read again. */
final class ClusterBroadcasts {

  static final String REWRITTEN = "rewritten";

  private static final String SESSIONS = "sessions";
  private static final String ADDRESSES = "addresses";
  private static final String BANS = "bans";
  private static final String PUSH = "push";
  private static final String EVENTS = "events";
  private static final String INVITATIONS = "invitations";
  private static final String INVITATIONS_WANTED = "invitations-wanted";
  private static final String LIMIT = "limit-";

  private ClusterBroadcasts() {}

  /** Connects what this node has in memory with the other nodes. */
  static void connect(ClusterTables cluster, Tables local, NetContext context) {
    Sessions sessions = context.sessions();
    sessions.onChange(changed -> cluster.announce(SESSIONS, ServerJson.CODEC.json(changed)));
    cluster.onBroadcast(
        SESSIONS,
        text -> {
          Sessions.Forgotten changed = ServerJson.CODEC.read(text, Sessions.Forgotten.class);
          sessions.forget(changed);
          changed.sessions().forEach(context.live()::signOut);
        });
    PlayerAddresses addresses = sessions.addresses();
    addresses.onChange(lines -> cluster.announce(ADDRESSES, lines));
    cluster.onBroadcast(ADDRESSES, addresses::know);
    Runnable readBans =
        () -> {
          context.bans().read();
          context.live().end(context.bans()::areBanned);
        };
    context.bans().onChange(() -> cluster.announce(BANS, ""));
    cluster.onBroadcast(BANS, _ -> Thread.ofVirtual().name("bans").start(readBans));
    PushSender pushSender = context.pushSender();
    if (pushSender != null) {
      pushSender.onChange(player -> cluster.announce(PUSH, player));
      cluster.onBroadcast(PUSH, pushSender::know);
      cluster.onJoin(pushSender::knowAll);
    }
    context
        .events()
        .onChange((player, what) -> cluster.announce(EVENTS, player + " " + WireJson.write(what)));
    cluster.onBroadcast(
        EVENTS,
        text -> {
          String[] parts = text.split(" ", 2);
          context.events().tell(parts[0], ServerJson.CODEC.read(parts[1], PushNotification.class));
        });
    cluster.onBroadcast(REWRITTEN, local.finishedGames()::forget);
    Invitations invitations = context.invitations();
    Consumer<Invitations.Change> tell =
        change -> cluster.announce(INVITATIONS, ServerJson.CODEC.json(change));
    Runnable tellAll =
        () -> {
          invitations.changes().forEach(tell);
          cluster.announce(ADDRESSES, addresses.lines());
        };
    invitations.onChange(tell);
    cluster.onBroadcast(
        INVITATIONS,
        text -> invitations.apply(ServerJson.CODEC.read(text, Invitations.Change.class)));
    cluster.onBroadcast(INVITATIONS_WANTED, _ -> Thread.ofVirtual().start(tellAll));
    cluster.announce(INVITATIONS_WANTED, "");
    context
        .limits()
        .shared()
        .forEach(
            (name, limit) -> {
              limit.onChange(key -> cluster.announce(LIMIT + name, key));
              cluster.onBroadcast(LIMIT + name, limit::countRemote);
            });
    cluster.onJoin(
        () -> {
          sessions.forgetAll();
          readBans.run();
          local.finishedGames().forgetAll();
          sessions.ended(context.live().sessionIds()).forEach(context.live()::signOut);
          tellAll.run();
        });
  }
}
