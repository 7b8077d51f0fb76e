package contessa.server.net.api;

import module java.base;

import contessa.server.host.Tables;
import contessa.server.message.Invitation;
import contessa.server.message.ServerJson;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.HttpExchange;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.Overload;
import contessa.server.net.websocket.Outbox;
import contessa.table.message.EncodedMessage;
import contessa.table.message.Message;
import contessa.table.message.PushNotification;
import io.netty.handler.codec.http.HttpHeaderNames;

/** Messages of a table, or events of a player, as lines of JSON, for programs. */
final class MessageStream implements LiveConnections.Channel {

  private static final long KEEP_ALIVE = 15_000;
  private static final EncodedMessage EMPTY = new EncodedMessage(new byte[0]);

  private final ApiRequest request;
  private final NetContext context;
  private final TcpConnection connection;
  private final Outbox outbox;
  private final String table;

  /**
   * A stream.
   *
   * @param table empty for a player's events
   */
  MessageStream(ApiRequest request, String table) {
    this.request = request;
    this.table = table;
    context = request.context();
    connection = request.exchange().connection();
    outbox = new Outbox(context.live().waiting(), () -> {}, connection::cut);
  }

  /** Streams the table until one side closes the connection. */
  void tellTable(String known, long n) {
    String address = request.clientAddress();
    if (!context.limits().take(Limit.WATCHES, address)) {
      throw context.tooMany("requests", address);
    }
    if (context.overload().isOn() && onlyWatches()) {
      throw new RejectedExecutionException("players come first");
    }
    if (!context.live().view(address, table)) {
      throw context.tooMany("viewers", address);
    }
    try {
      tell(
          context
              .tables()
              .watch(request.playerId(), table, known, n, outbox)
              .orElseThrow(() -> request.missing("no-table")));
    } finally {
      context.live().leaveView(address, table);
    }
  }

  /** Streams what calls the player to tables, beginning with open invitations. */
  void tellEvents() {
    Tables.Subscription listening = context.events().listen(request.playerId(), this::put);
    for (Invitation one : context.invitations().of(request.playerId()).reversed()) {
      put(new PushNotification(PushNotification.Kind.INVITE, one.table(), one.edition()));
    }
    tell(listening);
  }

  private void put(PushNotification what) {
    outbox.put(new Outbox.Item.Text(new EncodedMessage(ServerJson.CODEC.bytes(what))));
  }

  private boolean onlyWatches() {
    return !table.isEmpty() && context.tables().onlyWatches(request.playerId(), table);
  }

  private void tell(Tables.Subscription subscription) {
    try (subscription) {
      if (!context.live().enter(this, request.playerId(), request.clientAddress())) {
        throw context.tooMany("sockets", request.clientAddress());
      }
      if (!context.sessions().isOpen(request.session())) {
        // It was ended before this stream could be found.
        throw ApiException.noSession();
      }
      connection.lasting();
      connection.onClose(outbox::close);
      HttpExchange exchange = request.exchange();
      exchange.with(HttpHeaderNames.CONTENT_TYPE, "application/x-ndjson").begin();
      write(exchange);
      exchange.end();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      context.live().leave(this);
      outbox.close();
    }
  }

  private void write(HttpExchange out) throws InterruptedException {
    while (!outbox.isClosed()) {
      switch (outbox.take(KEEP_ALIVE)) {
        case Outbox.Item.Text(EncodedMessage message) -> line(out, message);
        case Outbox.Item.End _ -> outbox.close();
        case Outbox.Item.Pong _ -> throw new AssertionError("only sockets are pinged");
        case null -> line(out, EMPTY);
      }
    }
  }

  private static void line(HttpExchange out, EncodedMessage text) {
    byte[] line = Arrays.copyOfRange(text.bytes(), text.from(), text.from() + text.length() + 1);
    line[text.length()] = '\n';
    out.piece(line);
  }

  @Override
  public String sessionId() {
    return request.session().id();
  }

  @Override
  public void signOut() {
    outbox.put(new Outbox.Item.End(0, ""));
  }

  @Override
  public void announceShutdown(long retryAfter) {
    outbox.put(new Message.Closing(retryAfter));
    outbox.put(new Outbox.Item.End(0, ""));
  }

  @Override
  public void check() {
    // Keepalive; a failed write ends the stream.
    Overload overload = context.overload();
    if (overload.isSustained() && onlyWatches()) {
      outbox.put(new Message.Busy(table, overload.retryAfter()));
      outbox.put(new Outbox.Item.End(0, ""));
    }
  }

  @Override
  public void cut() {
    connection.cut();
  }
}
