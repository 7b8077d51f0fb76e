package contessa.server.net;

import contessa.server.host.Sessions;
import contessa.server.host.TableHost;
import contessa.server.wire.Command;
import contessa.server.wire.Frame;
import contessa.server.wire.Me;
import contessa.server.wire.Message;
import contessa.server.wire.Refused;
import contessa.server.wire.WireJson;
import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** One WebSocket: frames in, messages out, each side in its own time. */
final class Socket implements WsListener {

  private static final int GOING_AWAY = 1001;
  private static final int POLICY = 1008;
  private static final int TOO_BIG = 1009;
  private static final int TRY_LATER = 1013;
  private static final int LONGEST_FRAME = 4_096;
  private static final int MOST_TABLES = 8;
  private static final long IDLE = 75_000;

  private final Carriers carriers;
  private final Outbox outbox = new Outbox();
  private final Map<String, TableHost.Subscription> watched = new HashMap<>();
  private final StringBuilder partial = new StringBuilder();
  private @Nullable Me me;
  private @Nullable WsSession session;
  private volatile boolean closed;
  private volatile long heardAt;

  Socket(Carriers carriers) {
    this.carriers = carriers;
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers)
      throws WsUpgradeException {
    if (!carriers.doors().isFromHere(headers)) {
      throw new WsUpgradeException("not from here");
    }
    me = carriers.doors().who(headers).orElse(null);
    if (me == null) {
      throw new WsUpgradeException("no session");
    }
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession opened) {
    session = opened;
    heardAt = carriers.now();
    Me who = me;
    if (who == null || !carriers.sockets().enter(this, who.player())) {
      opened.close(POLICY, "too many sockets");
      return;
    }
    Thread.ofVirtual().name("outbox").start(this::write);
  }

  private void write() {
    WsSession open = session;
    if (open == null) {
      return;
    }
    try {
      while (!closed) {
        Message message = outbox.take(5_000);
        if (outbox.isFull()) {
          end(TRY_LATER, "too slow");
        } else if (message != null) {
          open.send(WireJson.write(message), true);
          if (message instanceof Message.Closing) {
            endForRestart();
          }
        } else if (carriers.now() - heardAt > IDLE) {
          end(GOING_AWAY, "silent");
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
  public void onMessage(WsSession from, String text, boolean last) {
    heardAt = carriers.now();
    if (partial.length() + text.length() > LONGEST_FRAME) {
      end(TOO_BIG, "too long");
      return;
    }
    partial.append(text);
    if (last) {
      String whole = partial.toString();
      partial.setLength(0);
      read(whole);
    }
  }

  private void read(String text) {
    Me who = me;
    if (who == null || closed) {
      return;
    }
    if (!carriers.limits().frames().take(who.player())) {
      end(POLICY, "too many frames");
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
      case Frame.Watch watch -> watch(who, watch);
      case Frame.Unwatch(String table) -> unwatch(table);
      case Frame.Submit(String table, var command) ->
          outbox.put(
              carriers.limits().commands().take(who.player())
                  ? carriers.submit(who, table, command)
                  : Message.Reply.refused(command.id(), Refused.TOO_MUCH_TALK));
      case Frame.Ping(long sent, Integer lag) -> {
        if (lag != null) {
          carriers.host().lag(who.player(), lag);
        }
        outbox.put(new Message.Pong(sent, carriers.now()));
      }
    }
  }

  private synchronized void watch(Me who, Frame.Watch watch) {
    unwatch(watch.table());
    Long n = watch.n();
    Optional<TableHost.Subscription> watching =
        watched.size() >= MOST_TABLES
            ? Optional.empty()
            : carriers
                .host()
                .watch(who.player(), watch.table(), watch.stream(), n == null ? 0 : n, outbox::put);
    if (watching.isEmpty()) {
      outbox.put(new Message.Gone(watch.table()));
    } else if (closed) {
      watching.get().close();
    } else {
      watched.put(watch.table(), watching.get());
    }
  }

  private synchronized void unwatch(String table) {
    TableHost.Subscription before = watched.remove(table);
    if (before != null) {
      before.close();
    }
  }

  /** The server stops; the client is told to come back. */
  void sayClosing(long retryAfter) {
    outbox.put(new Message.Closing(retryAfter));
  }

  void end(int code, String why) {
    WsSession open = session;
    leave();
    if (open != null) {
      try {
        open.close(code, why);
      } catch (RuntimeException e) {
        // It was gone already.
      }
    }
  }

  void endForRestart() {
    end(GOING_AWAY, "back in a moment");
  }

  private synchronized void leave() {
    closed = true;
    watched.values().forEach(TableHost.Subscription::close);
    watched.clear();
    carriers.sockets().leave(this);
  }

  @Override
  public void onClose(WsSession gone, int status, String reason) {
    leave();
  }

  @Override
  public void onError(WsSession gone, Throwable e) {
    leave();
  }

  /** What all sockets share. */
  interface Carriers {
    TableHost host();

    Sessions sessions();

    Doors doors();

    Limits limits();

    Sockets sockets();

    /** Carries out a command, and remembers the name that a player takes a seat with. */
    Message.Reply submit(Me who, String table, Command command);

    long now();
  }
}
