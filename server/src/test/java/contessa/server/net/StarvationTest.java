package contessa.server.net;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.wire.Command;
import contessa.server.wire.Me;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One address that does its worst within the limits hardly delays a bystander: compared with the
 * same run without it, so that a slow machine makes no difference.
 */
class StarvationTest {

  private static final int COMMANDS = 300;
  private static final int ATTACKERS = 8;

  /** Far above the noise of a busy machine, far below a server that starves. */
  private static final double MOST_TIMES_SLOWER = 50;

  @TempDir Path data;

  private final AtomicLong ids = new AtomicLong();

  @Test
  void replaysAndRenamesOfOneAddressDelayNobodyMuch() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest host = running.guest("127.23.0.1")) {
      String cookie = host.cookie();
      String table = host.table(cookie, false, true)[0];
      NetContext context = running.server.context();
      String token = cookie.substring(cookie.indexOf('=') + 1);
      Me me = context.sessions().find(token).orElseThrow().me();
      medianNanos(context, me, table); // warms up
      long quiet = medianNanos(context, me, table);
      AtomicBoolean going = new AtomicBoolean(true);
      AtomicLong answered = new AtomicLong();
      try (ExecutorService threads = Executors.newFixedThreadPool(ATTACKERS)) {
        List<Future<?>> attackers = new ArrayList<>();
        for (int i = 0; i < ATTACKERS; i++) {
          attackers.add(threads.submit(() -> attack(running, table, going, answered)));
        }
        while (answered.get() < 50) {
          Thread.onSpinWait();
        }
        long busy = medianNanos(context, me, table);
        going.set(false);
        for (Future<?> attacker : attackers) {
          attacker.get();
        }
        System.out.printf(
            "bystander: %d us alone, %d us beside %d requests%n",
            quiet / 1_000, busy / 1_000, answered.get());
        assertThat((double) busy / quiet).isLessThan(MOST_TIMES_SLOWER);
      }
    }
  }

  private static void attack(
      TestServer running, String table, AtomicBoolean going, AtomicLong answered) {
    try (TestServer.Guest guest = running.guest("127.23.0.2")) {
      String[] me = {"Origin", running.origin(), "Cookie", guest.cookie()};
      for (int i = 0; going.get(); i++) {
        if (i % 2 == 0) {
          guest.get("/api/tables/" + table + "/games/1?from=all", me);
        } else {
          guest.post("/api/me", "{\"name\":\"Eve " + i + "\"}", me);
        }
        answered.incrementAndGet();
      }
    }
  }

  /** How long a command takes until it is on disk. */
  private long medianNanos(NetContext context, Me me, String table) throws Exception {
    long[] nanos = new long[COMMANDS];
    Thread player =
        Thread.ofVirtual()
            .start(
                () -> {
                  for (int i = 0; i < COMMANDS; i++) {
                    long start = System.nanoTime();
                    Command command = new Command.Lock("c" + ids.incrementAndGet(), i % 2 == 0);
                    context.tables().submit(me.player(), table, command);
                    nanos[i] = System.nanoTime() - start;
                  }
                });
    player.join();
    Arrays.sort(nanos);
    return nanos[COMMANDS / 2];
  }
}
