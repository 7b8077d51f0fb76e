package contessa.server.net;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SelectedSocketTest {

  private final SocketSelector selector = new SocketSelector();
  private SocketChannel client;
  private SocketChannel end;

  @BeforeEach
  void connect() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      client = SocketChannel.open(server.getLocalAddress());
      end = server.accept();
    }
  }

  @AfterEach
  void close() throws IOException {
    client.close();
    end.close();
    selector.close();
  }

  private SelectedSocket socket(Consumer<byte[]> receiver) throws IOException {
    return new SelectedSocket(selector, end, receiver);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void everythingArrivesInOrderAndBeforeTheEnd() throws Exception {
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    CountDownLatch go = new CountDownLatch(1);
    SelectedSocket socket =
        socket(
            bytes -> {
              await(go);
              heard.writeBytes(bytes);
            });
    socket.start("early ".getBytes(UTF_8));
    client.write(ByteBuffer.wrap("late".getBytes(UTF_8)));
    client.close();
    go.countDown();
    socket.awaitEnd();
    assertThat(heard.toString(UTF_8)).isEqualTo("early late");
  }

  @Test
  void nothingMoreIsReadWhileTheReceiverIsBusy() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    LinkedBlockingQueue<Integer> heard = new LinkedBlockingQueue<>();
    SelectedSocket socket =
        socket(
            bytes -> {
              await(go);
              heard.add(bytes.length);
            });
    socket.start(new byte[1]);
    // Far more than the buffers of both ends: all of it is taken only if nobody holds it up.
    client.configureBlocking(false);
    ByteBuffer flood = ByteBuffer.allocate(64 << 20);
    CompletableFuture<Void> sent = new CompletableFuture<>();
    int before = -1;
    while (before != flood.position()) {
      before = flood.position();
      client.write(flood);
      Thread.sleep(20); // so that the other side could read
    }
    assertThat(flood.hasRemaining()).as("held up").isTrue();
    int waits = flood.position();
    go.countDown();
    int got = 0;
    while (got < waits + 1) {
      got += heard.take();
    }
    assertThat(got).isEqualTo(waits + 1);
    assertThat(sent).isNotDone();
  }

  @Test
  void aWriterWaitsForAClientThatReadsLate() throws Exception {
    SelectedSocket socket = socket(_ -> {});
    socket.start(new byte[0]);
    int much = 32 << 20;
    CompletableFuture<Void> written =
        CompletableFuture.runAsync(() -> socket.write(ByteBuffer.allocate(much)));
    ByteBuffer heard = ByteBuffer.allocate(much);
    while (heard.hasRemaining()) {
      assertThat(client.read(heard)).isPositive();
    }
    written.join();
    assertThat(heard.position()).isEqualTo(much);
  }

  @Test
  void theEndWakesAWriter() throws Exception {
    SelectedSocket socket = socket(_ -> {});
    socket.start(new byte[0]);
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<Void> written =
        CompletableFuture.runAsync(
            () -> {
              begun.countDown();
              socket.write(ByteBuffer.allocate(64 << 20));
            });
    begun.await();
    socket.end();
    end.close();
    assertThatThrownBy(written::join).hasRootCauseInstanceOf(IOException.class);
    socket.awaitEnd();
  }

  @Test
  void aReceiverThatFailsEndsTheSocket() throws Exception {
    SelectedSocket socket =
        socket(
            _ -> {
              throw new UncheckedIOException(new IOException("broken"));
            });
    socket.start(new byte[1]);
    assertThatThrownBy(socket::awaitEnd).hasMessageContaining("broken");
  }
}
