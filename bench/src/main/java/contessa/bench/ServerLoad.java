package contessa.bench;

import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Stream;

/**
 * Measures a real server under load: many tables of five players, each with a socket, who answer
 * after about two seconds. {@code -Dgames=400 -Dseconds=30 -Dpace=2000} are the defaults.
 *
 * <p>The command is given as arguments: {@code java -cp bench/target/contessa-bench.jar
 * contessa.bench.ServerLoad ./contessa}.
 */
public final class ServerLoad {

  /** The mean time to think, in milliseconds. */
  static final long PACE = Long.getLong("pace", 2_000);

  private static final int GAMES = Integer.getInteger("games", 400);
  private static final int SECONDS = Integer.getInteger("seconds", 30);

  /** The most connections that a server accepts from one address. */
  private static final int TABLES_BY_ADDRESS = 10;

  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
  private final Queue<Long> replies = new ConcurrentLinkedQueue<>();
  private final Queue<Long> shown = new ConcurrentLinkedQueue<>();
  private final Map<String, Integer> refusals = new ConcurrentHashMap<>();
  private volatile boolean measuring;

  private ServerLoad() {}

  public static void main(String[] command) throws Exception {
    Path data = Files.createTempDirectory("contessa");
    try (MeasuredServer server =
        new MeasuredServer(command, data, ProcessBuilder.Redirect.INHERIT)) {
      new ServerLoad().run(server);
    } finally {
      MeasuredServer.delete(data);
    }
    System.exit(0);
  }

  private void run(MeasuredServer server) throws Exception {
    String origin = server.origin;
    long empty = heap(server);
    List<LoadTable> tables = come(origin);
    System.out.printf(Locale.ROOT, "%s sockets connected%n", metric(origin, "contessa_lines"));
    tables.forEach(table -> table.later(new Random(), table::start));
    Thread.sleep(10_000); // until most of them play
    long cpu = server.cpu();
    measuring = true;
    Thread.sleep(SECONDS * 1_000L);
    measuring = false;
    report(server.cpu() - cpu);
    long used = heap(server) - empty;
    System.out.printf(
        Locale.ROOT,
        "%d games with %s sockets: %,d kB of heap for each game%n",
        GAMES,
        metric(origin, "contessa_lines"),
        used / GAMES / 1024);
  }

  private List<LoadTable> come(String origin) throws Exception {
    List<LoadTable> tables = new ArrayList<>();
    List<Future<?>> coming = new ArrayList<>();
    try (ExecutorService guests = Executors.newFixedThreadPool(8)) {
      for (int address = 0; address * TABLES_BY_ADDRESS < GAMES; address++) {
        HttpClient http = client(address);
        for (int i = 0; i < TABLES_BY_ADDRESS && tables.size() < GAMES; i++) {
          Random random = new Random(tables.size());
          LoadTable table = new LoadTable(this);
          tables.add(table);
          coming.add(
              guests.submit(
                  () -> {
                    table.begin(http, origin, random);
                    return null;
                  }));
        }
      }
      for (Future<?> one : coming) {
        one.get();
      }
    }
    return tables;
  }

  private static HttpClient client(int number) {
    String address = "127.1." + number / 250 + "." + (1 + number % 250);
    return HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(address)).build();
  }

  ScheduledExecutorService timer() {
    return timer;
  }

  void replied(long nanos, String refused) {
    if (measuring && refused.isEmpty()) {
      replies.add(nanos);
    } else if (measuring) {
      refusals.merge(refused, 1, Integer::sum);
    }
  }

  void shown(long nanos) {
    if (measuring) {
      shown.add(nanos);
    }
  }

  private void report(long cpuNanos) {
    System.out.printf(
        Locale.ROOT,
        "%.0f decisions made durable by the second, %.2f cores%n",
        replies.size() / (double) SECONDS,
        cpuNanos / 1e9 / SECONDS);
    report("command to durable", replies);
    report("decision to all viewers", shown);
    System.out.println("refused (stale-question: the window was settled before): " + refusals);
  }

  private static void report(String what, Queue<Long> nanos) {
    List<Long> sorted = nanos.stream().sorted().toList();
    System.out.printf(
        Locale.ROOT,
        "%s: p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms (%d)%n",
        what,
        at(sorted, 0.5),
        at(sorted, 0.99),
        at(sorted, 0.999),
        sorted.size());
  }

  private static double at(List<Long> sorted, double part) {
    return sorted.isEmpty() ? 0 : sorted.get((int) (part * (sorted.size() - 1))) / 1e6;
  }

  /** The server's heap after garbage collection, in bytes. */
  private static long heap(MeasuredServer server) throws Exception {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    new ProcessBuilder(jcmd, String.valueOf(server.pid()), "GC.run").start().waitFor();
    return metrics(server.origin)
        .filter(line -> line.startsWith("jvm_memory_used_bytes") && line.contains("\"heap\""))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  private static String metric(String origin, String name) throws Exception {
    return metrics(origin)
        .filter(line -> line.startsWith(name + " "))
        .map(line -> line.substring(name.length() + 1).replaceAll("\\.0$", ""))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<String> metrics(String origin) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(origin + "/metrics")).build();
      return http.send(request, HttpResponse.BodyHandlers.ofString()).body().lines();
    }
  }
}
