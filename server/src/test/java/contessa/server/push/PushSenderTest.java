package contessa.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.journal.SqliteJournal;
import contessa.server.wire.Summons;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever calls never waits, however slow the push services are. */
class PushSenderTest {

  private static final Summons TURN = new Summons(Summons.Kind.TURN, "table", "resistance");

  @TempDir Path data;
  private Path file;

  @BeforeEach
  void open() {
    file = data.resolve("contessa.db");
    SqliteJournal.open(file).close();
  }

  private PushSender courier(Predicate<String> services) {
    PushSender courier = new PushSender(file, services, InstantSource.system());
    assertThat(courier.subscribe("ana", TestBrowser.fresh().at("https://push.example/1"), "site"))
        .isTrue();
    return courier;
  }

  @Test
  void whatComesFasterThanItCanBeCarriedIsDropped() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch slow = new CountDownLatch(1);
    try (PushSender courier =
        courier(
            _ -> {
              boolean carrying = Thread.currentThread().getName().startsWith("courier");
              if (carrying) {
                asked.countDown();
                await(slow);
              }
              return !carrying;
            })) {
      for (int i = 0; i < 2_000; i++) {
        courier.send("ana", TURN, null);
      }
      asked.await();
      assertThat(courier.failed()).isBetween(900L, 1_000L);
      courier.send("nobody", TURN, null);
      assertThat(courier.failed()).isBetween(900L, 1_000L);
    } finally {
      slow.countDown();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void whatIsTooLateOrNoLongerAllowedIsNotSent() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    boolean[] allowed = {true};
    try (PushSender courier =
        courier(
            _ -> {
              if (!allowed[0]) {
                asked.countDown();
              }
              return allowed[0];
            })) {
      allowed[0] = false;
      courier.send("ana", TURN, System.currentTimeMillis() - 1);
      courier.send("ana", TURN, null);
      asked.await();
      while (courier.failed() < 2) {
        Thread.onSpinWait();
      }
      assertThat(courier.delivered()).isZero();
    }
  }
}
