package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Budget;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.table.LiveTable;
import contessa.server.table.TableServices;
import contessa.table.state.JournalRow;
import contessa.table.view.Notifier;
import contessa.testkit.ChildProcess;
import contessa.testkit.TestScale;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real server under load is stopped as by a deployment, and killed: no acknowledged command is
 * lost or carried out twice, no deal changes, nobody runs out of time, and its clients are told.
 */
@Tag("soak")
class RestartTest {

  private static final int ROUNDS = TestScale.of(3, 13);
  private static final int TABLES = 6;
  private static final int ACKNOWLEDGED_EACH_TIME = 5 * TABLES;

  @TempDir Path data;
  private final HttpClient http = HttpClient.newHttpClient();
  private final Map<String, Set<String>> acknowledged = new ConcurrentHashMap<>();
  private final Map<String, List<JournalRow>> seen = new HashMap<>();
  private final List<Player> players = new ArrayList<>();
  private final AtomicInteger ids = new AtomicInteger();
  private final Semaphore told = new Semaphore(0);
  private final Semaphore enough = new Semaphore(0);

  private record Player(String cookie, String table) {}

  @Test
  void aServerContinuesAfterStopAndKill() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      boolean killed = round % 3 == 1;
      try (ChildProcess server =
          ChildProcess.start(ServerProcess.class, List.of(data.toString()))) {
        String line = server.line();
        assertThat(line).as("the server starts").isNotNull();
        int port = Integer.parseInt(line);
        while (players.size() < TABLES) {
          players.add(newPlayer(port));
        }
        for (Player player : players) {
          new Hand(player).play(port);
        }
        enough.acquire(ACKNOWLEDGED_EACH_TIME);
        if (killed) {
          server.kill();
        } else {
          server.terminate();
        }
        assertThat(server.status()).isEqualTo(128 + (killed ? 9 : 15));
      }
      if (!killed) {
        assertThat(told.tryAcquire(TABLES, 5, TimeUnit.MINUTES)).as("all are told").isTrue();
      }
      inspect();
      enough.drainPermits();
    }
  }

  private Player newPlayer(int port) throws Exception {
    HttpResponse<String> session = post(port, "/api/session", "", null);
    String set = session.headers().firstValue("Set-Cookie").orElseThrow();
    String cookie = set.substring(0, set.indexOf(';'));
    String wish =
        """
        {"name":"Ana","start":true,"bots":["random","random"],"options":{"game":"coup",
         "rules":{"edition":"resistance"},"seats":3,"open":true,"clock":"relaxed","talk":"chat",
         "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
        """;
    JsonNode created = Json.read(post(port, "/api/tables", wish, cookie).body());
    return new Player(cookie, created.get("table").stringValue());
  }

  private HttpResponse<String> post(int port, String path, String body, String cookie)
      throws Exception {
    String origin = "http://127.0.0.1:" + port;
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(origin + path))
            .header("Origin", origin)
            .header("X-Contessa", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (cookie != null) {
      request.header("Cookie", cookie);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** A player who is always busy: decides when asked, and otherwise locks and unlocks. */
  private final class Hand {
    private final Player player;
    private boolean locked;
    private int answered;

    Hand(Player player) {
      this.player = player;
    }

    void play(int port) {
      WebSocket socket =
          new JsonMessages(this::hear).open(http, "http://127.0.0.1:" + port, player.cookie);
      socket.sendText("{\"type\":\"watch\",\"table\":\"" + player.table + "\"}", true).join();
    }

    private void hear(WebSocket socket, JsonNode message) {
      switch (message.get("type").stringValue()) {
        case "reply" -> {
          if (message.get("ok").booleanValue()) {
            acknowledged
                .computeIfAbsent(player.table, _ -> ConcurrentHashMap.newKeySet())
                .add(message.get("id").stringValue());
            enough.release();
          }
          act(socket, "{\"do\":\"lock\",\"id\":\"%s\",\"locked\":" + (locked = !locked) + "}");
        }
        case "closing" -> told.release();
        case "snapshot", "update" -> look(socket, message.get("view"));
        default -> {}
      }
    }

    private void look(WebSocket socket, JsonNode view) {
      JsonNode decision = view.get("decision");
      if (view.get("stage").stringValue().equals("over")) {
        act(socket, "{\"do\":\"start\",\"id\":\"%s\"}");
      } else if (decision != null && decision.get("ask").intValue() > answered) {
        answered = decision.get("ask").intValue();
        act(
            socket,
            "{\"do\":\"decide\",\"id\":\"%s\",\"ask\":"
                + answered
                + ",\"choice\":"
                + decision.get("choices").get(0)
                + "}");
      } else if (answered == 0) {
        answered = -1;
        act(socket, "{\"do\":\"lock\",\"id\":\"%s\",\"locked\":true}");
      }
    }

    private void act(WebSocket socket, String command) {
      var _ =
          socket.sendText(
              "{\"type\":\"command\",\"table\":\"%s\",\"command\":%s}"
                  .formatted(player.table, command.formatted("c" + ids.incrementAndGet())),
              true);
    }
  }

  /** The journal has every acknowledged command once, and all that it had before. */
  private void inspect() {
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data))) {
      assertThat(journal.openTables()).hasSize(TABLES);
      TableServices services =
          new TableServices(
              journal,
              InstantSource.system(),
              (_, _) -> {},
              _ -> 0,
              (_, _) -> {},
              _ -> {},
              Notifier.NONE,
              Runnable::run,
              new Random(1),
              Budget.rollouts(1));
      for (Player player : players) {
        List<JournalRow> rows = journal.read(player.table);
        List<JournalRow> before = seen.getOrDefault(player.table, List.of());
        assertThat(rows.subList(0, before.size())).isEqualTo(before);
        seen.put(player.table, rows);
        List<String> commands =
            rows.stream()
                .map(JournalRow::command)
                .filter(command -> command != null)
                .map(command -> command.substring(command.indexOf(':') + 1))
                .toList();
        assertThat(commands).doesNotHaveDuplicates();
        assertThat(rows).noneMatch(row -> row.payload().contains("\"timed-out\""));
        assertThat(commands).containsAll(acknowledged.getOrDefault(player.table, Set.of()));
        // Folding plays every move again and compares the number of each draw.
        assertThat(LiveTable.load(player.table, services).lobbyEntry().closed()).isFalse();
      }
    }
  }
}
