package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.Backup;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an operator relies on: probes, metrics, permissions, damage, a vanished folder. */
@Tag("soak")
class OperationsTest {

  @TempDir Path folder;

  private Path data() {
    return folder.resolve("data");
  }

  @Test
  void metricsAreForThisMachineOrWithTheToken() throws Exception {
    try (TestServer running = new TestServer(data(), "trusted-proxies", "127.22.0.0/16");
        TestServer.Guest here = running.guest("127.0.0.1");
        TestServer.Guest proxy = running.guest("127.22.0.1")) {
      assertThat(here.get("/metrics").statusCode()).isEqualTo(200);
      assertThat(here.get("/metrics", "X-Forwarded-For", "10.0.0.1").statusCode())
          .as("through a proxy that nobody has declared")
          .isEqualTo(404);
      assertThat(proxy.get("/metrics", "X-Forwarded-For", "10.0.0.1").statusCode()).isEqualTo(404);
    }
    try (TestServer running = new TestServer(data(), "metrics-token", "s3cret");
        TestServer.Guest here = running.guest("127.0.0.1")) {
      assertThat(here.get("/metrics").statusCode()).isEqualTo(404);
      assertThat(here.get("/metrics", "Authorization", "Bearer wrong").statusCode()).isEqualTo(404);
      assertThat(here.get("/metrics", "Authorization", "Bearer s3cret").statusCode())
          .isEqualTo(200);
    }
  }

  @Test
  void aSecretCommandChangesNoNumber() throws Exception {
    try (TestServer running = new TestServer(data());
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      String cookie = guest.cookie();
      String[] me = {"Origin", running.origin(), "Cookie", cookie};
      String path = "/api/tables/" + guest.table(cookie, true, true)[0] + "/commands";
      // A request is counted after its answer.
      while (!counted(running).contains("contessa_requests_total{status=\"200\"} 2.0")) {
        LockSupport.parkNanos(1_000_000);
      }
      String before = counted(running);
      String order = "{\"do\":\"order\",\"id\":\"1\",\"order\":\"pass-foreign-aid\"}";
      assertThat(guest.post(path, order, me).body()).contains("\"ok\":true");
      assertThat(counted(running)).isEqualTo(before);
    }
  }

  private static String counted(TestServer running) {
    return running
        .server
        .context()
        .metrics()
        .text()
        .lines()
        .filter(
            line -> line.startsWith("contessa_commands") || line.startsWith("contessa_requests"))
        .sorted()
        .toList()
        .toString();
  }

  @Test
  void theDataIsForItsOwnerAlone() throws Exception {
    try (TestServer running = new TestServer(data(), "backup-hours", "0");
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      guest.cookie();
      Backup.rotate(Server.journal(data()), data().resolve("backups"), 2, Instant.EPOCH, _ -> {});
      try (Stream<Path> files = Files.walk(data())) {
        for (Path file : files.toList()) {
          assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
              .as("%s", file)
              .isEqualTo(Files.isDirectory(file) ? "rwx------" : "rw-------");
        }
      }
    }
  }

  @Test
  void aFolderThatWasOpenToOthersIsClosedToThem() throws Exception {
    new TestServer(data()).close();
    Files.setPosixFilePermissions(data(), PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.setPosixFilePermissions(
        Server.journal(data()), PosixFilePermissions.fromString("rw-r--r--"));
    new TestServer(data()).close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data())))
        .isEqualTo("rwx------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(Server.journal(data()))))
        .isEqualTo("rw-------");
  }

  @Test
  void aVanishedFolderEndsTheServer() throws Exception {
    try (TestServer running = new TestServer(data());
        TestServer.Guest guest = running.guest("127.0.0.1")) {
      guest.cookie();
      assertThat(guest.get("/health").statusCode()).isEqualTo(200);
      assertThat(guest.get("/ready").statusCode()).isEqualTo(200);
      delete(data());
      Throwable reason = running.server.broken().get(5, TimeUnit.MINUTES);
      assertThat(reason).hasMessageContaining("removed or replaced");
      assertThat(guest.post("/api/session", "", "Origin", running.origin()).statusCode())
          .isGreaterThanOrEqualTo(500);
      assertThat(guest.get("/health").statusCode()).as("it lives").isEqualTo(200);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Test
  void backupsRotate() {
    Path file = folder.resolve("contessa.db");
    SqliteFile.journal(file).close();
    Path backups = folder.resolve("backups");
    for (int day = 1; day <= 5; day++) {
      Backup.rotate(file, backups, 3, Instant.parse("2026-01-0" + day + "T00:00:00Z"), _ -> {});
    }
    assertThat(Backup.in(backups))
        .extracting(copy -> copy.getFileName().toString())
        .containsExactly(
            "contessa-2026-01-03T00-00-00Z.db",
            "contessa-2026-01-04T00-00-00Z.db",
            "contessa-2026-01-05T00-00-00Z.db");
    Instant last = Instant.parse("2026-01-05T00:00:00Z");
    assertThat(Backup.latest(backups, last)).isEqualTo(last);
    Instant before = last.minusSeconds(1);
    assertThat(Backup.latest(backups, before))
        .as("a backup that a wrong clock named in the future")
        .isBefore(before);
    Backup.rotate(file, backups, 3, before, _ -> {});
    assertThat(Backup.in(backups)).hasSize(4);
  }

  /** Whatever page is lost, a server starts or says what is wrong, and never blames the port. */
  @Test
  void aLostPageDoesNotStopTheOtherTables() throws Exception {
    Files.createDirectories(data());
    Path file = Server.journal(data());
    try (SqlJournal journal = SqliteFile.journal(file)) {
      for (int table = 0; table < 30; table++) {
        for (int seq = 1; seq <= 12; seq++) {
          journal.append(new JournalRow("t" + table, seq, "p:" + seq, 1, false, "x".repeat(300)));
        }
      }
    }
    byte[] sound = Files.readAllBytes(file);
    int started = 0;
    int tried = 0;
    for (int page = 1; page < sound.length / 4_096; page += 5) {
      for (String suffix : List.of("", "-wal", "-shm")) {
        Files.deleteIfExists(file.resolveSibling("contessa.db" + suffix));
      }
      Files.write(file, sound);
      try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
        disk.seek(page * 4_096L);
        disk.write(new byte[4_096]);
      }
      tried++;
      try (TestServer running = new TestServer(data())) {
        started++;
        assertThat(running.server.port()).isPositive();
      } catch (Server.CannotStart e) {
        assertThat(e.getMessage()).doesNotContain("port");
      }
    }
    assertThat(started).as("of %d", tried).isGreaterThan(tried / 2);
  }
}
