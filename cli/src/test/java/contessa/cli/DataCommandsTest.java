package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.Server;
import contessa.server.Settings;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;

/** Commands that work on the data of a server, running or not. */
class DataCommandsTest {

  private static final String TABLE =
      """
      {"name":"Ana","start":false,"bots":["random"],"options":{"game":"coup",
       "rules":{"edition":"resistance"},"seats":3,"open":false,"clock":"blitz","talk":"chat",
       "strict":false,"memoryAid":true,"watchers":true,"programs":true,"reveal":true}}
      """;

  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int contessa(Object... args) {
    String[] words = java.util.Arrays.stream(args).map(Object::toString).toArray(String[]::new);
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(words);
  }

  private static int post(int port, String path, String body, String... headers) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
              .headers(headers)
              .POST(HttpRequest.BodyPublishers.ofString(body));
      return http.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  private static String[] guest(int port) throws Exception {
    String origin = "http://127.0.0.1:" + port;
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpResponse<String> session =
          http.send(
              HttpRequest.newBuilder(URI.create(origin + "/api/session"))
                  .headers("Origin", origin, "X-Contessa", "1")
                  .POST(HttpRequest.BodyPublishers.noBody())
                  .build(),
              HttpResponse.BodyHandlers.ofString());
      String cookie = session.headers().firstValue("Set-Cookie").orElseThrow();
      return new String[] {
        "Origin", origin, "X-Contessa", "1", "Cookie", cookie.substring(0, cookie.indexOf(';'))
      };
    }
  }

  @Test
  void theOperatorEndsTheSessionsOfAPlayerOrOfEverybody() throws Exception {
    Map<String, String> given = Map.of("host", "127.0.0.1", "port", "0");
    try (Server server = Server.start(Settings.of(folder, given, Map.of()))) {
      String[] ana = guest(server.port());
      String[] bea = guest(server.port());
      String[] otherBea = guest(server.port());
      assertThat(post(server.port(), "/api/me", "{\"name\":\"Ana\"}", ana)).isEqualTo(200);
      assertThat(post(server.port(), "/api/me", "{\"name\":\"Bea\"}", bea)).isEqualTo(200);
      assertThat(post(server.port(), "/api/me", "{\"name\":\"Bea\"}", otherBea)).isEqualTo(200);
      assertThat(contessa("admin", "sign-out", "Ana", "--data", folder)).isZero();
      assertThat(out.toString()).contains("1 session ended");
      assertThat(post(server.port(), "/api/me", "{\"name\":\"Ana\"}", ana)).isEqualTo(401);
      assertThat(contessa("admin", "sign-out", "Ana", "--data", folder))
          .isEqualTo(ExitCode.SOFTWARE);
      assertThat(err.toString()).contains("no such player");
      assertThat(contessa("admin", "sign-out", "Bea", "--data", folder))
          .isEqualTo(ExitCode.SOFTWARE);
      assertThat(err.toString()).contains("several players have this name");
      assertThat(post(server.port(), "/api/me", "{\"name\":\"Bea\"}", bea)).isEqualTo(200);
      assertThat(contessa("admin", "sign-out", "--everybody", "--data", folder)).isZero();
      assertThat(post(server.port(), "/api/me", "{\"name\":\"Bea\"}", bea)).isEqualTo(401);
      assertThat(contessa("admin", "sign-out", "--data", folder)).isEqualTo(ExitCode.USAGE);
    }
  }

  @Test
  void theOperatorListsAndClosesTablesAndDrainsTheServer() throws Exception {
    Map<String, String> given = Map.of("host", "127.0.0.1", "port", "0");
    try (Server server = Server.start(Settings.of(folder, given, Map.of()))) {
      String[] guest = guest(server.port());
      assertThat(post(server.port(), "/api/tables", TABLE, guest)).isEqualTo(200);
      assertThat(contessa("admin", "list", "--data", folder)).isZero();
      assertThat(out.toString()).contains("lobby").contains("resistance").contains("1 table");
      String table = out.toString().lines().toList().get(1).split(" ", 2)[0];
      out.getBuffer().setLength(0);
      assertThat(contessa("admin", "list", "--json", "--data", folder)).isZero();
      JsonNode line = Json.read(out.toString()).iterator().next();
      assertThat(line.get("table").stringValue()).isEqualTo(table);
      assertThat(line.get("visibility").stringValue()).isEqualTo("private");
      assertThat(line.get("players").iterator().next().stringValue()).isEqualTo("Ana");
      for (String order : List.of("ready", "reports", "players", "bans", "audit", "drain")) {
        out.getBuffer().setLength(0);
        assertThat(contessa("admin", order, "--json", "--data", folder)).isZero();
        assertThat(Json.read(out.toString())).as(order).isNotNull();
      }
      out.getBuffer().setLength(0);
      assertThat(contessa("admin", "export", "Ana", "--data", folder)).isZero();
      assertThat(Json.read(out.toString()).get("name").stringValue()).isEqualTo("Ana");
      assertThat(contessa("admin", "drain", "--off", "--data", folder)).isZero();

      assertThat(contessa("admin", "ready", "--data", folder)).isZero();
      assertThat(out.toString()).endsWith("ready\n");

      assertThat(contessa("admin", "reports", "--data", folder)).isZero();
      assertThat(out.toString()).contains("0 reports");

      String why = "--reason=a\tflood";
      assertThat(contessa("admin", "ban", "127.0.0.1", "--for=1h", why, "--data", folder)).isZero();
      assertThat(contessa("admin", "bans", "--data", folder)).isZero();
      assertThat(out.toString()).contains("a flood");
      assertThat(post(server.port(), "/api/tables", TABLE, guest)).isEqualTo(403);
      assertThat(contessa("admin", "lift", "127.0.0.1", "--data", folder)).isZero();
      assertThat(contessa("admin", "chat", table, "--data", folder)).isZero();
      assertThat(out.toString()).contains("0 messages");

      assertThat(contessa("admin", "drain", "--data", folder)).isZero();
      assertThat(post(server.port(), "/api/tables", TABLE, guest)).isEqualTo(409);
      assertThat(contessa("admin", "drain", "--off", "--data", folder)).isZero();
      assertThat(post(server.port(), "/api/tables", TABLE, guest)).isEqualTo(200);

      assertThat(contessa("admin", "close", "--data", folder, "--", table)).isZero();
      assertThat(contessa("admin", "close", "--data", folder, "--", table))
          .isEqualTo(ExitCode.SOFTWARE);
      assertThat(err.toString()).contains("no such table");

      Path copy = folder.resolve("copy");
      assertThat(contessa("backup", "--data", folder, copy)).isZero();
      assertThat(contessa("restore", "--data", folder.resolve("new"), copy)).isZero();
      assertThat(Files.size(Server.journal(folder.resolve("new")))).isPositive();
    }
    assertThat(contessa("backup", "--data", folder, folder.resolve("copy")))
        .isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString()).contains("exists already");
  }

  @Test
  void noBackupIsMadeOfAFileWhoseDataIsInPostgresql() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    SqliteFile.journal(Server.journal(data)).close();
    Files.createFile(data.resolve("moved"));
    assertThat(contessa("backup", "--data", data, folder.resolve("a"))).isOne();
    assertThat(err.toString()).contains("was moved to PostgreSQL");
    Files.writeString(data.resolve("contessa.conf"), "database = \"jdbc:postgresql://db/games\"");
    assertThat(contessa("backup", "--data", data, folder.resolve("a"))).isOne();
    assertThat(err.toString()).contains("is in PostgreSQL: back it up with pg_dump");
  }

  @Test
  void restoreRefusesAFolderThatHasAJournal() throws Exception {
    Path data = folder.resolve("data");
    Path copy = folder.resolve("copy");
    SqliteFile.journal(Files.createDirectory(data).resolve("contessa.db")).close();
    assertThat(contessa("backup", "--data", data, copy)).isZero();
    byte[] before = Files.readAllBytes(Server.journal(data));
    assertThat(contessa("restore", "--data", data, copy)).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString()).startsWith("contessa: the data folder " + data).hasLineCount(1);
    assertThat(Files.readAllBytes(Server.journal(data))).isEqualTo(before);
  }

  @Test
  void aServerThatCannotWriteItsJournalStopsWithAMessageAndAnExitCode() throws Exception {
    CompletableFuture<String> address = new CompletableFuture<>();
    PrintWriter greeting =
        new PrintWriter(out) {
          @Override
          public void println(String line) {
            if (line.contains("http:")) {
              address.complete(line.strip());
            }
          }
        };
    String[] words = {"serve", "--host", "127.0.0.1", "--port", "0", "--data", folder.toString()};
    CompletableFuture<Integer> status =
        CompletableFuture.supplyAsync(
            () ->
                Contessa.commandLine()
                    .setOut(greeting)
                    .setErr(new PrintWriter(err))
                    .execute(words));
    int port = URI.create(address.get(5, TimeUnit.MINUTES)).getPort();
    String[] guest = guest(port);
    try (Connection disk = SqliteFile.source(Server.journal(folder)).getConnection();
        Statement statement = disk.createStatement()) {
      statement.execute("drop table events");
    }
    assertThat(post(port, "/api/tables", TABLE, guest)).isGreaterThanOrEqualTo(500);
    assertThat(status.get(5, TimeUnit.MINUTES)).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString())
        .startsWith("contessa: cannot write the journal; the server has stopped")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-Zq3", "--data3"})
  void theIdOfATableToCloseMayBeginWithADash(String table) {
    assertThat(contessa("admin", "close", table, "--data", folder)).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString()).contains("no server is running on the data folder");
  }

  @Test
  void optionsAfterTwoDashesAreNotCalledUnknown() {
    assertThat(contessa("admin", "close", "--", "-abc", "--data=x")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).startsWith("'--data=x' must stand before '--'.\n");
  }

  private JsonNode json(Object... args) {
    out.getBuffer().setLength(0);
    assertThat(contessa(args)).isZero();
    return Json.read(out.toString());
  }

  @Test
  void dataCommandsAnswerInWordsOrInJson() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data))) {
      journal.append(new JournalRow("a", 1, null, 5, false, "{}"));
    }
    assertThat(contessa("check", "--data", data)).isZero();
    assertThat(contessa("salvage", folder.resolve("rescued"), "--data", data)).isZero();
    assertThat(out.toString())
        .isEqualTo(
            "1 table, 1 row checked\n1 table and 1 row rescued into "
                + folder.resolve("rescued")
                + "\n");
    assertThat(json("check", "--json", "--data", data).toString())
        .isEqualTo("{\"tables\":1,\"rows\":1,\"problems\":[]}");
    Path copy = folder.resolve("copy");
    assertThat(json("backup", copy, "--json", "--data", data).get("backup").asString())
        .isEqualTo(copy.toString());
    JsonNode rescued = json("salvage", folder.resolve("again"), "--json", "--data", data);
    assertThat(rescued.get("rows")).hasToString("1");
    Path restored = folder.resolve("restored");
    assertThat(json("restore", copy, "--json", "--data", restored).get("restored").asString())
        .isEqualTo(restored.toString());
    try (SqlJournal journal = SqliteFile.journal(Server.journal(restored))) {
      var _ = journal.database().update("update events set crc = crc + 1");
    }
    out.getBuffer().setLength(0);
    assertThat(contessa("check", "--json", "--data", restored)).isEqualTo(ExitCode.SOFTWARE);
    assertThat(Json.read(out.toString()).get("problems").iterator().next().asString())
        .contains("table a");
    assertThat(err.toString()).startsWith("contessa: the data is damaged").hasLineCount(1);
  }

  @Test
  void adminReportsThatNoServerIsRunning() {
    assertThat(contessa("admin", "list", "--data", folder)).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString())
        .isEqualTo("contessa: no server is running on the data folder " + folder + "\n");
  }

  @Test
  void aFailureToStartIsReportedInOneLine() throws Exception {
    Files.writeString(folder.resolve("contessa.conf"), "prot = 80");
    assertThat(contessa("serve", "--data", folder)).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString()).startsWith("contessa: ").contains("'prot'").hasLineCount(1);
  }
}
