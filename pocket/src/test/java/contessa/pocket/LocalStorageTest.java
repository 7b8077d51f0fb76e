package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.TableOptions;
import contessa.table.state.JournalRow;
import org.junit.jupiter.api.Test;

/** What a device keeps, how much of it, and what time means there. */
class LocalStorageTest {

  private static final String ANA = "person-1";
  private static final TableOptions SMALL = LocalDevice.options("city-state", 2, Clock.UNTIMED);

  private final LocalDevice device = new LocalDevice();

  private long tables() {
    return device.stored.keySet().stream()
        .filter(key -> key.startsWith(LocalLog.KEY))
        .map(LocalLog::tableOf)
        .distinct()
        .count();
  }

  @Test
  void theTablesThatWereLeftFirstGiveWayWithTheirGames() {
    String first = device.create(SMALL, List.of("contessa"), true);
    device.watch(ANA, first);
    device.playOn(first, List.of(ANA), new Random(1));
    String played = device.create(SMALL, List.of("contessa"), true);
    assertThat(LocalDevice.good(device.get(ANA, "/my-games")).size()).isEqualTo(1);
    for (int i = 0; i < LocalStore.MOST_TABLES + 5; i++) {
      device.now += 1_000;
      device.create(SMALL, List.of(), false);
    }
    assertThat(tables()).isEqualTo(LocalStore.MOST_TABLES);
    assertThat(LocalDevice.good(device.get(ANA, "/my-games")).size()).isZero();
    assertThat(device.get(ANA, "/tables/" + first + "/games/1")).startsWith("404 ");
    assertThat(device.stored.keySet()).noneMatch(key -> key.contains(first));
    device.watch(ANA, played);
    assertThat(device.stage(ANA)).isEqualTo("playing");
  }

  @Test
  void largeTablesGiveWaySooner() {
    LocalStore store = new LocalStore(device, new String[0], new String[0]);
    for (int i = 0; i < 10; i++) {
      LocalLog log = new LocalLog("local-" + i, device);
      log.append(new JournalRow("local-" + i, 1, null, i, false, "x".repeat(1_000_000)));
      store.add("local-" + i, log);
    }
    store.trim(table -> !table.equals("local-0"));
    assertThat(store.tables()).hasSize(8).startsWith("local-0", "local-3");
    assertThat(device.stored).hasSize(8);
  }

  /** A client chooses the ids of its commands. */
  @Test
  void rowsAreReadAsTheyWereWritten() {
    List<JournalRow> rows =
        List.of(
            new JournalRow("local-a", 1, null, 5, false, "{\"v\":2}"),
            new JournalRow("local-a", 2, "person-1:- \n{7", 6, false, "{}\n"),
            new JournalRow("local-a", 10, "person-1:", 7, true, ""));
    LocalLog log = new LocalLog("local-a", device);
    rows.forEach(log::append);
    LocalStore store =
        new LocalStore(
            device,
            device.stored.keySet().toArray(String[]::new),
            device.stored.values().toArray(String[]::new));
    assertThat(store.log("local-a").read()).isEqualTo(rows);
  }

  @Test
  void aRowThatCannotBeReadLeavesOutItsTableOnly() {
    String broken = device.create(SMALL, List.of("contessa"), true);
    String sound = device.create(SMALL, List.of("contessa"), true);
    String row = LocalLog.KEY + broken + "/1";
    device.stored.put(row, device.stored.get(row).replace("\"v\":2", "\"v\":9"));
    device.open("ab".repeat(32));
    int socket = device.watch(ANA, broken);
    assertThat(device.last(socket).get("type").stringValue()).isEqualTo("gone");
    device.watch(ANA, sound);
    assertThat(device.stage(ANA)).isEqualTo("playing");
    assertThat(device.stored).containsKey(row);
  }

  @Test
  void whatANewerVersionHasStoredIsLeftAlone() {
    device.stored.put("later/x", "something");
    device.open("ab".repeat(32));
    assertThat(device.stored).containsEntry("later/x", "something");
  }

  /** A phone that sleeps calls no timer; whoever picks it up again has lost no time. */
  @Test
  void noClockRunsWhileTheDeviceSleeps() {
    TableOptions timed = LocalDevice.options("resistance", 3, Clock.STANDARD);
    String table = device.create(timed, List.of("contessa", "contessa"), true);
    device.watch(ANA, table);
    while (device.view(ANA).get("decision") == null) {
      device.ring();
    }
    JsonNode before = device.view(ANA).get("decision");
    device.now += 3_600_000;
    device.engine.tick(device.now);
    JsonNode after = device.view(ANA).get("decision");
    assertThat(after.get("ask")).isEqualTo(before.get("ask"));
    assertThat(after.get("deadline").longValue()).isGreaterThan(device.now);
  }

  /** Without a clock, the log has no line about an interruption. */
  @Test
  void aGameWithoutAClockGoesOnAsIfTheDeviceHadNeverBeenClosed() {
    String table =
        device.create(
            LocalDevice.options("resistance", 4, Clock.UNTIMED),
            List.of("contessa", "contessa", "contessa"),
            true);
    int rows = device.stored.size();
    device.now += 86_400_000;
    device.open("ab".repeat(32));
    int socket = device.watch(ANA, table);
    assertThat(device.stored).hasSize(rows);
    device.now += 3_600_000;
    for (int i = 0; device.view(ANA).get("decision") == null; i++) {
      assertThat(i).isLessThan(100);
      device.ring();
    }
    assertThat(device.now).isLessThan(LocalDevice.START + 86_400_000 + 3_600_000 + 60_000);
    assertThat(device.heard.get(socket)).noneMatch(text -> text.contains("\"resumed\""));
  }

  /** Rows of the future do not stop a game. */
  @Test
  void aDeviceWhoseClockIsSetBackPlaysOn() {
    String table = device.create(SMALL, List.of("contessa"), true);
    device.watch(ANA, table);
    setBack();
    device.step(table, List.of(ANA), new Random(1));
    assertThat(device.wakeAt).isLessThan(device.now + 86_400_000);
    device.open("ab".repeat(32));
    device.watch(ANA, table);
    setBack();
    device.playOn(table, List.of(ANA), new Random(1));
    assertThat(device.now).isLessThan(LocalDevice.START);
  }

  /** Timers count what passes, so they ring as before. */
  private void setBack() {
    device.now -= 86_400_000;
    device.wakeAt -= device.wakeAt == Long.MAX_VALUE ? 0 : 86_400_000;
  }

  /** A list of tables wakes none of them. */
  @Test
  void aLookAtTheOwnTablesChangesNothingButClosesLobbiesOfLongAgo() {
    String playing = device.create(SMALL, List.of("contessa"), true);
    String lobby = device.create(SMALL, List.of(), false);
    device.open("ab".repeat(32));
    int rows = device.stored.size();
    assertThat(LocalDevice.good(device.get(ANA, "/my-tables")).size()).isEqualTo(2);
    assertThat(device.stored).hasSize(rows);
    assertThat(device.engine.work(device.now)).isFalse();
    device.now += 3 * 3_600_000;
    device.open("cd".repeat(32));
    JsonNode left = LocalDevice.good(device.get(ANA, "/my-tables"));
    assertThat(left.size()).isEqualTo(1);
    assertThat(left.get(0).get("table").stringValue()).isEqualTo(playing);
    int socket = device.watch(ANA, lobby);
    assertThat(device.last(socket).get("type").stringValue()).isEqualTo("gone");
    device.watch(ANA, playing);
    device.playOn(playing, List.of(ANA), new Random(1));
  }

  /** Nobody's clock runs at tables that nobody has opened since the start. */
  @Test
  void aTableWaitsUntilSomebodyAsksForIt() {
    TableOptions timed = LocalDevice.options("resistance", 3, Clock.BLITZ);
    String table = device.create(timed, List.of("contessa", "contessa"), true);
    int rows = device.stored.size();
    device.open("ab".repeat(32));
    assertThat(device.engine.work(device.now)).isFalse();
    assertThat(device.wakeAt).isEqualTo(Long.MAX_VALUE);
    assertThat(device.stored).hasSize(rows);
    device.command(ANA, table, new Command.Away("away"));
    assertThat(device.stored.size()).isGreaterThan(rows);
  }
}
