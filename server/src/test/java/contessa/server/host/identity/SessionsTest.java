package contessa.server.host.identity;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.SessionInfo;
import contessa.table.message.Me;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionsTest {

  private static final long DAY = 24 * 3_600_000L;

  @TempDir Path folder;

  private final AtomicLong now = new AtomicLong(1_800_000_000_000L);
  private Database database;
  private Sessions sessions;

  /** Where the data is. */
  Database openDatabase() {
    return SqliteFile.open(folder.resolve("contessa.db"));
  }

  @BeforeEach
  void open() {
    database = openDatabase();
    sessions = restarted();
  }

  @AfterEach
  void close() {
    database.close();
  }

  /** The same sessions without what is in memory. */
  private Sessions restarted() {
    return new Sessions(database, () -> Instant.ofEpochMilli(now.get()));
  }

  private Me me(Sessions.Opened opened) {
    return sessions.find(opened.token()).orElseThrow().me();
  }

  @Test
  void aSessionIsKnownByItsTokenAndNothingElse() {
    Sessions.Opened one = sessions.open("");
    Sessions.Opened other = sessions.open("");
    assertThat(one.token()).hasSize(43).isNotEqualTo(other.token());
    assertThat(me(one)).isEqualTo(one.me());
    assertThat(sessions.find(one.me().player())).isEmpty();
    sessions.rename(one.me().player(), "Ana");
    assertThat(me(one)).isEqualTo(new Me(one.me().player(), "Ana"));
    assertThat(me(other)).isEqualTo(other.me());
  }

  @Test
  void anEndedSessionOpensNothing() {
    Sessions.Opened one = sessions.open("");
    Sessions.Opened other = sessions.open("");
    String id = sessions.find(one.token()).orElseThrow().id();
    assertThat(sessions.end(other.me().player(), id)).as("somebody else's").isFalse();
    assertThat(me(one)).isEqualTo(one.me());
    assertThat(sessions.end(one.me().player(), id)).isTrue();
    assertThat(sessions.find(one.token())).isEmpty();
    assertThat(restarted().find(one.token())).isEmpty();
    assertThat(sessions.end(one.me().player(), id)).as("again").isFalse();
    assertThat(me(other)).isEqualTo(other.me());
  }

  @Test
  void aPlayerSeesAndEndsBrowsersAndPrograms() {
    Sessions.Opened one = sessions.open("");
    String player = one.me().player();
    String here = sessions.find(one.token()).orElseThrow().id();
    now.addAndGet(1_000);
    Sessions.Opened second = sessions.takeOver(sessions.codes().handOver(player)).orElseThrow();
    now.addAndGet(1_000);
    Sessions.Opened program = sessions.openProgram(player, "Robot");
    var unused = sessions.open("");
    assertThat(unused.me().player()).isNotEqualTo(player);
    assertThat(sessions.of(player, here))
        .extracting(SessionInfo::kind, SessionInfo::current)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(SessionInfo.Kind.PROGRAM, false),
            org.assertj.core.groups.Tuple.tuple(SessionInfo.Kind.BROWSER, false),
            org.assertj.core.groups.Tuple.tuple(SessionInfo.Kind.BROWSER, true));
    assertThat(sessions.end(player, sessions.of(player, here).getFirst().id())).isTrue();
    assertThat(sessions.find(program.token())).isEmpty();
    assertThat(sessions.find(second.token())).isPresent();
    sessions.endAll(player);
    assertThat(sessions.find(one.token())).isEmpty();
    assertThat(sessions.find(second.token())).isEmpty();
  }

  @Test
  void aSessionEndsWhenItIsNotUsedOrTooOld() {
    Sessions.Opened idle = sessions.open("");
    Sessions.Opened used = sessions.open("");
    for (int day = 0; day < 91; day++) {
      now.addAndGet(DAY);
      assertThat(sessions.find(used.token())).isPresent();
    }
    assertThat(sessions.find(idle.token())).isEmpty();
    assertThat(sessions.endExpired()).isEqualTo(1);
    for (int day = 91; day < 365; day++) {
      now.addAndGet(DAY);
      assertThat(sessions.find(used.token())).as("day %d", day).isPresent();
    }
    now.addAndGet(DAY);
    assertThat(sessions.find(used.token())).as("after a year").isEmpty();
    assertThat(sessions.endExpired()).isEqualTo(1);
  }

  @Test
  void anotherBrowserTakesASessionOverOnceAndInTime() {
    Sessions.Opened one = sessions.open("");
    sessions.rename(one.me().player(), "Ana");
    String code = sessions.codes().handOver(one.me().player());
    assertThat(code).hasSize(22).isNotEqualTo(sessions.open("").token());
    assertThat(sessions.takeOver("x" + code)).isEmpty();
    Sessions.Opened other = sessions.takeOver(code).orElseThrow();
    assertThat(other.me()).isEqualTo(new Me(one.me().player(), "Ana"));
    assertThat(other.token()).hasSize(43).isNotEqualTo(one.token());
    assertThat(me(other)).isEqualTo(me(one));
    assertThat(sessions.takeOver(code)).as("only once").isEmpty();
    String replaced = sessions.codes().handOver(one.me().player());
    String late = sessions.codes().handOver(one.me().player());
    assertThat(sessions.takeOver(replaced)).as("there is a newer one").isEmpty();
    now.addAndGet(120_000);
    assertThat(sessions.takeOver(late)).as("two minutes").isEmpty();
  }

  @Test
  void aNameIsStoredAsItIsShown() {
    Sessions.Opened one = sessions.open("");
    assertThat(sessions.rename(one.me().player(), "  Ana   Rossi ")).contains("Ana Rossi");
    assertThat(sessions.rename(one.me().player(), "\u202Eevil")).isEmpty();
    assertThat(me(one).name()).isEqualTo("Ana Rossi");
    assertThat(restarted().find(one.token()).orElseThrow().me().name()).isEqualTo("Ana Rossi");
  }
}
