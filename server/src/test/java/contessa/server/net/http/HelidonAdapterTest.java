package contessa.server.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.common.socket.PlainSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.Test;

class HelidonAdapterTest {

  /**
   * If it fails, look where Helidon keeps its buffer now: 20,000 sockets would take 160 MB more.
   */
  @Test
  void aWebSocketKeepsNoBufferOfHelidon() throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
      assertThat(HelidonAdapter.dropReadBuffer(PlainSocket.server(socket, "a", "b"))).isTrue();
    }
  }
}
