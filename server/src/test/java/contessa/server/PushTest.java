package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.host.identity.Sessions;
import contessa.server.host.threads.SteadyClock;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.ServerJson;
import contessa.server.push.TestBrowser;
import java.security.Signature;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a question at a table to the phone of the player who is asked. */
class PushTest {

  private static final String TABLE =
      """
      {"name":"Ana","start":false,"bots":[],"options":{"game":"coup","rules":{"edition":"resistance"},
       "seats":2,"open":false,"clock":"turn-based","talk":"off","strict":false,"memoryAid":true,
       "watchers":true,"programs":true,"reveal":true}}
      """;

  @TempDir Path data;
  private FakePushService service;
  private int ids;

  @BeforeEach
  void open() throws Exception {
    service = new FakePushService();
  }

  @AfterEach
  void close() {
    service.close();
  }

  /** A player with a cookie. */
  private final class Person {
    final TestServer running;
    final TestServer.Guest guest;
    final String cookie;

    Person(TestServer running, TestServer.Guest guest, String cookie) {
      this.running = running;
      this.guest = guest;
      this.cookie = cookie;
    }

    int post(String path, Object body) {
      return guest
          .post(path, body instanceof String text ? text : ServerJson.CODEC.json(body), headers())
          .statusCode();
    }

    String player() {
      return get("/api/me").get("player").stringValue();
    }

    String[] headers() {
      return new String[] {"Cookie", cookie, "Origin", running.origin()};
    }

    JsonNode get(String path) {
      return Json.read(guest.get(path, headers()).body());
    }

    void command(String table, String fields) {
      String body = "{\"id\":\"c" + ++ids + "\"," + fields + "}";
      var answer = guest.post("/api/tables/" + table + "/commands", body, headers()).body();
      assertThat(Json.read(answer).get("ok").booleanValue()).as(answer).isTrue();
    }

    String table() {
      String answer = guest.post("/api/tables", TABLE, headers()).body();
      return Json.read(answer).get("table").stringValue();
    }
  }

  private TestServer running(String... settings) throws Server.CannotStart {
    Map<String, String> given =
        new TreeMap<>(Map.of("host", "127.0.0.1", "port", "0", "millis", "5"));
    for (int i = 0; i < settings.length; i += 2) {
      given.put(settings[i], settings[i + 1]);
    }
    return new TestServer(
        Server.start(
            Settings.of(data, given, Map.of()),
            SteadyClock.start(),
            endpoint -> endpoint.startsWith(service.origin() + "/")));
  }

  private Person person(TestServer running, TestServer.Guest guest) {
    return new Person(running, guest, guest.cookie());
  }

  @Test
  void anAbsentPlayerGetsAnEncryptedSignedNotification() throws Exception {
    TestBrowser browser = TestBrowser.fresh();
    String cookie;
    String table;
    String key;
    try (TestServer running = running();
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      Person ana = person(running, guest);
      Person bea = person(running, guest);
      key = ana.get("/api/push").get("key").stringValue();
      assertThat(ana.post("/api/push", browser.at(service.origin() + "/ana"))).isEqualTo(200);
      table = ana.table();
      bea.command(table, "\"do\":\"sit\",\"name\":\"Bea\"");
      ana.command(table, "\"do\":\"start\"");
      FakePushService.Message message = service.next();
      JsonNode said = Json.read(browser.open(message.body()));
      assertThat(said.propertyNames()).containsExactlyInAnyOrder("kind", "table", "edition");
      assertThat(said.get("table").stringValue()).isEqualTo(table);
      assertThat(said.get("kind").stringValue()).isIn("turn", "start");
      assertThat(said.get("edition").stringValue()).isEqualTo("resistance");
      assertThat(message.path()).isEqualTo("/ana");
      assertThat(message.headers())
          .containsEntry("Content-encoding", "aes128gcm")
          .doesNotContainKeys("Cookie", "Topic");
      assertThat(Integer.parseInt(message.headers().get("Ttl"))).isBetween(3_500, 24 * 3_600 + 1);
      checkSigned(message.headers().get("Authorization"), key, running.origin());
      assertThat(service.waiting()).isZero();
      cookie = ana.cookie;
    }
    // The same keys and the same browsers after a restart.
    try (TestServer running = running();
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      Person ana = new Person(running, guest, cookie);
      assertThat(ana.get("/api/push").get("key").stringValue()).isEqualTo(key);
      Person cy = person(running, guest);
      String other = ana.table();
      cy.command(other, "\"do\":\"sit\",\"name\":\"Cy\"");
      ana.command(other, "\"do\":\"start\"");
      assertThat(browser.open(service.next().body())).contains(other);
    }
  }

  private void checkSigned(String authorization, String key, String site) throws Exception {
    assertThat(authorization).startsWith("vapid t=").endsWith(", k=" + key);
    String[] parts = authorization.substring(8, authorization.indexOf(',')).split("\\.", -1);
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(point(bytes(key)));
    signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
    assertThat(signature.verify(bytes(parts[2]))).isTrue();
    assertThat(new String(bytes(parts[0]), StandardCharsets.UTF_8))
        .isEqualTo("{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
    JsonNode claims = Json.read(new String(bytes(parts[1]), StandardCharsets.UTF_8));
    assertThat(claims.get("aud").stringValue()).isEqualTo(service.origin());
    assertThat(claims.get("sub").stringValue()).isEqualTo(site.replace("http:", "https:"));
    long left = claims.get("exp").longValue() - System.currentTimeMillis() / 1_000;
    assertThat(left).isBetween(1L, 24L * 3_600);
  }

  private static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  private static PublicKey point(byte[] bytes) throws Exception {
    AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
    curve.init(new ECGenParameterSpec("secp256r1"));
    ECPoint point =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(bytes, 1, 33)),
            new BigInteger(1, Arrays.copyOfRange(bytes, 33, 65)));
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(point, curve.getParameterSpec(ECParameterSpec.class)));
  }

  /** A game that notifies Ana, who is offline. */
  private void call(Person ana, Person bea) {
    String table = ana.table();
    bea.command(table, "\"do\":\"sit\",\"name\":\"Bea\"");
    ana.command(table, "\"do\":\"start\"");
  }

  @Test
  void aGoneBrowserIsRemovedAndRedirectsAreNotFollowed() throws Exception {
    try (TestServer running = running();
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      Person ana = person(running, guest);
      Person bea = person(running, guest);
      for (String name : new String[] {"gone", "missing", "busy", "broken", "moved", "there"}) {
        TestBrowser browser = TestBrowser.fresh();
        // At most five: the first is forgotten for the sixth.
        assertThat(ana.post("/api/push", browser.at(service.origin() + "/" + name))).isEqualTo(200);
      }
      service.answer("/missing", 404);
      service.answer("/busy", 429);
      service.answer("/broken", 500);
      service.answer("/moved", 307);
      call(ana, bea);
      for (String name : new String[] {"missing", "busy", "broken", "moved", "there"}) {
        assertThat(service.next().path()).isEqualTo("/" + name);
      }
      service.answer("/busy", 410);
      call(ana, bea);
      for (String name : new String[] {"busy", "broken", "moved", "there"}) {
        assertThat(service.next().path()).isEqualTo("/" + name);
      }
      assertThat(ana.post("/api/push/off", Map.of("endpoint", service.origin() + "/moved")))
          .isEqualTo(200);
      assertThat(bea.post("/api/push/off", Map.of("endpoint", service.origin() + "/there")))
          .isEqualTo(200);
      call(ana, bea);
      for (String name : new String[] {"broken", "there"}) {
        assertThat(service.next().path()).isEqualTo("/" + name);
      }
      assertThat(service.waiting()).isZero();
    }
  }

  @Test
  void aBrowserBelongsToItsLastPlayerAndEndsWithTheSession() throws Exception {
    TestBrowser browser = TestBrowser.fresh();
    try (TestServer running = running();
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      Person ana = person(running, guest);
      Person bea = person(running, guest);
      assertThat(ana.post("/api/push", browser.at(service.origin() + "/one"))).isEqualTo(200);
      assertThat(bea.post("/api/push", browser.at(service.origin() + "/one"))).isEqualTo(200);
      assertThat(bea.post("/api/push", TestBrowser.fresh().at(service.origin() + "/two")))
          .isEqualTo(200);
      call(ana, bea);
      assertThat(service.next().path()).isEqualTo("/one");
      assertThat(service.next().path()).isEqualTo("/two");
      String code = running.server.context().sessions().codes().handOver(bea.player());
      String second = running.server.context().sessions().takeOver(code).orElseThrow().token();
      end(running, bea.cookie.substring(bea.cookie.indexOf('=') + 1));
      assertThat(subscriptions()).isEqualTo(2);
      end(running, second);
      assertThat(subscriptions()).isZero();
    }
  }

  private static void end(TestServer running, String token) {
    Sessions sessions = running.server.context().sessions();
    Sessions.Session session = sessions.find(token).orElseThrow();
    assertThat(sessions.end(session.me().player(), session.id())).isTrue();
  }

  private int subscriptions() throws SQLException {
    try (Connection connection = SqliteFile.source(Server.journal(data)).getConnection();
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("select count(*) from push_subscriptions")) {
      return found.getInt(1);
    }
  }

  @Test
  void subscriptionsAtUnknownServicesAreRefused() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      Person ana = person(running, guest);
      TestBrowser browser = TestBrowser.fresh();
      assertThat(ana.post("/api/push", browser.at("https://fcm.googleapis.com/fcm/send/1")))
          .isEqualTo(200);
      assertThat(ana.post("/api/push", browser.at(service.origin() + "/1"))).isEqualTo(400);
      assertThat(ana.post("/api/push", browser.at("https://169.254.169.254/latest")))
          .isEqualTo(400);
      String longest = "https://fcm.googleapis.com/" + "x".repeat(1_000);
      assertThat(ana.post("/api/push", browser.at(longest))).isEqualTo(400);
      String good = ServerJson.CODEC.json(browser.at("https://fcm.googleapis.com/fcm/send/1"));
      String[] bad = {
        "{}",
        "{\"endpoint\":\"https://fcm.googleapis.com/1\"}",
        good.replace("\"auth\"", "\"more\":1,\"auth\""),
        good.replace("\"auth\":\"", "\"auth\":\"AAAA"),
        good.replace("\"p256dh\":\"B", "\"p256dh\":\"C"),
        good.replace("{\"endpoint\"", "{\"expirationTime\":null,\"endpoint\""),
        good.replaceAll("\"keys\":.*", "\"keys\":null}")
      };
      for (String body : bad) {
        assertThat(ana.post("/api/push", body)).as(body).isEqualTo(400);
      }
      assertThat(ana.post("/api/push/off", "{}")).isEqualTo(400);
      assertThat(service.waiting()).isZero();
    }
  }

  @Test
  void pushIsNotOfferedWhenItIsOff() throws Exception {
    try (TestServer running = running("push", "false");
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      Person ana = person(running, guest);
      assertThat(guest.get("/api/push", ana.headers()).statusCode()).isEqualTo(404);
      Object browser = TestBrowser.fresh().at(service.origin() + "/1");
      assertThat(ana.post("/api/push", browser)).isEqualTo(404);
    }
  }
}
