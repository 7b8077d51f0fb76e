package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.PromQuery.Scrapes;
import contessa.server.host.threads.SteadyClock;
import contessa.server.journal.Sql;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.message.Command;
import contessa.table.message.Me;
import contessa.testkit.ChildProcess;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.Connection;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every alert fires when what it warns of happens to a real server, and not before. */
@Tag("soak")
class AlertsTest {

  private static final Path DEPLOY = Path.of("../deploy");

  @TempDir Path folder;

  /** What must happen to a server before an alert fires. */
  private interface Trouble {
    Scrapes happen(AlertsTest test) throws Exception;
  }

  private static final Map<String, Trouble> TROUBLES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("ContessaDown", _ -> new Scrapes().add("a", 0, null)),
              Map.entry("ContessaNodesApart", AlertsTest::twoThatDoNotSeeEachOther),
              Map.entry("ContessaRestarts", AlertsTest::fourStarts),
              Map.entry("ContessaJournalDamaged", AlertsTest::damage),
              Map.entry("ContessaTablesStopped", AlertsTest::aFailureOfTheProgram),
              Map.entry("ContessaNoBackup", AlertsTest::damage),
              Map.entry("ContessaBackupNotCopied", AlertsTest::aCopyThatFails),
              Map.entry("ContessaDiskFull", AlertsTest::aFullDisk),
              Map.entry("ContessaClockSkew", AlertsTest::aClockThatIsAhead),
              Map.entry("ContessaErrors", AlertsTest::aLostFolder),
              Map.entry("ContessaHeapFull", AlertsTest::aFullHeap),
              Map.entry("ContessaSlow", AlertsTest::slowDecisions),
              Map.entry("ContessaSlowReaders", AlertsTest::waitingBytes),
              Map.entry("ContessaNearlyFull", AlertsTest::asManyTablesAsAllowed)));

  static Stream<String> alerts() {
    return TROUBLES.keySet().stream();
  }

  private static Map<String, String> rules() throws IOException {
    Matcher rule =
        Pattern.compile("- alert: (\\w+)\n +expr: (?:>-)?((?:.*\n)+?) +(?:for|annotations):")
            .matcher(Files.readString(DEPLOY.resolve("alerts.yml")));
    Map<String, String> rules = new TreeMap<>();
    while (rule.find()) {
      rules.put(rule.group(1), rule.group(2));
    }
    return rules;
  }

  private Path data() {
    return folder.resolve("data");
  }

  private static String metrics(TestServer running) {
    return running.server.context().metrics().text();
  }

  @ParameterizedTest
  @MethodSource("alerts")
  void anAlertFires(String alert) throws Exception {
    Scrapes scrapes = TROUBLES.get(alert).happen(this);
    assertThat(PromQuery.of(rules().get(alert), scrapes)).as("%s fires", alert).isNotEmpty();
  }

  @Test
  void everyAlertIsFired() throws IOException {
    assertThat(rules().keySet()).isEqualTo(TROUBLES.keySet());
  }

  /** And every panel of the dashboard shows something. */
  @Test
  void aSoundServerFiresNoAlertAndFillsTheDashboard() throws Exception {
    try (TestServer running = new TestServer(data());
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      running.server.context().metrics().build("0");
      running.server.problems().join();
      guest.table(guest.cookie(), true, true);
      Scrapes scrapes = new Scrapes().add("a", 0, metrics(running)).add("a", 60, metrics(running));
      for (Map.Entry<String, String> rule : rules().entrySet()) {
        assertThat(PromQuery.of(rule.getValue(), scrapes)).as(rule.getKey()).isEmpty();
      }
      for (JsonNode panel :
          Json.read(Files.readString(DEPLOY.resolve("grafana.json"))).get("panels")) {
        for (JsonNode target : panel.get("targets")) {
          String query = target.get("expr").stringValue();
          boolean isQuantile = query.startsWith("histogram_quantile");
          assertThat(PromQuery.of(query, scrapes).isEmpty())
              .as(query)
              .isEqualTo(isQuantile); // nobody has decided anything yet
        }
      }
    }
  }

  private Scrapes twoThatDoNotSeeEachOther() throws Exception {
    try (TestServer one = new TestServer(data());
        TestServer other = new TestServer(folder.resolve("other"))) {
      return new Scrapes().add("a", 0, metrics(one)).add("b", 0, metrics(other));
    }
  }

  private static String metrics(String port) throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + port + "/metrics");
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpResponse<String> answer =
          http.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      return answer.body();
    }
  }

  private Scrapes fourStarts() throws Exception {
    Scrapes scrapes = new Scrapes();
    for (int start = 0; start < 4; start++) {
      try (ChildProcess server =
          ChildProcess.start(ServerProcess.class, List.of(data().toString()))) {
        scrapes.add("a", 300 * start, metrics(server.line()));
      }
    }
    return scrapes;
  }

  private Scrapes aFullHeap() throws Exception {
    try (ChildProcess server =
        ChildProcess.start(
            List.of(),
            List.of("-Xmx96m", "-XX:-UseSerialGC", "-XX:+UseG1GC"),
            ServerProcess.class,
            List.of(data().toString(), "0.93"),
            null)) {
      return new Scrapes().add("a", 0, metrics(server.line()));
    }
  }

  private Scrapes aFullDisk() throws Exception {
    Files.createDirectories(data());
    List<String> prefix = new ArrayList<>(List.of("unshare", "--mount"));
    if (!System.getProperty("user.name").equals("root")) {
      prefix.add("--map-root-user");
    }
    prefix.addAll(
        ChildProcess.inShell(
            "mount -t tmpfs -o size=16m tmpfs '%1$s' && head -c 15m /dev/zero >'%1$s/full' &&"
                .formatted(data())));
    try (ChildProcess server =
        ChildProcess.start(
            prefix, List.of(), ServerProcess.class, List.of(data().toString()), null)) {
      return new Scrapes().add("a", 0, metrics(server.line()));
    }
  }

  private Scrapes damage() throws Exception {
    try (TestServer running = new TestServer(data(), "backup-hours", "1");
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      guest.table(guest.cookie(), true, true);
    }
    try (Connection connection = SqliteFile.source(Server.journal(data())).getConnection()) {
      assertThat(new Sql(connection).update("update events set crc = crc + 1 where seq = 1"))
          .isPositive();
    }
    Path backups = Files.createDirectories(data().resolve("backups"));
    try (Stream<Path> all = Files.list(backups)) {
      for (Path backup : all.toList()) {
        Files.delete(backup);
      }
    }
    Files.createFile(backups.resolve("contessa-2026-01-01T00-00-00Z.db"));
    try (TestServer running = new TestServer(data(), "backup-hours", "1")) {
      running.server.problems().join();
      return new Scrapes().add("a", 0, metrics(running));
    }
  }

  private Scrapes aCopyThatFails() throws Exception {
    Path command = Files.writeString(folder.resolve("copy"), "#!/bin/sh\nexit 1\n");
    assertThat(command.toFile().setExecutable(true)).isTrue();
    try (TestServer running = new TestServer(data(), "backup-command", command.toString())) {
      Health health = new Health(running);
      while (!health.warns("backup-command failed")) {
        LockSupport.parkNanos(1_000_000);
      }
      return new Scrapes().add("a", 0, metrics(running));
    }
  }

  private record Health(TestServer running) {
    boolean warns(String text) {
      return running.server.context().health().get().text().contains(text);
    }
  }

  private static final ThreadLocal<Boolean> FAILING = ThreadLocal.withInitial(() -> false);

  /** A clock that fails where this test lets it. */
  private static SteadyClock failing() {
    return new SteadyClock(
        System.currentTimeMillis(),
        () -> {
          if (FAILING.get()) {
            throw new IllegalStateException("a failure of the program");
          }
          return System.nanoTime();
        },
        1);
  }

  private Settings settings(String... given) {
    Map<String, String> all = new TreeMap<>(Map.of("host", "127.0.0.1", "port", "0"));
    for (int i = 0; i < given.length; i += 2) {
      all.put(given[i], given[i + 1]);
    }
    return Settings.of(data(), all, Map.of());
  }

  private Scrapes aFailureOfTheProgram() throws Exception {
    try (TestServer running = new TestServer(Server.start(settings(), failing()));
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String table = guest.table(guest.cookie(), true, true)[0];
      FAILING.set(true);
      try {
        running.server.context().tables().local().wake(table);
      } finally {
        FAILING.set(false);
      }
      assertThat(new Health(running).warns("1 table stopped")).isTrue();
      assertThat(AdminClient.order(data(), "list")).contains("stopped after an error");
      return new Scrapes().add("a", 0, metrics(running));
    }
  }

  private Scrapes aClockThatIsAhead() throws Exception {
    SteadyClock clock =
        new SteadyClock(
            System.currentTimeMillis() + TimeUnit.HOURS.toMillis(1), System::nanoTime, 1);
    try (TestServer running = new TestServer(Server.start(settings(), clock))) {
      assertThat(new Health(running).warns("check NTP")).isTrue();
      return new Scrapes().add("a", 0, metrics(running));
    }
  }

  private Scrapes aLostFolder() throws Exception {
    try (TestServer running = new TestServer(data());
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      Scrapes scrapes = new Scrapes().add("a", 0, metrics(running));
      Files.move(data(), folder.resolve("lost"));
      running.server.broken().get(5, TimeUnit.MINUTES);
      while (guest.get("/ready").statusCode() != 503) {
        LockSupport.parkNanos(1_000_000);
      }
      scrapes.add("a", 60, metrics(running));
      for (int request = 0; request < 100; request++) {
        assertThat(guest.get("/ready").statusCode()).isEqualTo(503);
      }
      return scrapes.add("a", 240, metrics(running));
    }
  }

  /** Decisions that wait for a thread, as on a machine that does too much. */
  private Scrapes slowDecisions() throws Exception {
    AtomicLong passed = new AtomicLong();
    SteadyClock clock =
        new SteadyClock(System.currentTimeMillis(), () -> System.nanoTime() + passed.get(), 1);
    try (TestServer running = new TestServer(Server.start(settings(), clock))) {
      Me me = new Me("p", "Ana");
      Scrapes scrapes = new Scrapes();
      for (int minute = 0; minute < 3; minute++) {
        long slow = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(700);
        Command decide = new Command.Decide("d" + minute, 1, "income");
        running.server.context().submit(me, "nowhere", decide, slow);
        String before = metrics(running);
        assertThat(metrics(running)).as("not in the same minute").contains(count(before));
        for (int second = 0; second < 61; second++) {
          passed.addAndGet(TimeUnit.SECONDS.toNanos(1)); // a longer gap would be a pause
          assertThat(clock.millis()).isPositive();
        }
        scrapes.add("a", 60 * minute, metrics(running));
      }
      return scrapes;
    }
  }

  private static String count(String metrics) {
    return metrics
        .lines()
        .filter(line -> line.contains("decision_seconds_count"))
        .findFirst()
        .get();
  }

  /** What clients do not read is counted; here it only is. */
  private Scrapes waitingBytes() throws Exception {
    try (TestServer running = new TestServer(data())) {
      running.server.context().live().waiting().addAndGet(40L << 20);
      return new Scrapes().add("a", 0, metrics(running));
    }
  }

  private Scrapes asManyTablesAsAllowed() throws Exception {
    try (TestServer running = new TestServer(data(), "tables", "2");
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      guest.table(guest.cookie(), false, true);
      guest.table(guest.cookie(), false, true);
      return new Scrapes().add("a", 0, metrics(running));
    }
  }
}
