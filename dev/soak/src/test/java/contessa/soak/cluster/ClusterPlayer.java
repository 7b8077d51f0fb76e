package contessa.soak.cluster;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import java.net.http.HttpResponse;
import org.jspecify.annotations.Nullable;

/**
 * A player who sends commands, each to the next node, and repeats what was not acknowledged. The
 * same player watches the table.
 */
final class ClusterPlayer implements AutoCloseable {

  private static final String TABLE =
      """
      {"name":"Ana","start":false,"bots":[%s],"options":{"game":"coup",
       "rules":{"edition":"resistance"},"seats":%d,"open":%s,"clock":"%s","talk":"chat",
       "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
      """;

  private static final long RETRY_MILLIS = 200;

  private final ClusterClient client;
  private final ClusterViewer viewer;
  private final long pauseMillis;
  private final String prefix;
  private final Habit habit;
  private final String table;
  private final String code;
  private final List<String> acknowledged = new CopyOnWriteArrayList<>();
  private final List<String> mistakes = new CopyOnWriteArrayList<>();
  private final AtomicInteger late = new AtomicInteger();
  private volatile @Nullable Long askedAt;
  private volatile long longestWaitNanos;
  private volatile long countedFrom = System.nanoTime();
  private volatile boolean stopped;
  private @Nullable Thread commands;

  /**
   * A player who is signed in and has a seat.
   *
   * @param prefix of the ids of this player's commands
   * @param pauseMillis between two commands
   * @param created the table
   */
  private ClusterPlayer(
      ClusterClient client, String prefix, Habit habit, long pauseMillis, JsonNode created) {
    this.client = client;
    this.prefix = prefix;
    this.habit = habit;
    this.pauseMillis = pauseMillis;
    table = created.path("table").stringValue();
    code = created.path("code").stringValue();
    viewer = new ClusterViewer(client, table, mistakes, late, habit);
  }

  /**
   * Somebody with a public table and a bot, who locks it and unlocks it again.
   *
   * @param client who it is, and the nodes to talk to
   * @param home the node where the table is opened
   */
  static ClusterPlayer locking(ClusterClient client, String home, long pauseMillis)
      throws IOException, InterruptedException {
    JsonNode created = open(client, home, TABLE.formatted("\"random\"", 3, true, "blitz"));
    return new ClusterPlayer(client, "", new LockHabit(), pauseMillis, created);
  }

  /** Two people who play one game after the other. */
  static List<ClusterPlayer> playing(
      ClusterClient host,
      ClusterClient guest,
      String home,
      String clock,
      long pauseMillis,
      RandomGenerator random)
      throws IOException, InterruptedException {
    JsonNode created = open(host, home, TABLE.formatted("", 2, false, clock));
    ClusterPlayer first =
        new ClusterPlayer(host, "a", GameHabit.host(random), pauseMillis, created);
    ClusterPlayer second =
        new ClusterPlayer(guest, "b", GameHabit.guest(random), pauseMillis, created);
    guest.signIn();
    second.carryOut("sit", "\"do\":\"sit\",\"name\":\"Ben\",\"seat\":1");
    return List.of(first, second);
  }

  private static JsonNode open(ClusterClient client, String home, String table)
      throws IOException, InterruptedException {
    client.signIn();
    HttpResponse<String> made = client.post(home, "/api/tables", table);
    return Json.read(made.body());
  }

  String table() {
    return table;
  }

  String code() {
    return code;
  }

  /** The ids of the commands that were acknowledged. */
  List<String> acknowledged() {
    return acknowledged;
  }

  /** What must not have happened. */
  List<String> mistakes() {
    return mistakes;
  }

  /** How often this player has seen anybody run out of time since this was asked last. */
  int late() {
    return late.getAndSet(0);
  }

  /** The answers of all nodes to the same question. */
  List<String> everywhere(String path, @Nullable String body)
      throws IOException, InterruptedException {
    return client.everywhere(path, body);
  }

  void start() {
    commands = Thread.ofVirtual().start(this::play);
    Thread.ofVirtual().start(viewer::watch);
  }

  private void play() {
    try {
      int commands = 0;
      for (String next = habit.next(); next != null && !stopped; next = habit.next()) {
        carryOut(prefix + ++commands, next);
        Thread.sleep(pauseMillis);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void carryOut(String id, String fields) throws InterruptedException {
    String command = "{\"id\":\"" + id + "\"," + fields + "}";
    long start = System.nanoTime();
    askedAt = start;
    Answer answer = send(command);
    while (!stopped && answer == Answer.LATER) {
      Thread.sleep(RETRY_MILLIS);
      answer = send(command);
    }
    if (answer == Answer.DONE) {
      acknowledged.add(id);
      longestWaitNanos = Math.max(longestWaitNanos, waited(start));
      askedAt = null;
    }
  }

  private enum Answer {
    DONE,
    LATER,
    NEVER
  }

  private Answer send(String command) throws InterruptedException {
    try {
      HttpResponse<String> said =
          client.post(client.origin(), "/api/tables/" + table + "/commands", command);
      if (said.body().contains("\"ok\":true")) {
        return Answer.DONE;
      }
      if (said.body().contains("unavailable")) {
        return Answer.LATER;
      }
      // In the meantime time has run out, as all viewers are told, or another player has become
      // host.
      if (!said.body().contains("stale-question") && !said.body().contains("not-host")) {
        mistakes.add(said.statusCode() + " " + said.body() + " to " + command);
      }
      return Answer.NEVER;
    } catch (IOException e) {
      return Answer.LATER; // that node has gone; the next one answers
    }
  }

  /** The longest time that a command has waited since this was asked last; not before that. */
  long longestWaitMillis() {
    Long since = askedAt;
    long longest = Math.max(longestWaitNanos, since == null ? 0 : waited(since));
    longestWaitNanos = 0;
    countedFrom = System.nanoTime();
    return longest / 1_000_000;
  }

  private long waited(long since) {
    long now = System.nanoTime();
    return Math.min(now - since, now - countedFrom);
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
    habit.stop();
    if (commands != null) {
      commands.join();
    }
  }

  @Override
  public void close() {
    stopped = true;
    habit.stop();
    viewer.stop();
    client.close();
  }
}
