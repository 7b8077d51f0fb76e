package contessa.soak.cluster;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The host of a table, who locks and unlocks it again and again, each time at the next node, and
 * repeats what was not acknowledged. The same player watches the table.
 */
public final class ClusterPlayer implements AutoCloseable {

  private static final String TABLE =
      """
      {"name":"Ana","start":false,"bots":["random"],"options":{"game":"coup",
       "rules":{"edition":"resistance"},"seats":3,"open":true,"clock":"blitz","talk":"chat",
       "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
      """;

  private static final long RETRY_MILLIS = 200;

  private final ClusterClient client;
  private final ClusterViewer viewer;
  private final long pauseMillis;
  private final String table;
  private final String code;
  private final List<String> acknowledged = new CopyOnWriteArrayList<>();
  private final List<String> mistakes = new CopyOnWriteArrayList<>();
  private final AtomicInteger toldToWait = new AtomicInteger();
  private volatile @Nullable Long askedAt;
  private volatile long longestWaitNanos;
  private volatile boolean stopped;
  private @Nullable Thread commands;

  /**
   * Signs in and opens a table.
   *
   * @param origins the nodes to talk to
   * @param home the node where the table is opened
   * @param pauseMillis between two commands
   */
  ClusterPlayer(int number, List<String> origins, String home, long pauseMillis)
      throws IOException, InterruptedException {
    this.pauseMillis = pauseMillis;
    client = new ClusterClient(origins, number);
    client.signIn();
    HttpResponse<String> made = client.post(home, "/api/tables", TABLE);
    JsonNode created = JsonMapper.shared().readTree(made.body());
    table = created.get("table").stringValue();
    code = created.get("code").stringValue();
    viewer = new ClusterViewer(client, table, mistakes);
  }

  public String table() {
    return table;
  }

  public String code() {
    return code;
  }

  /** The ids of the commands that were acknowledged. */
  public List<String> acknowledged() {
    return acknowledged;
  }

  /** What must not have happened. */
  public List<String> mistakes() {
    return mistakes;
  }

  /** The answers of all nodes to the same question. */
  public List<String> everywhere(String path, @Nullable String body)
      throws IOException, InterruptedException {
    return client.everywhere(path, body);
  }

  void start() {
    commands = Thread.ofVirtual().start(this::play);
    Thread.ofVirtual().start(viewer::watch);
  }

  private void play() {
    for (int i = 1; !stopped; i++) {
      String command = "{\"do\":\"lock\",\"id\":\"%d\",\"locked\":%s}".formatted(i, i % 2 == 1);
      long start = System.nanoTime();
      askedAt = start;
      while (!stopped && !isAcknowledged(command)) {
        pause(RETRY_MILLIS);
      }
      if (!stopped) {
        acknowledged.add(String.valueOf(i));
        longestWaitNanos = Math.max(longestWaitNanos, System.nanoTime() - start);
        askedAt = null;
      }
      pause(pauseMillis);
    }
  }

  private boolean isAcknowledged(String command) {
    try {
      HttpResponse<String> said =
          client.post(client.origin(), "/api/tables/" + table + "/commands", command);
      boolean done = said.body().contains("\"ok\":true");
      if (said.body().contains("unavailable")) {
        toldToWait.incrementAndGet();
      } else if (!done) {
        mistakes.add(said.statusCode() + " " + said.body());
      }
      return done;
    } catch (IOException e) {
      return false; // that node has gone; the next one answers
    } catch (InterruptedException e) {
      return false;
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The longest time that a command has waited since this was asked last. */
  long longestWaitMillis() {
    Long since = askedAt;
    long longest = Math.max(longestWaitNanos, since == null ? 0 : System.nanoTime() - since);
    longestWaitNanos = 0;
    return longest / 1_000_000;
  }

  /** How often a node has said that it cannot do anything now. */
  int toldToWait() {
    return toldToWait.get();
  }

  /** Waits until this many commands have been acknowledged. */
  void await(int count) throws InterruptedException {
    while (acknowledged.size() < count && mistakes.isEmpty()) {
      Thread.sleep(20);
    }
  }

  /** Waits until everything that was acknowledged has been heard. */
  void awaitHeard() throws InterruptedException {
    while (viewer.heard() < acknowledged.size() && mistakes.isEmpty()) {
      Thread.sleep(20);
    }
  }

  void stop() throws InterruptedException {
    stopped = true;
    if (commands != null) {
      commands.join();
    }
  }

  @Override
  public void close() {
    stopped = true;
    viewer.stop();
    client.close();
  }
}
