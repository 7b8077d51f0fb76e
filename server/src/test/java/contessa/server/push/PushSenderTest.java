package contessa.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.message.PushNotification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sender never blocks its caller, however slow the push services are. */
class PushSenderTest {

  private static final PushNotification TURN =
      new PushNotification(PushNotification.Kind.TURN, "table", "resistance");

  @TempDir Path data;
  private Database database;

  @BeforeEach
  void open() {
    database = SqliteFile.open(data.resolve("contessa.db"));
  }

  @AfterEach
  void close() {
    database.close();
  }

  private PushSender sender(Predicate<String> services) {
    PushSender sender = new PushSender(database, services, InstantSource.system());
    assertThat(sender.subscribe("ana", TestBrowser.fresh().at("https://push.example/1"), "site"))
        .isTrue();
    return sender;
  }

  @Test
  void messagesBeyondTheQueueAreDropped() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch slow = new CountDownLatch(1);
    try (PushSender sender =
        sender(
            _ -> {
              boolean carrying = Thread.currentThread().getName().startsWith("push");
              if (carrying) {
                asked.countDown();
                await(slow);
              }
              return !carrying;
            })) {
      for (int i = 0; i < 2_000; i++) {
        sender.send("ana", TURN, null);
      }
      asked.await();
      assertThat(sender.failed()).isBetween(900L, 1_000L);
      sender.send("nobody", TURN, null);
      assertThat(sender.failed()).isBetween(900L, 1_000L);
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
  void lateAndForbiddenMessagesAreNotSent() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    boolean[] allowed = {true};
    try (PushSender sender =
        sender(
            _ -> {
              if (!allowed[0]) {
                asked.countDown();
              }
              return allowed[0];
            })) {
      allowed[0] = false;
      sender.send("ana", TURN, System.currentTimeMillis() - 1);
      sender.send("ana", TURN, null);
      asked.await();
      while (sender.failed() < 2) {
        LockSupport.parkNanos(1_000_000);
      }
      assertThat(sender.delivered()).isZero();
    }
  }
}
