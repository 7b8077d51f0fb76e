package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import contessa.server.host.threads.SteadyClock;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whole games of every edition and of Coup Royal over real sockets with bots, on a fast clock. One
 * client stays; another of the same player drops and resumes in every phase, and gets the same
 * messages in the end: none twice, none missing.
 */
@Tag("soak")
class SocketGameTest {

  private static final int SPEED = 25;

  /** A client may be away at each rare phase for some games in a row, but not for this many. */
  private static final int MOST_GAMES = 100;

  @TempDir Path data;
  private final HttpClient http = HttpClient.newHttpClient();
  private int port;

  @Test
  void everyEditionIsPlayedWhileAClientDropsInEveryPhase() throws Exception {
    Map<String, String> given = Map.of("host", "127.0.0.1", "port", "0", "millis", "2");
    Settings settings = Settings.of(data, given, Map.of());
    try (Server server =
            Server.start(
                settings, new SteadyClock(System.currentTimeMillis(), System::nanoTime, SPEED));
        ExecutorService tables = Executors.newCachedThreadPool()) {
      port = server.port();
      List<Future<Integer>> games = new ArrayList<>();
      for (GameNotation notation : Notations.ALL) {
        for (String edition : notation.editions()) {
          games.add(tables.submit(() -> new Table(notation.game(), edition).play()));
        }
      }
      int drops = 0;
      for (Future<Integer> game : games) {
        drops += game.get();
      }
      assertThat(drops).isGreaterThan(4 * games.size());
    } finally {
      http.shutdownNow();
    }
  }

  private String post(String path, String body, String... cookie) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .header("Origin", "http://127.0.0.1:" + port)
            .header("X-Contessa", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (cookie.length > 0) {
      request.header("Cookie", cookie[0]);
    }
    HttpResponse<String> response =
        http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return cookie.length > 0
        ? response.body()
        : response.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  /** A socket and its messages about the table since it first watched. */
  private final class Line {
    final LinkedBlockingQueue<JsonNode> fresh = new LinkedBlockingQueue<>();
    final TreeMap<Long, String> events = new TreeMap<>();
    private final String cookie;
    private final String table;
    private @Nullable WebSocket socket;
    private String stream;
    volatile JsonNode view;
    volatile long n = -1;
    volatile @Nullable AssertionError wrong;

    Line(String cookie, String table) {
      this.cookie = cookie;
      this.table = table;
    }

    synchronized void connect() {
      socket = new Messages().open(http, "http://127.0.0.1:" + port, cookie);
      String from = n < 0 ? "" : ",\"stream\":\"" + stream + "\",\"n\":" + n;
      socket.sendText("{\"type\":\"watch\",\"table\":\"" + table + "\"" + from + "}", true).join();
    }

    private final class Messages extends JsonMessages {
      Messages() {
        super(Line.this::hear);
      }

      @Override
      public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed(from, new AssertionError("closed: " + status + " " + reason));
        return null;
      }

      @Override
      public void onError(WebSocket from, Throwable error) {
        closed(from, new AssertionError(error));
      }
    }

    private synchronized void closed(WebSocket from, AssertionError why) {
      if (from.equals(socket)) {
        wrong = why;
        fresh.add(JsonNode.object().put("type", "closed"));
      }
    }

    private synchronized void hear(WebSocket from, JsonNode message) {
      if (from.equals(socket)) { // an aborted socket may still deliver
        try {
          hear(message);
        } catch (AssertionError e) {
          wrong = e; // the socket would swallow it
        }
        fresh.add(message);
      }
    }

    private void hear(JsonNode message) {
      String type = message.get("type").stringValue();
      if (type.equals("snapshot") || type.equals("update")) {
        long number = message.get("n").longValue();
        if (type.equals("snapshot")) {
          stream = message.get("stream").stringValue();
          assertThat(n).as("what can be resumed is resumed").isNegative();
        } else {
          assertThat(number).as("numbers have no gaps and no repetitions").isEqualTo(n + 1);
          events.put(number, message.get("now") + " " + message.get("events"));
        }
        view = message.get("view");
        n = number;
      }
    }

    synchronized void drop() {
      socket.abort();
      socket = null;
    }
  }

  private final class Table {
    private final String cookie;
    private final String table;
    private final String edition;
    private final Line stays;
    private final Line drops;
    private final Random random;
    private final Set<String> seen = new TreeSet<>();
    private final Set<String> dropped = new TreeSet<>();
    private int answered;
    private int commands;
    private int games = 1;
    private long droppedAt = -1;
    private int count;

    Table(String game, String edition) throws Exception {
      this.edition = edition;
      random = new Random(edition.hashCode());
      cookie = post("/api/session", "");
      String wish =
          """
          {"name":"Ana","start":true,"bots":["random","honest","random"],"options":{"game":"%s",
           "rules":{"edition":"%s"},"seats":4,"open":true,"clock":"untimed","talk":"chat",
           "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
          """
              .formatted(game, edition);
      JsonNode made = Json.read(post("/api/tables", wish, cookie));
      table = made.get("table").stringValue();
      stays = new Line(cookie, table);
      drops = new Line(cookie, table);
    }

    int play() throws Exception {
      drops.connect();
      while (drops.n < 0) {
        assertThat(drops.fresh.poll(5, TimeUnit.MINUTES)).isNotNull();
      }
      stays.connect();
      boolean over = false;
      while (!over) {
        JsonNode message = stays.fresh.poll(5, TimeUnit.MINUTES);
        assertThat(message).as("%s goes on: %s", edition, stays.view).isNotNull();
        assertThat(stays.wrong).isNull();
        assertThat(drops.wrong).isNull();
        String type = message.get("type").stringValue();
        if (type.equals("snapshot") || type.equals("update")) {
          over = look(message.get("n").longValue(), message.get("view"));
        }
      }
      assertThat(dropped).as(edition).isEqualTo(seen);
      compare();
      return count;
    }

    private boolean look(long n, JsonNode view) throws InterruptedException {
      boolean over = view.get("stage").stringValue().equals("over");
      String phase = over ? "over" : view.get("asking").get("phase").stringValue();
      seen.add(phase);
      if (droppedAt >= 0 && (n > droppedAt || over)) {
        droppedAt = -1;
        drops.connect();
      } else if (droppedAt < 0 && dropped.add(phase)) {
        count++;
        droppedAt = n;
        drops.drop();
        if (over) {
          droppedAt = -1;
          drops.connect();
        }
      }
      JsonNode decision = view.get("decision");
      if (over && !dropped.equals(seen) && games < MOST_GAMES) {
        games++;
        awaitDropped(n); // a new game ends what can be resumed
        act("{\"do\":\"start\",\"id\":\"%s\"}");
        return false;
      }
      if (decision != null && decision.get("ask").intValue() > answered) {
        answered = decision.get("ask").intValue();
        JsonNode choices = decision.get("choices");
        act(
            "{\"do\":\"decide\",\"id\":\"%s\",\"ask\":"
                + answered
                + ",\"choice\":"
                + choices.get(random.nextInt(choices.size()))
                + "}");
      }
      return over;
    }

    private void act(String command) {
      String framed =
          "{\"type\":\"command\",\"table\":\"%s\",\"command\":%s}"
              .formatted(table, command.formatted("c" + ++commands));
      stays.socket.sendText(framed, true).join();
    }

    private void awaitDropped(long n) throws InterruptedException {
      while (drops.n < n && drops.wrong == null) {
        assertThat(drops.fresh.poll(5, TimeUnit.MINUTES))
            .as("%s: the rest is told after %d, up to %d", edition, drops.n, n)
            .isNotNull();
      }
      assertThat(drops.wrong).isNull();
    }

    /** The client that dropped has the same messages as the one that stayed. */
    private void compare() throws InterruptedException {
      awaitDropped(stays.n);
      assertThat(stays.wrong).isNull();
      assertThat(drops.view).isEqualTo(stays.view);
      long first = stays.events.firstKey();
      assertThat(stays.events).hasSize((int) (stays.n - first + 1));
      assertThat(drops.events.tailMap(first)).isEqualTo(stays.events);
    }
  }
}
