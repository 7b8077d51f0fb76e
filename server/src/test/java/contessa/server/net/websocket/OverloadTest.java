package contessa.server.net.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.host.PlayerLags;
import contessa.server.host.Tables;
import contessa.server.host.identity.Sessions;
import contessa.server.message.ServerJson;
import contessa.server.net.api.Api;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.NetContexts;
import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.Overload;
import contessa.table.message.CreateTable;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that does not keep up serves players first. */
class OverloadTest {

  @TempDir Path data;

  @Tag("soak")
  @Test
  void aServerThatDoesNotKeepUpSendsSpectatorsAndListsAwayAndLetsPlayersPlay() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.29.0.9")) {
      NetContext context = running.server.context();
      String cookie = guest.cookie();
      String table = guest.table(cookie, true, true)[0];
      String lobby = guest.table(cookie, false, true)[0];
      assertThat(guest.get("/api/tables").statusCode()).isEqualTo(200);
      HttpResponse<String> busy;
      ListeningWriter spectator;
      ListeningWriter newcomer;
      // A while later it counts as having recovered.
      do {
        slowDown(context.overload());
        busy = guest.get("/api/tables");
        spectator = ListeningWriter.open(context, "here", watch(table));
        newcomer = ListeningWriter.open(context, "here", watch(lobby));
      } while (!context.overload().isOn());
      assertThat(busy.statusCode()).isEqualTo(503);
      assertThat(busy.headers().firstValue("Retry-After")).isPresent();
      assertThat(spectator.messages.take()).isIn(busy(table, 2_000), busy(table, 10_000));
      assertThat(newcomer.messages.take()).contains("\"snapshot\"");
      String sit = "{\"id\":\"c\",\"do\":\"sit\",\"name\":\"Bo\"}";
      assertThat(
              guest
                  .post(
                      "/api/tables/" + lobby + "/commands",
                      sit,
                      "Cookie",
                      guest.cookie(),
                      "Origin",
                      running.origin())
                  .statusCode())
          .isEqualTo(200);
    }
  }

  @Test
  void aFewSlowCommandsAreNoOverload() {
    AtomicLong now = new AtomicLong();
    Overload overload = new Overload(now::get);
    for (int i = 0; i < 100; i++) {
      now.addAndGet(TimeUnit.SECONDS.toNanos(1));
      overload.took(Overload.SLOW);
      assertThat(overload.isOn()).isFalse();
    }
    for (int i = 0; i < 50; i++) {
      overload.took(Overload.SLOW - 1);
    }
    assertThat(overload.isOn()).isFalse();
    slowDown(overload);
    assertThat(overload.isOn()).isTrue();
    now.addAndGet(TimeUnit.SECONDS.toNanos(3));
    assertThat(overload.isOn()).isFalse();
  }

  @Test
  void theDelayIsThatOfTheSlowestAnswerOfTheLastSeconds() {
    AtomicLong now = new AtomicLong(1);
    Overload overload = new Overload(now::get);
    overload.took(TimeUnit.SECONDS.toNanos(9));
    assertThat(overload.delay()).as("one by bad luck").isZero();
    now.addAndGet(TimeUnit.MINUTES.toNanos(1));
    for (int i = 1; i <= 100; i++) {
      overload.took(TimeUnit.MILLISECONDS.toNanos(30 * i));
    }
    assertThat(overload.delay()).isEqualTo(3_000);
    now.addAndGet(TimeUnit.MILLISECONDS.toNanos(2_500));
    for (int i = 0; i < 100; i++) {
      overload.took(Overload.SLOW);
    }
    assertThat(overload.delay()).as("it was so a moment ago").isEqualTo(3_000);
    now.addAndGet(TimeUnit.SECONDS.toNanos(3));
    assertThat(overload.delay()).as("it is over").isZero();
  }

  @Test
  void anOverloadLastsIfItIsNotOverAfterAWhile() {
    AtomicLong now = new AtomicLong();
    Overload overload = new Overload(now::get);
    for (int second = 0; second <= 5; second++) {
      slowDown(overload);
      assertThat(overload.isOn()).isTrue();
      assertThat(overload.isSustained()).isFalse();
      assertThat(overload.retryAfter()).isEqualTo(2_000);
      now.addAndGet(TimeUnit.SECONDS.toNanos(1));
    }
    assertThat(overload.isSustained()).isTrue();
    assertThat(overload.retryAfter()).isEqualTo(10_000);
    now.addAndGet(TimeUnit.SECONDS.toNanos(2));
    assertThat(overload.isSustained()).isFalse();
  }

  @Tag("soak")
  @Test
  void inALongOverloadThoseWhoOnlyWatchAreSentAwayAndPlayersStay() throws Exception {
    try (TestServer running = new TestServer(data)) {
      AtomicLong now = new AtomicLong();
      Overload overload = new Overload(now::get);
      NetContext context = NetContexts.with(running.server.context(), overload);
      Sessions.Session host = TestServer.session(context);
      CreateTable wish =
          ServerJson.CODEC.read(TestServer.TABLE.formatted("true", "true"), CreateTable.class);
      String table =
          ((Tables.Creation.Created) context.tables().create(host.me().player(), wish))
              .table()
              .table();
      String watch = watch(table);
      ListeningWriter told = new ListeningWriter();
      PlayerSocket spectator = ListeningWriter.socket(context, TestServer.session(context), "here");
      spectator.onOpen(told);
      spectator.onText(watch, System.nanoTime());
      ListeningWriter heard = new ListeningWriter();
      PlayerSocket player = ListeningWriter.socket(context, host, "there");
      player.onOpen(heard);
      player.onText(watch, System.nanoTime());
      for (int second = 0; second <= 6; second++) {
        slowDown(overload);
        now.addAndGet(TimeUnit.SECONDS.toNanos(1));
      }
      spectator.check();
      player.check();
      player.onText("{\"type\":\"ping\",\"sent\":1}", System.nanoTime());
      assertThat(endOf(told)).isEqualTo(busy(table, 10_000));
      assertThat(endOf(heard)).contains("pong");
      now.addAndGet(TimeUnit.SECONDS.toNanos(3));
      spectator.onText(watch, System.nanoTime());
      assertThat(told.messages.take()).as("the overload is over").contains("\"snapshot\"");
      player.onText("{\"type\":\"ping\",\"sent\":2}", System.nanoTime());
      assertThat(endOf(heard)).as("never sent away").contains("\"sent\":2");
    }
  }

  @Tag("soak")
  @Test
  void inALongOverloadTheStreamOfAProgramThatOnlyWatchesEndsWithBusy() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.29.0.9")) {
      NetContext context = running.server.context();
      String table = guest.table(guest.cookie(), true, true)[0];
      String[] spectator = {"Cookie", guest.cookie()};
      CompletableFuture<String> stream =
          CompletableFuture.supplyAsync(
                  () -> guest.get("/api/tables/" + table + "/stream", spectator).body())
              .orTimeout(5, TimeUnit.MINUTES);
      while (!stream.isDone()) {
        // Not before it has begun: then it would be refused.
        for (int i = 0; i < 50 && !context.live().all().isEmpty(); i++) {
          context.overload().took(Overload.SLOW);
        }
        context.live().all().forEach(LiveConnections.Channel::check);
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
      }
      List<String> heard = stream.join().lines().toList();
      assertThat(heard.getFirst()).contains("\"snapshot\"");
      assertThat(heard.getLast()).isIn(busy(table, 2_000), busy(table, 10_000));
    }
  }

  @Tag("soak")
  @Test
  void playersGetTheTimeThatTheirAnswersWait() throws Exception {
    try (TestServer running = new TestServer(data)) {
      NetContext context = running.server.context();
      PlayerLags lags = ((Tables) context.tables()).lags();
      assertThat(lags.serverDelay()).isZero();
      assertThat(delayAfter(4, context, lags)).isEqualTo(4_000);
      assertThat(delayAfter(90, context, lags)).as("not for ages").isEqualTo(30_000);
    }
  }

  /** What players get after answers have waited for so many seconds. */
  private static long delayAfter(int seconds, NetContext context, PlayerLags lags) {
    long delay;
    // A while later it counts as having recovered.
    do {
      for (int i = 0; i < 50; i++) {
        context.overload().took(TimeUnit.SECONDS.toNanos(seconds));
      }
      delay = lags.serverDelay();
    } while (delay == 0);
    return delay;
  }

  @Tag("soak")
  @Test
  void inAnOverloadListsAreShedFirstThenNewTablesAndNeverCommands() throws Exception {
    try (TestServer running = new TestServer(data)) {
      NetContext context = running.server.context();
      AtomicLong now = new AtomicLong();
      Overload overload = new Overload(now::get);
      List<Set<String>> shed = new ArrayList<>();
      for (int second = 0; second <= 6; second++) {
        shed.add(
            new Api(context)
                .routes().stream()
                    .filter(route -> route.isShed(overload))
                    .map(route -> route.method() + " " + route.path())
                    .collect(Collectors.toSet()));
        slowDown(overload);
        now.addAndGet(TimeUnit.SECONDS.toNanos(1));
      }
      assertThat(shed.getFirst()).isEmpty();
      assertThat(shed.get(1))
          .contains("GET /tables", "GET /tables/{table}/games/{game}")
          .doesNotContain("POST /tables");
      assertThat(shed.getLast())
          .containsAll(shed.get(1))
          .contains("POST /tables", "POST /quick")
          .doesNotContain("POST /tables/{table}/commands", "POST /join", "GET /my-tables");
    }
  }

  /** As many slow commands at once as an overload needs. */
  private static void slowDown(Overload overload) {
    for (int i = 0; i < 50; i++) {
      overload.took(Overload.SLOW);
    }
  }

  private static String watch(String table) {
    return "{\"type\":\"watch\",\"table\":\"" + table + "\"}";
  }

  private static String busy(String table, int retryAfter) {
    return "{\"type\":\"busy\",\"table\":\"%s\",\"retryAfter\":%d}".formatted(table, retryAfter);
  }

  /** What ends the messages about a table, or the answer to a ping. */
  private static String endOf(ListeningWriter heard) throws InterruptedException {
    String message = heard.messages.take();
    while (!message.contains("\"busy\"") && !message.contains("pong")) {
      message = heard.messages.take();
    }
    return message;
  }
}
