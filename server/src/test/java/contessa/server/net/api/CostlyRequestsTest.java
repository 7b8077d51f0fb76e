package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.server.TestServer;
import contessa.server.host.identity.IpNetwork;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.NetContexts;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.RateLimiter;
import contessa.server.net.limits.RateLimits;
import contessa.server.net.websocket.ListeningWriter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What costs much more than its request is limited by address, however many sessions it has. */
@Tag("soak")
class CostlyRequestsTest {

  private static final String EVE = "127.29.0.1";

  /** The usual bursts, which do not grow again however slow the machine is. */
  private static final String BURSTS = "costly=300/0.0001, pictures=20/0.0001";

  @TempDir Path data;

  @Test
  void anOperatorCanSetALimit() throws Exception {
    try (TestServer server = new TestServer(data, "limits", "costly=2/0.001, replays=9/1");
        TestServer.Guest guest = server.guest("127.14.9.1")) {
      assertThat(guest.get("/api/tables").statusCode()).isEqualTo(200);
      assertThat(guest.get("/api/tables").statusCode()).isEqualTo(200);
      assertThat(guest.get("/api/tables").statusCode()).isEqualTo(429);
    }
  }

  @Test
  void listsReplaysRecordsAndPicturesShareALimit() throws Exception {
    try (TestServer running = new TestServer(data, "limits", BURSTS);
        TestServer.Guest eve = running.guest(EVE);
        TestServer.Guest other = running.guest("127.29.0.2")) {
      NetContext context = running.server.context();
      List<String> costly = new ArrayList<>();
      for (Route route : new Api(context).routes()) {
        if (route.addressLimit() == Limit.COSTLY) {
          costly.add(route.path());
        }
      }
      assertThat(costly)
          .containsExactlyInAnyOrder(
              "/tables",
              "/events",
              "/my-games",
              "/me",
              "/me/export",
              "/site/{page}",
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
      exhaust(context.limits().of(Limit.COSTLY));
      assertThat(eve.get("/api/tables").statusCode()).isEqualTo(429);
      assertThat(eve.get("/preview/none.png").statusCode()).isEqualTo(429);
      assertThat(other.get("/api/tables").statusCode()).isEqualTo(200);
      assertThat(other.get("/preview/none.png").statusCode()).isEqualTo(200);
      assertThat(eve.get("/preview/none.png").statusCode()).as("drawn before").isEqualTo(200);
    }
  }

  /** The picture of a link shows who is there, so there is one for every name. */
  @Test
  void newPicturesOfLinksAreLimited() throws Exception {
    try (TestServer running = new TestServer(data, "limits", BURSTS);
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
        String table = Json.read(made).get("table").stringValue();
        picture = "/preview/" + table + ".png";
        drawn++;
      } while (eve.get(picture).statusCode() == 200);
      assertThat(drawn).isEqualTo(21);
      assertThat(guest.get(picture).statusCode()).isEqualTo(200);
      assertThat(eve.get(picture).statusCode()).as("drawn for somebody else").isEqualTo(200);
    }
  }

  private static void exhaust(RateLimiter limit) throws Exception {
    String address = IpNetwork.key(java.net.InetAddress.ofLiteral(EVE));
    while (limit.take(address)) {
      // Takes everything that is left.
    }
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
          NetContexts.with(
              running.server.context(),
              new RateLimits(Limit.rates(List.of()), () -> 0),
              new LiveConnections(1_000));
      String[] frames = new String[40];
      for (int i = 0; i < frames.length; i++) {
        frames[i] = say(table, i);
      }
      for (int player = 0; player < 10; player++) {
        ListeningWriter heard = ListeningWriter.open(context, "eve", frames);
        for (int i = 0; i < frames.length; i++) {
          assertThat(heard.messages.take()).contains("not-seated");
        }
      }
      assertThat(ListeningWriter.open(context, "eve", say(table, 1)).messages.take())
          .contains("too-many-commands");
      assertThat(ListeningWriter.open(context, "ana", say(table, 1)).messages.take())
          .contains("not-seated");
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
          NetContexts.with(
              running.server.context(),
              new RateLimits(Limit.rates(List.of()), () -> 0),
              new LiveConnections(1_000));
      String watch = "{\"type\":\"watch\",\"table\":\"" + table + "\"}";
      for (int i = 0; i < 40; i++) {
        assertThat(ListeningWriter.open(context, "eve", watch).messages.take())
            .contains("snapshot");
      }
      // One that watches again and again is one viewer.
      ListeningWriter again = ListeningWriter.open(context, "ana", watch, watch, watch);
      for (int i = 0; i < 3; i++) {
        assertThat(again.messages.take()).contains("snapshot");
      }
      assertThat(ListeningWriter.open(context, "eve", watch).messages.take())
          .isEqualTo("end 1008 too many viewers");
      String other = "{\"type\":\"watch\",\"table\":\"" + another + "\"}";
      assertThat(ListeningWriter.open(context, "eve", other).messages.take()).contains("snapshot");
      String leave = "{\"type\":\"unwatch\",\"table\":\"" + another + "\"}";
      for (int i = 0; i < 50; i++) {
        assertThat(ListeningWriter.open(context, "bea", other, leave).messages.take())
            .contains("snapshot");
      }
    }
  }
}
