package contessa.server.net;

import contessa.server.host.Tables;
import contessa.server.wire.Message;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines of JSON for programs: what a socket would be told, one message a line. */
final class MessageStream implements LiveConnections.Channel {

  private static final long KEEP_ALIVE = 15_000;

  private final ApiRequest request;
  private final TcpConnection connection;
  private final Outbox outbox;

  MessageStream(ApiRequest request) {
    this.request = request;
    connection = request.connection();
    outbox = new Outbox(request.context().live().waiting(), connection::cut);
  }

  /** Tells of a table until one side has enough. */
  void tell(String table, String known, long n) throws IOException {
    NetContext context = request.context();
    Optional<Tables.Subscription> watching =
        context.tables().watch(request.me().player(), table, known, n, outbox::put);
    if (watching.isEmpty()) {
      throw request.context().limits().missed(request.me(), request.clientAddress())
          ? new ApiException(Status.NOT_FOUND_404, "no-table")
          : ApiException.tooMany();
    }
    try (Tables.Subscription _ = watching.get()) {
      if (!context.live().enter(this, request.me().player(), request.clientAddress())) {
        throw ApiException.tooMany();
      }
      connection.lasting();
      connection.onClose(outbox::close);
      request.response().header(HeaderNames.CONTENT_TYPE, "application/x-ndjson");
      try (OutputStream out = request.response().outputStream()) {
        write(out);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      context.live().leave(this);
      outbox.close();
    }
  }

  private void write(OutputStream out) throws IOException, InterruptedException {
    while (!outbox.isClosed()) {
      switch (outbox.take(KEEP_ALIVE)) {
        case Outbox.Parcel.Text(String json) -> line(out, json);
        case Outbox.Parcel.End _ -> outbox.close();
        case Outbox.Parcel.Pong _ -> throw new AssertionError("only sockets are pinged");
        case null -> line(out, "");
      }
    }
  }

  private static void line(OutputStream out, String text) throws IOException {
    out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  @Override
  public void announceShutdown(long retryAfter) {
    outbox.put(new Message.Closing(retryAfter));
    outbox.put(new Outbox.Parcel.End(0, ""));
  }

  @Override
  public void cut() {
    connection.cut();
  }
}
