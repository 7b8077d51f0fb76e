package contessa.server.net.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.TcpConnection;
import contessa.table.message.Command;
import contessa.table.message.Me;
import contessa.table.message.Message;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A client that does not read is cut off and delays no one. */
class SlowReaderTest {

  private static final int NEWS = 300;

  @TempDir Path data;

  /** Reads only when released. */
  private static class Reader extends SilentWriter {
    final CountDownLatch reads = new CountDownLatch(1);
    final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Override
    public void text(String text) {
      try {
        reads.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      heard.add(text);
    }
  }

  @Test
  void aSlowReaderIsCutOffAndDelaysNoOne() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.10.0.1")) {
      NetContext context = running.server.context();
      String cookie = guest.cookie();
      String table = guest.table(cookie, false, true)[0];
      String token = cookie.substring(cookie.indexOf('=') + 1);
      Me host = context.sessions().find(token).orElseThrow().me();
      Reader slow = new Reader();
      EmbeddedChannel slowWire = new EmbeddedChannel();
      watch(context, slow, slowWire, table);
      Reader fast = new Reader();
      fast.reads.countDown();
      watch(context, fast, new EmbeddedChannel(), table);
      for (int i = 0; i < NEWS; i++) {
        Command command = new Command.Lock("c" + i, i % 2 == 0);
        assertThat(context.tables().submit(host.player(), table, command).ok()).isTrue();
      }
      for (int updates = 0; updates < NEWS; ) {
        String message = fast.heard.poll(5, TimeUnit.MINUTES);
        assertThat(message).as("after %d updates", updates).isNotNull();
        updates += message.startsWith("{\"type\":\"update\"") ? 1 : 0;
      }
      assertThat(slow.heard).isEmpty();
      assertThat(slowWire.isOpen()).isFalse();
      assertThat(context.live().waiting().get()).isZero();
      slow.reads.countDown();
    }
  }

  private static void watch(NetContext context, Reader reader, EmbeddedChannel wire, String table) {
    TcpConnection connection = new TcpConnection(wire, "here");
    PlayerSocket socket =
        new PlayerSocket(context, TestServer.session(context), "here", connection);
    socket.onOpen(reader);
    socket.onText("{\"type\":\"watch\",\"table\":\"" + table + "\"}", System.nanoTime());
  }

  @Test
  void waitingBytesAreLimitedAndSharedFairly() throws Exception {
    AtomicLong waiting = new AtomicLong();
    AtomicLong cut = new AtomicLong();
    String much = "x".repeat(300_000);
    Outbox one = new Outbox(waiting, () -> {}, cut::incrementAndGet);
    one.put(new Message.Malformed(much));
    one.put(new Message.Malformed(much));
    one.put(new Message.Malformed(much));
    assertThat(cut.get()).isZero();
    one.put(new Message.Malformed(much));
    assertThat(cut.get()).isEqualTo(1);
    assertThat(one.isClosed()).isTrue();
    assertThat(waiting.get()).isZero();
    // Where others keep very much already, nobody gets more than a fair share.
    waiting.set(40_000_000);
    Outbox other = new Outbox(waiting, () -> {}, cut::incrementAndGet);
    other.put(new Message.Malformed(much));
    other.put(new Message.Malformed("short"));
    assertThat(cut.get()).isEqualTo(2);
  }
}
