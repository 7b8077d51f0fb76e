package contessa.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.GoldenRows;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.net.websocket.RawFrames;
import contessa.table.state.JournalRow;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One address that does its worst within the limits hardly delays the others: how long a command
 * takes until its reply, compared with the same run without the attack. A slow machine slows down
 * both, and the median of the rounds leaves out a bad moment. Where it is in doubt, because other
 * programs want the machine too, more rounds decide.
 */
@Tag("soak")
class StarvationTest {

  private static final int ROUNDS = TestScale.of(3, 7);
  private static final int MOST_ROUNDS = 15;
  private static final int ATTACKERS = TestScale.of(8, 40);
  private static final int BYSTANDERS = TestScale.of(6, 30);

  /** As many as a player may send at once. */
  private static final int COMMANDS = 38;

  private static final int OLD_TABLES = 60;
  private static final String EVE = "127.23.0.2";

  /**
   * Attackers and server share the machine, so some delay is fair. Before there were limits on what
   * is costly, the factor was 60 with 8 attackers and 200 with 40.
   */
  private static final double MOST_TIMES_SLOWER = 8;

  @TempDir Path data;

  private final AtomicInteger addresses = new AtomicInteger();

  private record Latency(long median, long p99) {
    static Latency of(long[] nanos) {
      Arrays.sort(nanos);
      return new Latency(nanos[nanos.length / 2], nanos[nanos.length * 99 / 100]);
    }
  }

  private void fillJournal() throws IOException {
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data))) {
      for (int i = 0; i < OLD_TABLES; i++) {
        List<JournalRow> rows = GoldenRows.of("v1-coup", "old" + i);
        rows.forEach(journal::append);
        journal.append(GoldenRows.closing(rows));
      }
    }
  }

  @Test
  void oneAddressDelaysTheOthersLittle() throws Exception {
    fillJournal();
    List<Double> medians = new ArrayList<>();
    List<Double> tails = new ArrayList<>();
    while (tails.size() < ROUNDS
        || (middle(tails) > MOST_TIMES_SLOWER && tails.size() < MOST_ROUNDS)) {
      // A new server each time, so that the attacker begins with everything the limits allow.
      try (TestServer running = new TestServer(data)) {
        bystanders(running); // warms up
        Latency quiet = bystanders(running);
        Attack attack = new Attack(running);
        Latency busy = attack.during(() -> bystanders(running));
        medians.add((double) busy.median() / quiet.median());
        tails.add((double) busy.p99() / quiet.p99());
        System.out.printf(
            "bystander: p50 %.1f, p99 %.1f ms alone; p50 %.1f, p99 %.1f ms with %d attackers"
                + " with %d requests, %d of them refused%n",
            quiet.median() / 1e6,
            quiet.p99() / 1e6,
            busy.median() / 1e6,
            busy.p99() / 1e6,
            ATTACKERS,
            attack.sent.get(),
            attack.refused.get());
      }
    }
    assertThat(middle(medians)).as("medians").isLessThan(MOST_TIMES_SLOWER);
    assertThat(middle(tails)).as("99th percentiles").isLessThan(MOST_TIMES_SLOWER);
  }

  private static double middle(List<Double> factors) {
    return factors.stream().sorted().toList().get(factors.size() / 2);
  }

  // ---- The others

  /** Players at tables of their own, each from another address, who all send commands at once. */
  private Latency bystanders(TestServer running) throws Exception {
    List<Callable<long[]>> all = new ArrayList<>();
    for (int i = 0; i < BYSTANDERS; i++) {
      int number = addresses.incrementAndGet();
      String address = "127.23." + (1 + number / 250) + "." + (1 + number % 250);
      all.add(() -> bystander(running, address));
    }
    long[] nanos = new long[BYSTANDERS * COMMANDS];
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      int at = 0;
      for (Future<long[]> one : threads.invokeAll(all)) {
        System.arraycopy(one.get(), 0, nanos, at, COMMANDS);
        at += COMMANDS;
      }
    }
    return Latency.of(nanos);
  }

  private static long[] bystander(TestServer running, String address) throws IOException {
    try (TestServer.Guest guest = running.guest(address)) {
      String cookie = guest.cookie();
      String table = guest.table(cookie, false, true)[0];
      long[] nanos = new long[COMMANDS];
      try (Socket socket = running.upgraded(address, cookie)) {
        for (int i = 0; i < COMMANDS; i++) {
          long begun = System.nanoTime();
          socket.getOutputStream().write(RawFrames.text(lock(table, i)));
          assertThat(message(socket.getInputStream())).contains("\"ok\":true");
          nanos[i] = System.nanoTime() - begun;
        }
      }
      return nanos;
    }
  }

  private static String lock(String table, int id) {
    return "{\"type\":\"command\",\"table\":\"%s\",\"command\":{\"do\":\"lock\",\"id\":\"c%d\",\"locked\":%s}}"
        .formatted(table, id, id % 2 == 0);
  }

  /** The next message, which is short. */
  private static String message(InputStream in) throws IOException {
    byte[] head = in.readNBytes(2);
    return new String(in.readNBytes(head[1]), ISO_8859_1);
  }

  // ---- The attacker

  /** Everything that costs the server something, from one address with many sessions. */
  private static final class Attack {
    final AtomicInteger sent = new AtomicInteger();
    final AtomicInteger refused = new AtomicInteger();
    private final TestServer running;
    private final CountDownLatch underWay = new CountDownLatch(10 * ATTACKERS);
    private volatile boolean over;

    Attack(TestServer running) {
      this.running = running;
    }

    Latency during(Callable<Latency> others) throws Exception {
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<?>> attackers = new ArrayList<>();
        for (int i = 0; i < ATTACKERS; i++) {
          int number = i;
          attackers.add(threads.submit(() -> attack(number)));
        }
        underWay.await();
        Latency latency = others.call();
        over = true;
        for (Future<?> attacker : attackers) {
          attacker.get();
        }
        return latency;
      }
    }

    private boolean attack(int number) throws IOException {
      try (TestServer.Guest guest = running.guest(EVE)) {
        String cookie = guest.cookie();
        String[] me = {"Origin", running.origin(), "Cookie", cookie};
        String own = guest.table(cookie, false, true)[0];
        for (int i = number; !over; i++) {
          try {
            annoy(guest, me, own, cookie, i);
          } catch (IOException | AssertionError e) {
            count(429); // cut off
          }
        }
        return true;
      } finally {
        while (underWay.getCount() > 0) {
          underWay.countDown(); // one that cannot begin must not stop the test
        }
      }
    }

    private void annoy(TestServer.Guest guest, String[] me, String own, String cookie, int i)
        throws IOException {
      switch (i % 10) {
        case 0 -> count(guest.get(replay(i), me).statusCode());
        case 1 -> count(guest.post("/api/me", "{\"name\":\"Eve " + i + "\"}", me).statusCode());
        case 2 -> count(guest.post("/api/join", "{\"code\":\"" + i + "\"}", me).statusCode());
        case 3 -> count(guest.get("/api/tables", me).statusCode());
        case 4 -> frames(cookie, own, i);
        case 5 -> count(guest.get("/preview/" + own + ".png").statusCode());
        case 6 -> count(guest.get("/api/qr.svg?path=/t/" + i).statusCode());
        case 7 -> count(guest.get(replay(i).replace("?", "/record?form=cgn&"), me).statusCode());
        case 8 -> count(guest.get("/api/my-games", me).statusCode());
        default -> running.socket(EVE).close();
      }
    }

    private void count(int status) {
      sent.incrementAndGet();
      underWay.countDown();
      if (status >= 400) {
        refused.incrementAndGet();
      }
    }

    private static String replay(int i) {
      return "/api/tables/old"
          + i % OLD_TABLES
          + "/games/1?from="
          + (i % 4 == 0 ? "public" : "all");
    }

    /** A socket that comes, watches again and again, sends old commands, and goes. */
    private void frames(String cookie, String table, int i) throws IOException {
      try (Socket socket = running.socket(EVE)) {
        String request = running.upgrade("Cookie", cookie, "Origin", running.origin());
        socket.getOutputStream().write(request.getBytes(ISO_8859_1));
        byte[] head = socket.getInputStream().readNBytes(12);
        int status = head.length == 12 && head[9] == '1' ? 200 : 429;
        count(status);
        for (int frame = 0; frame < 20 && status == 200; frame++) {
          String watch = "{\"type\":\"watch\",\"table\":\"" + table + "\"}";
          socket.getOutputStream().write(RawFrames.text(watch));
          socket.getOutputStream().write(RawFrames.text(lock(table, i % 4)));
          sent.addAndGet(2);
        }
      }
    }
  }
}
