package contessa.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** A node may be named by its host, as container platforms do. */
class NodeNamesTest {

  @Test
  void aNodeListensAtTheAddressOfItsName() throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    ClusterSettings settings =
        new ClusterSettings(
            "localhost", port, List.of("localhost:" + port), "0123456789abcdef", false);
    try (Nodes nodes = new Nodes(settings)) {
      assertThat(nodes.all()).containsExactly(nodes.me());
    }
  }
}
