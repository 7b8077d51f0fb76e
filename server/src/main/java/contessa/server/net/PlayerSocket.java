package contessa.server.net;

import contessa.server.host.Tables;
import contessa.server.wire.Frame;
import contessa.server.wire.Me;
import contessa.server.wire.Message;
import contessa.server.wire.Refused;
import contessa.server.wire.WireJson;
import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.core.JacksonException;

/**
 * One WebSocket: frames in, messages out, each side in its own time. Only the writer's thread
 * writes, since Helidon has one buffer for all that is sent.
 */
final class PlayerSocket implements WsListener, LiveConnections.Channel {

  private static final int GOING_AWAY = 1001;
  private static final int POLICY = 1008;
  private static final int TOO_BIG = 1009;
  private static final int LONGEST_FRAME = 4_096;
  private static final int MOST_TABLES = 8;
  private static final long GLANCE = 5_000;
  private static final long IDLE = 75_000;

  private final NetContext context;
  private final Me me;
  private final String clientAddress;
  private final TcpConnection connection;
  private final Outbox outbox;
  private final Map<String, Tables.Subscription> watched = new ConcurrentHashMap<>();
  private final StringBuilder partial = new StringBuilder();
  private boolean closed;
  private volatile long heardAt;

  PlayerSocket(NetContext context, Me me, String clientAddress, TcpConnection connection) {
    this.context = context;
    this.me = me;
    this.clientAddress = clientAddress;
    this.connection = connection;
    outbox = new Outbox(context.live().waiting(), connection::cut);
  }

  @Override
  public void onOpen(WsSession session) {
    heardAt = context.now().getAsLong();
    if (!context.live().enter(this, me.player(), clientAddress)) {
      end(POLICY, "too many sockets");
    }
    connection.onClose(this::leave);
    Thread.ofVirtual().name("outbox").start(() -> write(session));
  }

  private void write(WsSession session) {
    try {
      while (!outbox.isClosed()) {
        switch (outbox.take(GLANCE)) {
          case Outbox.Parcel.Text(String json) -> session.send(json, true);
          case Outbox.Parcel.Pong(BufferData payload) -> session.pong(payload);
          case Outbox.Parcel.End(int code, String why) -> {
            connection.goodbye();
            session.close(code, why);
            leave();
          }
          case null -> {
            if (context.now().getAsLong() - heardAt > IDLE) {
              end(GOING_AWAY, "silent");
            }
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      leave(); // the connection is gone
    }
  }

  @Override
  public void onMessage(WsSession from, BufferData data, boolean last) {
    end(POLICY, "text only");
  }

  @Override
  public void onPing(WsSession from, BufferData payload) {
    heardAt = context.now().getAsLong();
    if (context.limits().frames().take(me.player())) {
      outbox.put(new Outbox.Parcel.Pong(payload));
    } else {
      end(POLICY, "too many frames");
    }
  }

  @Override
  public void onMessage(WsSession from, String text, boolean last) {
    heardAt = context.now().getAsLong();
    if (!context.limits().frames().take(me.player())) {
      end(POLICY, "too many frames");
    } else if (partial.length() + text.length() > LONGEST_FRAME) {
      end(TOO_BIG, "too long");
    } else {
      partial.append(text);
      if (last) {
        String whole = partial.toString();
        partial.setLength(0);
        read(whole);
      }
    }
  }

  private void read(String text) {
    if (outbox.isClosed()) {
      return;
    }
    Frame frame;
    try {
      frame = WireJson.read(text, Frame.class);
    } catch (JacksonException e) {
      outbox.put(new Message.Malformed("not a frame"));
      return;
    }
    switch (frame) {
      case null -> outbox.put(new Message.Malformed("not a frame"));
      case Frame.Watch watch -> watch(watch);
      case Frame.Unwatch(String table) -> unwatch(table);
      case Frame.Submit submit -> submit(submit);
      case Frame.Ping(long sent, Integer lag) -> {
        if (lag != null) {
          context.tables().lag(me.player(), lag);
        }
        outbox.put(new Message.Pong(sent, context.now().getAsLong()));
      }
    }
  }

  private void submit(Frame.Submit submit) {
    if (!context.limits().commands().take(me.player())) {
      outbox.put(Message.Reply.refused(submit.command().id(), Refused.TOO_MUCH_TALK));
      return;
    }
    Message.Reply reply = context.submit(me, submit.table(), submit.command());
    outbox.put(reply);
    if (reply.refused() == Refused.NO_TABLE) {
      missed();
    }
  }

  private void watch(Frame.Watch watch) {
    unwatch(watch.table());
    Long n = watch.n();
    Optional<Tables.Subscription> watching =
        watched.size() >= MOST_TABLES
            ? Optional.empty()
            : context
                .tables()
                .watch(me.player(), watch.table(), watch.stream(), n == null ? 0 : n, outbox::put);
    if (watching.isEmpty()) {
      boolean kicked = context.tables().wasKicked(me.player(), watch.table());
      outbox.put(new Message.Gone(watch.table(), kicked));
      missed();
    } else if (!keep(watch.table(), watching.get())) {
      watching.get().close();
    }
  }

  private void missed() {
    if (!context.limits().missed(me, clientAddress)) {
      end(POLICY, "too many guesses");
    }
  }

  /** Whether the socket is still there to be told. */
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
      before.close();
    }
  }

  private void end(int code, String why) {
    outbox.put(new Outbox.Parcel.End(code, why));
  }

  @Override
  public void announceShutdown(long retryAfter) {
    outbox.put(new Message.Closing(retryAfter));
    end(GOING_AWAY, "back in a moment");
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
    before.values().forEach(Tables.Subscription::close);
    context.live().leave(this);
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    leave();
  }

  @Override
  public void onError(WsSession session, Throwable e) {
    leave();
  }
}
