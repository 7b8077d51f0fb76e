package contessa.server.net.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.LONG;

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

  private final SocketSelector selector = new SocketSelector(_ -> {});
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

  /** A server with too much to do notices it by that. */
  @Test
  void itIsKnownHowLongWhatArrivesWaitsForAThread() throws Exception {
    LinkedBlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
    LinkedBlockingQueue<Long> delays = new LinkedBlockingQueue<>();
    try (SocketSelector slow = new SocketSelector(waiting::add, delays::add)) {
      SelectedSocket socket = new SelectedSocket(slow, end, _ -> {});
      socket.start(new byte[0]);
      client.write(ByteBuffer.allocate(1));
      Runnable task = waiting.take();
      long since = System.nanoTime();
      long least = System.nanoTime() - since;
      task.run();
      assertThat(delays).singleElement(LONG).isGreaterThanOrEqualTo(least);
      socket.end();
    }
  }

  @Test
  void littleIsReadWhileTheReceiverIsBusy() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    LinkedBlockingQueue<Integer> portions = new LinkedBlockingQueue<>();
    SelectedSocket socket =
        socket(
            bytes -> {
              await(go);
              portions.add(bytes.length);
            });
    socket.start(new byte[1]);
    int sent = 60_000; // the buffers of the system hold as much
    client.write(ByteBuffer.allocate(sent));
    letTheSelectorGoRound();
    go.countDown();
    int most = 0;
    for (int got = 0; got < sent + 1; ) {
      int portion = portions.take();
      got += portion;
      most = Math.max(most, portion);
    }
    assertThat(most).isLessThan(sent / 2);
  }

  /** Returns after the selector has looked at all its sockets many times. */
  private void letTheSelectorGoRound() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      try (SocketChannel other = SocketChannel.open(server.getLocalAddress());
          SocketChannel otherEnd = server.accept()) {
        CompletableFuture<SelectedSocket> echo = new CompletableFuture<>();
        echo.complete(
            new SelectedSocket(
                selector, otherEnd, bytes -> echo.join().write(ByteBuffer.wrap(bytes))));
        echo.join().start(new byte[0]);
        for (int i = 0; i < 20; i++) {
          other.write(ByteBuffer.allocate(1));
          assertThat(other.read(ByteBuffer.allocate(1))).isEqualTo(1);
        }
        echo.join().end();
      }
    }
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
  void anOfferNeverWaitsAndTheRestFollows() throws Exception {
    SelectedSocket socket = socket(_ -> {});
    socket.start(new byte[0]);
    int much = 32 << 20;
    ByteBuffer bytes = ByteBuffer.allocate(much);
    for (int at = 0; at < much; at += 4) {
      bytes.putInt(at, at);
    }
    assertThat(socket.offer(bytes)).isFalse();
    assertThat(bytes.remaining()).isBetween(1, much - 1);
    CompletableFuture<Void> written = CompletableFuture.runAsync(() -> socket.write(bytes));
    ByteBuffer heard = ByteBuffer.allocate(much);
    while (heard.hasRemaining()) {
      assertThat(client.read(heard)).isPositive();
    }
    written.join();
    assertThat(heard.array()).isEqualTo(bytes.array());
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
