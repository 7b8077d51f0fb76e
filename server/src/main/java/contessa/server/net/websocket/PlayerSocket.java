package contessa.server.net.websocket;

import module java.base;

import contessa.notation.json.JsonProblem;
import contessa.server.host.Tables;
import contessa.server.host.identity.Sessions;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.LiveConnections;
import contessa.table.message.ClientMessage;
import contessa.table.message.Me;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.WireJson;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import org.jspecify.annotations.Nullable;

/** A player's WebSocket: frames in, messages out, independently of each other. */
public final class PlayerSocket implements WebSocketListener, LiveConnections.Channel {

  private static final int MAX_TABLES = 8;

  private static final int POLICY = WebSocketCloseStatus.POLICY_VIOLATION.code();
  private static final int GOING_AWAY = WebSocketCloseStatus.ENDPOINT_UNAVAILABLE.code();

  /** How many checks in a row may find that nothing was heard. A pause of the server is one. */
  private static final int MAX_SILENT_CHECKS = 15;

  private final NetContext context;
  private final Sessions.Session session;
  private final Me me;
  private final String clientAddress;
  private final TcpConnection connection;
  private final Outbox outbox;
  private final Map<String, Tables.Subscription> watched = new ConcurrentHashMap<>();
  private volatile @Nullable Sender sender;
  private boolean closed;
  private volatile int silentChecks;

  public PlayerSocket(
      NetContext context,
      Sessions.Session session,
      String clientAddress,
      TcpConnection connection) {
    this.context = context;
    this.session = session;
    me = session.me();
    this.clientAddress = clientAddress;
    this.connection = connection;
    outbox = new Outbox(context.live().waiting(), this::wakeSender, connection::cut);
  }

  @Override
  public void onOpen(Sender to) {
    sender = to;
    if (!context.live().enter(this, me.player(), clientAddress)) {
      context.securityLog().refused("too many sockets", clientAddress);
      onEnd(POLICY, "too many sockets");
    } else if (!context.sessions().isOpen(session)
        || context.bans().areBanned(me.player(), clientAddress)) {
      signOut(); // it was ended before this socket could be found
    }
    connection.onClose(this::leave);
  }

  private void wakeSender() {
    Objects.requireNonNull(sender, "not open yet").wake(outbox);
  }

  @Override
  public void onEnded() {
    connection.closing();
    Thread.ofVirtual().name("closed").start(this::leave);
  }

  @Override
  public void check() {
    if (isSilentTooLong()) {
      onEnd(GOING_AWAY, "no frames for too long");
    } else if (context.overload().isSustained()) {
      for (String table : watched.keySet()) {
        if (onlyWatches(table)) {
          // Not here: the table may be busy, and there are other sockets to check.
          Thread.ofVirtual().name("drop").start(() -> dropSpectator(table));
        }
      }
    }
  }

  private boolean onlyWatches(String table) {
    return context.tables().onlyWatches(me.player(), table);
  }

  /** Looks again: the thread may have waited until the overload or the game was over. */
  private void dropSpectator(String table) {
    if (context.overload().isOn() && watched.containsKey(table) && onlyWatches(table)) {
      dropView(table);
    }
  }

  /** The socket stays: coming back with another one costs more than keeping it. */
  private void dropView(String table) {
    unwatch(table);
    outbox.put(new Message.Busy(table, context.overload().retryAfter()));
  }

  /** Whether nothing was heard for too long, asked at every check. */
  @SuppressWarnings(
      "NonAtomicVolatileUpdate") // a frame that comes in between is seen by the next check
  public boolean isSilentTooLong() {
    silentChecks++;
    return silentChecks > MAX_SILENT_CHECKS;
  }

  @Override
  public boolean onFrame() {
    silentChecks = 0;
    boolean few =
        context.limits().take(Limit.FRAMES, me.player())
            && context.limits().take(Limit.FRAMES_BY_ADDRESS, clientAddress);
    if (!few) {
      context.securityLog().refused("too many frames", clientAddress);
      return false;
    }
    return true;
  }

  @Override
  public void onPing(ByteBuffer payload) {
    outbox.put(new Outbox.Item.Pong(payload));
  }

  @Override
  public void onText(String text, long arrivedAt) {
    if (outbox.isClosed()) {
      return;
    }
    ClientMessage frame;
    try {
      frame = WireJson.read(text, ClientMessage.class);
    } catch (JsonProblem e) {
      outbox.put(new Message.Malformed("not a frame"));
      return;
    }
    switch (frame) {
      case null -> outbox.put(new Message.Malformed("not a frame"));
      case ClientMessage.Watch watch -> watch(watch);
      case ClientMessage.Unwatch(String table) -> unwatch(table);
      case ClientMessage.Submit submit -> submit(submit, arrivedAt);
      case ClientMessage.Ping(long sent, Integer lag) -> {
        if (lag != null) {
          context.tables().local().lags().note(me.player(), lag);
        }
        outbox.put(new Message.Pong(sent, context.now().getAsLong()));
      }
    }
  }

  private void submit(ClientMessage.Submit submit, long arrivedAt) {
    if (!context.limits().take(Limit.COMMANDS, me.player())
        || !context.limits().take(Limit.COMMANDS_BY_ADDRESS, clientAddress)) {
      context.securityLog().refused("too many commands", clientAddress);
      outbox.put(Message.Reply.refused(submit.command().id(), Refused.TOO_MANY_COMMANDS));
      return;
    }
    Message.Reply reply = context.submit(me, submit.table(), submit.command(), arrivedAt);
    outbox.put(reply);
    if (reply.refused() == Refused.NO_TABLE) {
      missed();
    }
  }

  private void watch(ClientMessage.Watch watch) {
    if (!context.limits().take(Limit.WATCHES, clientAddress)) {
      context.securityLog().refused("too many frames", clientAddress);
      onEnd(POLICY, "too many frames");
      return;
    }
    if (context.overload().isOn() && onlyWatches(watch.table())) {
      dropView(watch.table());
      return;
    }
    unwatch(watch.table());
    if (!context.live().view(clientAddress, watch.table())) {
      context.securityLog().refused("too many viewers", clientAddress);
      onEnd(POLICY, "too many viewers");
      return;
    }
    Optional<Tables.Subscription> watching = subscription(watch);
    if (watching.isEmpty()) {
      context.live().leaveView(clientAddress, watch.table());
      boolean kicked = context.tables().wasKicked(me.player(), watch.table());
      outbox.put(new Message.Gone(watch.table(), kicked));
      missed();
    } else if (!keep(watch.table(), watching.get())) {
      close(watch.table(), watching.get());
    }
  }

  private Optional<Tables.Subscription> subscription(ClientMessage.Watch watch) {
    if (watched.size() >= MAX_TABLES) {
      return Optional.empty();
    }
    long n = watch.n() == null ? 0 : watch.n();
    return context.tables().watch(me.player(), watch.table(), watch.stream(), n, outbox);
  }

  private void close(String table, Tables.Subscription subscription) {
    subscription.close();
    context.live().leaveView(clientAddress, table);
  }

  private void missed() {
    if (!context.limits().missed(me, clientAddress)) {
      context.securityLog().refused("too many guesses", clientAddress);
      onEnd(POLICY, "too many guesses");
    }
  }

  /** Keeps the subscription unless the socket has just closed. */
  private synchronized boolean keep(String table, Tables.Subscription subscription) {
    if (!closed) {
      watched.put(table, subscription);
    }
    return !closed;
  }

  private void unwatch(String table) {
    Tables.Subscription before;
    synchronized (this) {
      before = watched.remove(table);
    }
    if (before != null) {
      close(table, before);
    }
  }

  @Override
  public void onEnd(int status, String reason) {
    outbox.put(new Outbox.Item.End(status, reason));
  }

  @Override
  public void announceShutdown(long retryAfter) {
    outbox.put(new Message.Closing(retryAfter));
    onEnd(GOING_AWAY, "back in a moment");
  }

  @Override
  public String sessionId() {
    return session.id();
  }

  @Override
  public void signOut() {
    onEnd(POLICY, "signed out");
  }

  @Override
  public void cut() {
    connection.cut();
  }

  private void leave() {
    Map<String, Tables.Subscription> before;
    synchronized (this) {
      closed = true;
      before = Map.copyOf(watched);
      watched.clear();
    }
    outbox.close();
    before.forEach(this::close);
    context.live().leave(this);
  }
}
