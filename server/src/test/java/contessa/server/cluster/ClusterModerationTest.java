package contessa.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.server.AdminClient;
import contessa.server.Server;
import contessa.server.TestServer;
import contessa.server.journal.postgres.TestPostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an operator decides at one node holds at all others. */
class ClusterModerationTest {

  @TempDir Path folder;

  private TestServer node(String name, int port, String members, String database)
      throws Server.CannotStart {
    return new TestServer(
        folder.resolve(name),
        "database",
        database,
        "cluster",
        "true",
        "cluster-port",
        String.valueOf(port),
        "cluster-members",
        members,
        "cluster-secret",
        "0123456789abcdef");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static void await(java.util.function.BooleanSupplier reached) {
    while (!reached.getAsBoolean()) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private String admin(String node, String... words) throws IOException {
    return AdminClient.order(folder.resolve(node), String.join("\t", words));
  }

  @Test
  void aBanAndADeletedMessageReachTheOtherNode() throws Exception {
    String database = TestPostgres.freshAddress();
    int[] ports = {freePort(), freePort()};
    String members = "127.0.0.1:" + ports[0] + ",127.0.0.1:" + ports[1];
    try (TestServer one = node("one", ports[0], members, database);
        TestServer two = node("two", ports[1], members, database);
        TestServer.Guest atOne = one.guest("127.40.0.1");
        TestServer.Guest atTwo = two.guest("127.40.0.1")) {
      await(() -> two.server.context().metrics().text().contains("contessa_cluster_nodes 2.0"));
      String cookie = atOne.cookie();
      String[] me = {"Cookie", cookie, "Origin", two.origin()};
      String[] table = atTwo.table(cookie, false, true);
      assertThat(admin("one", "list"))
          .startsWith("TABLE ")
          .containsPattern(" NODE +PLAYERS\n" + table[0] + " .* 127\\.0\\.0\\.1:\\d+ +");
      String commands = "/api/tables/" + table[0] + "/commands";
      String say = "{\"do\":\"say\",\"id\":\"1\",\"text\":\"slander\"}";
      assertThat(atTwo.post(commands, say, me).body()).contains("\"ok\":true");
      String message = admin("one", "chat", table[0]).lines().toList().get(1).split(" ", 2)[0];
      admin("one", "delete-message", message);
      assertThat(admin("two", "chat", table[0])).contains("0 messages");

      String player = Json.read(atTwo.get("/api/me", me).body()).get("player").stringValue();
      try (Socket socket = two.upgraded("127.40.0.1", cookie)) {
        admin("one", "ban", player);
        assertThat(TestServer.readAll(socket.getInputStream())).contains("signed out");
      }
      assertThat(atTwo.get("/api/my-tables", me).body()).contains("banned");
      admin("one", "lift", player);
      await(() -> atTwo.get("/api/my-tables", me).statusCode() == 200);
    }
  }
}
