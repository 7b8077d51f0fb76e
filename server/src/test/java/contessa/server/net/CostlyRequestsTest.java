package contessa.server.net;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.host.Sessions;
import contessa.server.host.Tables;
import contessa.server.wire.CreateTable;
import contessa.server.wire.WireJson;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** What costs much more than its request is limited by address, however many sessions it has. */
@Tag("soak")
class CostlyRequestsTest {

  private static final String EVE = "127.29.0.1";

  @TempDir Path data;

  @Test
  void listsReplaysRecordsAndPicturesShareALimit() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest eve = running.guest(EVE);
        TestServer.Guest other = running.guest("127.29.0.2")) {
      NetContext context = running.server.context();
      List<String> costly = new ArrayList<>();
      for (Route route : new Api(context).routes()) {
        var limit = route.addressLimit();
        if (limit != null && limit.apply(context.limits()) == context.limits().costly()) {
          costly.add(route.path());
        }
      }
      assertThat(costly)
          .containsExactlyInAnyOrder(
              "/tables",
              "/my-games",
              "/me",
              "/tables/{table}/games/{game}",
              "/tables/{table}/games/{game}/record",
              "/records",
              "/tables/{table}/games/{game}/analysis",
              "/analyses",
              "/look-back",
              "/tables/{table}/qr.svg",
              "/qr.svg",
              "/leaderboard",
              "/recent-players");
      for (String path : List.of("/api/tables", "/preview/none.png")) {
        // The limit grows again with time.
        do {
          exhaust(context.limits().costly());
        } while (eve.get(path).statusCode() != 429);
      }
      assertThat(other.get("/api/tables").statusCode()).isEqualTo(200);
      assertThat(other.get("/preview/none.png").statusCode()).isEqualTo(200);
      exhaust(context.limits().costly());
      assertThat(eve.get("/preview/none.png").statusCode()).as("drawn before").isEqualTo(200);
    }
  }

  /** The picture of a link shows who is there, so there is one for every name. */
  @Test
  void newPicturesOfLinksAreLimited() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.29.0.5");
        TestServer.Guest eve = running.guest(EVE)) {
      String cookie = "";
      String picture = "";
      int drawn = 0;
      do {
        cookie = drawn % 10 == 0 ? guest.cookie() : cookie;
        String request = TestServer.TABLE.formatted(false, true).replace("Ana", "Ana " + drawn);
        String made =
            guest.post("/api/tables", request, "Cookie", cookie, "Origin", running.origin()).body();
        String table = JsonMapper.shared().readTree(made).get("table").stringValue();
        picture = "/preview/" + table + ".png";
        assertThat(++drawn).isLessThan(110);
      } while (eve.get(picture).statusCode() == 200);
      assertThat(drawn).isGreaterThan(20);
      assertThat(guest.get(picture).statusCode()).isEqualTo(200);
      assertThat(eve.get(picture).statusCode()).as("drawn for somebody else").isEqualTo(200);
    }
  }

  private static void exhaust(RateLimiter limit) throws Exception {
    String address = TrustedProxies.key(java.net.InetAddress.ofLiteral(EVE));
    while (limit.take(address)) {
      // Takes everything that is left.
    }
  }

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
      Heard spectator;
      Heard newcomer;
      // A while later it counts as having recovered.
      do {
        for (int i = 0; i < 50; i++) {
          context.overload().took(Overload.SLOW);
        }
        busy = guest.get("/api/tables");
        spectator = open(context, "here", watch(table));
        newcomer = open(context, "here", watch(lobby));
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
    for (int i = 0; i < 50; i++) {
      overload.took(Overload.SLOW);
    }
    assertThat(overload.isOn()).isTrue();
    now.addAndGet(TimeUnit.SECONDS.toNanos(3));
    assertThat(overload.isOn()).isFalse();
  }

  @Test
  void answersWaitAsLongAsTheSlowestOfLateInAnOverload() {
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
      for (int i = 0; i < 50; i++) {
        overload.took(Overload.SLOW);
      }
      assertThat(overload.isOn()).isTrue();
      assertThat(overload.lasts()).isFalse();
      assertThat(overload.retryAfter()).isEqualTo(2_000);
      now.addAndGet(TimeUnit.SECONDS.toNanos(1));
    }
    assertThat(overload.lasts()).isTrue();
    assertThat(overload.retryAfter()).isEqualTo(10_000);
    now.addAndGet(TimeUnit.SECONDS.toNanos(2));
    assertThat(overload.lasts()).isFalse();
  }

  /** A socket that keeps what it is told, except who else is there. */
  private static final class Heard extends SilentWriter {
    final BlockingQueue<String> messages = new LinkedBlockingQueue<>();

    @Override
    public void text(String text) {
      if (!text.contains("\"presence\"")) {
        messages.add(text);
      }
    }

    @Override
    public void close(int status, String reason) {
      messages.add("end " + status + " " + reason);
    }
  }

  private static Heard open(NetContext context, String address, String... frames) {
    Heard heard = new Heard();
    PlayerSocket socket = socket(context, TestServer.session(context), address);
    socket.onOpen(heard);
    for (String frame : frames) {
      socket.onText(frame);
    }
    return heard;
  }

  private static PlayerSocket socket(NetContext context, Sessions.Session session, String address) {
    return new PlayerSocket(
        context,
        session,
        address,
        new TcpConnection(new java.net.Socket(), address, TcpConnection.now()));
  }

  @Test
  void inALongOverloadThoseWhoOnlyWatchAreSentAwayAndPlayersStay() throws Exception {
    try (TestServer running = new TestServer(data)) {
      AtomicLong now = new AtomicLong();
      Overload overload = new Overload(now::get);
      NetContext context = running.server.context().with(overload);
      Sessions.Session host = TestServer.session(context);
      CreateTable wish =
          WireJson.read(TestServer.TABLE.formatted("true", "true"), CreateTable.class);
      String table =
          ((Tables.Creation.Created) context.tables().create(host.me().player(), wish))
              .table()
              .table();
      String watch = watch(table);
      Heard told = new Heard();
      PlayerSocket spectator = socket(context, TestServer.session(context), "here");
      spectator.onOpen(told);
      spectator.onText(watch);
      Heard heard = new Heard();
      PlayerSocket player = socket(context, host, "there");
      player.onOpen(heard);
      player.onText(watch);
      for (int second = 0; second <= 6; second++) {
        for (int i = 0; i < 50; i++) {
          overload.took(Overload.SLOW);
        }
        now.addAndGet(TimeUnit.SECONDS.toNanos(1));
      }
      spectator.check();
      player.check();
      player.onText("{\"type\":\"ping\",\"sent\":1}");
      assertThat(endOf(told)).isEqualTo(busy(table, 10_000));
      assertThat(endOf(heard)).contains("pong");
      now.addAndGet(TimeUnit.SECONDS.toNanos(3));
      spectator.onText(watch);
      assertThat(told.messages.take()).as("the overload is over").contains("\"snapshot\"");
      player.onText("{\"type\":\"ping\",\"sent\":2}");
      assertThat(endOf(heard)).as("never sent away").contains("\"sent\":2");
    }
  }

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
                    .filter(route -> route.isShed(overload, context.limits()))
                    .map(route -> route.method() + " " + route.path())
                    .collect(Collectors.toSet()));
        for (int i = 0; i < 50; i++) {
          overload.took(Overload.SLOW);
        }
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

  /** What it was told last of all: its end, or the answer to a ping. */
  private static String watch(String table) {
    return "{\"type\":\"watch\",\"table\":\"" + table + "\"}";
  }

  private static String busy(String table, int retryAfter) {
    return "{\"type\":\"busy\",\"table\":\"%s\",\"retryAfter\":%d}".formatted(table, retryAfter);
  }

  /** What ends the messages about a table, or the answer to a ping. */
  private static String endOf(Heard heard) throws InterruptedException {
    String message = heard.messages.take();
    while (!message.contains("\"busy\"") && !message.contains("pong")) {
      message = heard.messages.take();
    }
    return message;
  }

  private static String say(String table, int id) {
    return "{\"type\":\"command\",\"table\":\"%s\",\"command\":{\"do\":\"say\",\"id\":\"%d\",\"text\":\"x\"}}"
        .formatted(table, id);
  }

  @Test
  void manySessionsOfOneAddressShareALimitOfCommands() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.29.0.3")) {
      String table = guest.table(guest.cookie(), false, true)[0];
      NetContext context =
          running.server.context().with(RateLimits.standard(() -> 0), new LiveConnections(1_000));
      String[] frames = new String[40];
      for (int i = 0; i < frames.length; i++) {
        frames[i] = say(table, i);
      }
      for (int player = 0; player < 10; player++) {
        Heard heard = open(context, "eve", frames);
        for (int i = 0; i < frames.length; i++) {
          assertThat(heard.messages.take()).contains("not-seated");
        }
      }
      assertThat(open(context, "eve", say(table, 1)).messages.take()).contains("too-many-commands");
      assertThat(open(context, "ana", say(table, 1)).messages.take()).contains("not-seated");
    }
  }

  @Test
  void oneAddressHasOnlySoManyViewersAtATable() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.29.0.4")) {
      String cookie = guest.cookie();
      String table = guest.table(cookie, false, true)[0];
      String another = guest.table(cookie, false, true)[0];
      NetContext context =
          running.server.context().with(RateLimits.standard(() -> 0), new LiveConnections(1_000));
      String watch = "{\"type\":\"watch\",\"table\":\"" + table + "\"}";
      for (int i = 0; i < 40; i++) {
        assertThat(open(context, "eve", watch).messages.take()).contains("snapshot");
      }
      // One that watches again and again is one viewer.
      Heard again = open(context, "ana", watch, watch, watch);
      for (int i = 0; i < 3; i++) {
        assertThat(again.messages.take()).contains("snapshot");
      }
      assertThat(open(context, "eve", watch).messages.take())
          .isEqualTo("end 1008 too many viewers");
      String other = "{\"type\":\"watch\",\"table\":\"" + another + "\"}";
      assertThat(open(context, "eve", other).messages.take()).contains("snapshot");
      String leave = "{\"type\":\"unwatch\",\"table\":\"" + another + "\"}";
      for (int i = 0; i < 50; i++) {
        assertThat(open(context, "bea", other, leave).messages.take()).contains("snapshot");
      }
    }
  }
}
