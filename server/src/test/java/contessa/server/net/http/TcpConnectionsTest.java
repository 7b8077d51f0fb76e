package contessa.server.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.RateLimits;
import contessa.server.net.websocket.PlayerSocket;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many connections a client may have, with and without a proxy, and when they are cut. */
class TcpConnectionsTest {

  private static final int MOST = 5;
  private static final int MOST_UNASSIGNED = 1_000;

  @TempDir Path data;

  private final TcpConnections connections =
      new TcpConnections(
          new TrustedProxies(List.of("10.1.0.0/16")),
          MOST,
          new RateLimits(Limit.rates(List.of()), TcpConnection::now),
          new SecurityLog());

  private final Map<String, Deque<TcpConnection>> open = new HashMap<>();

  private boolean accept(String address, int port) {
    TcpConnection accepted =
        connections.accept(
            new EmbeddedChannel() {
              @Override
              protected SocketAddress remoteAddress0() {
                return new InetSocketAddress(address, port);
              }
            });
    if (accepted != null) {
      open.computeIfAbsent(address + port, _ -> new ArrayDeque<>()).add(accepted);
    }
    return accepted != null;
  }

  private void over(String address, int port) {
    open.get(address + port).remove().cut();
  }

  private boolean assign(String address, int port, String client) {
    return connections.assign(open.get(address + port).peekLast(), client);
  }

  @Test
  void aClientBehindAProxyHasTheSameLimitAsOneWithout() {
    for (int port = 1; port <= MOST; port++) {
      accept("10.1.0.1", port);
      assertThat(assign("10.1.0.1", port, "eve")).isTrue();
      accept("10.2.0.1", port);
    }
    accept("10.1.0.1", 6);
    assertThat(assign("10.1.0.1", 6, "eve")).isFalse();
    assertThat(assign("10.1.0.1", 6, "ana")).isTrue();
    assertThat(assign("10.1.0.1", 1, "eve")).as("her own, again").isTrue();
    assertThat(accept("10.2.0.1", 6)).isFalse();
    over("10.1.0.1", 1);
    assertThat(assign("10.1.0.1", 6, "eve")).as("a place is free").isTrue();
  }

  @Test
  void aProxyHasALimitOfItsOwnUntilARequestNamesTheClient() {
    for (int port = 1; port <= MOST_UNASSIGNED; port++) {
      accept("10.1.0.1", port);
    }
    assertThat(accept("10.1.0.1", 2_000)).isFalse();
    accept("10.1.0.2", 2_000);
    assertThat(assign("10.1.0.1", 1, "ana")).isTrue();
    accept("10.1.0.1", 2_001);
    assertThat(connections.count()).isEqualTo(MOST_UNASSIGNED + 2);
  }

  @Test
  void connectionsThatComeAndGoAreLimited() {
    int accepted = 0;
    while (accepted < 60_000 && accept("10.2.0.1", accepted)) {
      over("10.2.0.1", accepted++);
    }
    assertThat(accepted).isLessThan(60_000);
    assertThat(accept("10.2.0.2", 1)).isTrue();
  }

  @Test
  void theHeaderOfATrustedProxyCountsAndThatOfOthersDoesNot() throws Exception {
    try (TestServer running =
        new TestServer(data, "sockets", "3", "trusted-proxies", "127.27.0.0/16")) {
      List<Socket> open = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        open.add(ask(running, "127.27.0.1", "192.0.2.1", "200"));
      }
      open.add(ask(running, "127.27.0.1", "192.0.2.1", "429"));
      open.add(ask(running, "127.27.0.2", "192.0.2.9, 192.0.2.1", "429"));
      open.add(ask(running, "127.27.0.1", "192.0.2.1, 192.0.2.2", "200"));
      // Others are counted by the address they have, whatever they say.
      for (int i = 0; i < 6; i++) {
        open.add(ask(running, "127.28.0.1", "192.0.2." + (10 + i), "200"));
      }
      assertThat(running.raw("127.28.0.1", request(running, "192.0.2.20"))).isEmpty();
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  private static byte[] request(TestServer running, String client) {
    return "GET /health HTTP/1.1\r\nHost: %s\r\nX-Forwarded-For: %s\r\n\r\n"
        .formatted(running.host(), client)
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static Socket ask(TestServer running, String proxy, String client, String status)
      throws Exception {
    Socket socket = running.socket(proxy);
    socket.getOutputStream().write(request(running, client));
    String answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
    assertThat(answer).as("%s for %s", proxy, client).isEqualTo("HTTP/1.1 " + status);
    return socket;
  }

  /** The process was stopped, or the machine asleep; nobody could be heard meanwhile. */
  @Test
  void aPauseOfTheServerCutsNobody() {
    connections.close(); // no checks but those of this test
    accept("10.2.0.1", 1);
    long begun = TcpConnection.now();
    connections.cutOverdue(begun + 60_000);
    assertThat(connections.count()).isOne();
    for (int second = 1; second <= 7; second++) {
      connections.cutOverdue(begun + 60_000 + 1_000 * second);
    }
    assertThat(connections.count()).as("silent since the pause").isZero();
  }

  private static PlayerSocket socket(NetContext context, TcpConnection connection) {
    return new PlayerSocket(context, TestServer.session(context), "here", connection);
  }

  /** Or it would count for nobody, and never be due. */
  @Test
  void aSocketLeavesWithItsConnection() throws Exception {
    try (TestServer running = new TestServer(data)) {
      NetContext context = running.server.context();
      TcpConnection connection = new TcpConnection(new EmbeddedChannel(), "here");
      PlayerSocket socket = socket(context, connection);
      socket.onOpen(_ -> {});
      assertThat(context.live().count()).isOne();
      connection.cut();
      while (context.live().count() > 0) {
        LockSupport.parkNanos(1_000_000);
      }
    }
  }

  @Test
  void aSocketEndsAfterManySilentChecksAndNotByOneLongPause() throws Exception {
    try (TestServer running = new TestServer(data)) {
      NetContext context = running.server.context();
      TcpConnection connection = new TcpConnection(new EmbeddedChannel(), "here");
      PlayerSocket socket = socket(context, connection);
      for (int i = 0; i < 15; i++) {
        assertThat(socket.isSilentTooLong()).isFalse();
      }
      assertThat(socket.onFrame()).isTrue();
      for (int i = 0; i < 15; i++) {
        assertThat(socket.isSilentTooLong()).isFalse();
      }
      assertThat(socket.isSilentTooLong()).isTrue();
    }
  }
}
