package contessa.server.net;

import contessa.server.host.TableHost;
import contessa.server.wire.Message;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines of JSON for programs: what a socket would be told, one message a line. */
final class Stream implements Lines.Line {

  private static final long KEEP_ALIVE = 15_000;

  private final Call call;
  private final Connection connection;
  private final Outbox outbox;

  Stream(Call call) {
    this.call = call;
    connection = call.connection();
    outbox = new Outbox(call.carriers().lines().waiting(), connection::cut);
  }

  /** Tells of a table until one side has enough. */
  void tell(String table, String known, long n) throws IOException {
    Carriers carriers = call.carriers();
    Optional<TableHost.Subscription> watching =
        carriers.host().watch(call.me().player(), table, known, n, outbox::put);
    if (watching.isEmpty()) {
      throw call.carriers().limits().missed(call.me(), call.place())
          ? new Problem(Status.NOT_FOUND_404, "no-table")
          : Problem.tooMany();
    }
    try (TableHost.Subscription _ = watching.get()) {
      if (!carriers.lines().enter(this, call.me().player(), call.place())) {
        throw Problem.tooMany();
      }
      connection.lasting();
      connection.whenOver(outbox::close);
      call.response().header(HeaderNames.CONTENT_TYPE, "application/x-ndjson");
      try (OutputStream out = call.response().outputStream()) {
        write(out);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      carriers.lines().leave(this);
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
  public void sayClosing(long retryAfter) {
    outbox.put(new Message.Closing(retryAfter));
    outbox.put(new Outbox.Parcel.End(0, ""));
  }

  @Override
  public void cut() {
    connection.cut();
  }
}
