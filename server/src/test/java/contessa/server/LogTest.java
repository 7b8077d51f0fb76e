package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.status.Status;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The log: its format, and what it must not contain. */
class LogTest {

  private static final String TALK = "nobody-else-may-read-this";

  @TempDir Path data;

  @Test
  void theLogHasNoCardsTokensOrChat() throws Exception {
    KeptLog kept = KeptLog.start(Level.TRACE);
    try (kept;
        TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.11.0.1")) {
      String cookie = guest.cookie();
      String[] ours = {"Origin", running.origin(), "Cookie", cookie};
      String bearer = guest.program(cookie);
      String path = "/api/tables/" + guest.table(cookie, true, true)[0] + "/commands";
      command(guest, path, "\"do\":\"say\",\"id\":\"1\",\"text\":\"" + TALK + "\"", ours);
      command(
          guest,
          path,
          "\"do\":\"report\",\"id\":\"2\",\"seat\":1,\"reason\":\"" + TALK + "\"",
          ours);
      command(guest, path, "\"do\":\"away\",\"id\":\"3\"", ours);
      command(guest, path, "\"do\":\"" + TALK + "\"", ours);
      guest.get("/api/me", "Authorization", bearer);
      assertThat(kept.lines()).anyMatch(line -> line.startsWith("Serving "));
      String all = String.join("\n", kept.lines());
      assertThat(all)
          .doesNotContain(TALK)
          .doesNotContain(cookie.substring(cookie.indexOf('=') + 1))
          .doesNotContain(bearer.substring(7))
          .doesNotContain("Duke", "Assassin", "Captain", "Ambassador", "Contessa\"");
    }
  }

  private static void command(TestServer.Guest guest, String path, String fields, String... ours) {
    HttpResponse<String> done = guest.post(path, "{" + fields + "}", ours);
    assertThat(done.statusCode()).isLessThan(500);
  }

  @ParameterizedTest
  @CsvSource({"debug, 4", "info, 3", "warn, 2", "error, 1"})
  void theLevelSaysTheLeastThatIsLogged(String level, int lines) throws Exception {
    PrintStream before = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    LoggerContext context = new LoggerContext();
    System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
    try {
      context.setMDCAdapter(new LogbackMDCAdapter());
      context.putProperty("contessa.log.level", level);
      JoranConfigurator configurator = new JoranConfigurator();
      configurator.setContext(context);
      configurator.doConfigure(Server.class.getResource("/logback.xml"));
      ch.qos.logback.classic.Logger logger = context.getLogger("contessa.test");
      logger.debug("1");
      logger.info("2");
      logger.warn("3");
      logger.error("4");
    } finally {
      context.stop();
      System.setErr(before);
    }
    assertThat(written.toString(StandardCharsets.UTF_8)).hasLineCount(lines);
  }

  @ParameterizedTest
  @CsvSource({"text", "json"})
  void theLogIsTextOrJson(String form) throws Exception {
    PrintStream before = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    LoggerContext context = new LoggerContext();
    System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
    try {
      context.setMDCAdapter(new LogbackMDCAdapter());
      context.putProperty("contessa.log", form);
      JoranConfigurator configurator = new JoranConfigurator();
      configurator.setContext(context);
      configurator.doConfigure(Server.class.getResource("/logback.xml"));
      context.getLogger("contessa.test").info("Served {} tables", 3);
      context.getLogger("contessa.test").debug("not this");
    } finally {
      context.stop();
      System.setErr(before);
    }
    assertThat(context.getStatusManager().getCopyOfStatusList())
        .allMatch(status -> status.getEffectiveLevel() == Status.INFO);
    String line = written.toString(StandardCharsets.UTF_8);
    assertThat(line).hasLineCount(1).contains("Served 3 tables");
    if (form.equals("text")) {
      // A time without its zone could not be compared with the logs of a proxy.
      assertThat(line)
          .matches("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3}(Z|[+-]\\d\\d) .*\\s*");
    } else {
      JsonNode json = Json.read(line);
      assertThat(json.get("level").stringValue()).isEqualTo("INFO");
      assertThat(json.get("formattedMessage").stringValue()).isEqualTo("Served 3 tables");
    }
  }
}
