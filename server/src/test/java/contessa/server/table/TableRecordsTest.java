package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Reader;
import contessa.notation.record.DealCheck;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesReader;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.ReadRecord;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.Replay;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.view.Replays;
import contessa.table.view.TableRecords;
import contessa.table.view.UploadedReplay;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Games that can be taken away, and deals to which the players add their seeds. */
class TableRecordsTest {

  private static final String SEED = "00112233445566778899aabbccddeeff";

  private final VirtualServer server = new VirtualServer(3);
  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private static TableOptions options(String game, boolean reveal) {
    TableOptions options =
        game.equals("royal")
            ? VirtualServer.options("royal", "null", 3, Clock.STANDARD)
            : VirtualServer.coup("resistance", 3, Clock.STANDARD);
    return VirtualServer.but(options, "reveal", reveal);
  }

  private void play(LiveTable table) {
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    assertThat(record(table, "p0", Reader.SPECTATOR)).isNull();
    People people = new People(server, table, viewers, new Random(3));
    while (viewer("p0").view.common().stage() == Stage.PLAYING) {
      people.step();
    }
  }

  private VirtualServer.Viewer viewer(String player) {
    return Objects.requireNonNull(viewers.get(player));
  }

  private @Nullable GameRecord record(LiveTable table, String player, int perspective) {
    return TableRecords.of(table.id(), server.journal.read(table.id()), 1, player, perspective);
  }

  private @Nullable Refused seed(LiveTable table, String player, String id, String seed) {
    String commitment = Objects.requireNonNullElse(viewer(player).view.you().seedFor(), "none");
    return table.submit(player, new Command.Seed(id, commitment, seed)).refused();
  }

  private static ReadRecord read(@Nullable GameRecord record) {
    return JsonLinesReader.read(JsonLinesWriter.write(Objects.requireNonNull(record))).getFirst();
  }

  @Test
  void theSeedsOfThePlayersAreInTheDealAndItCanBeChecked() {
    LiveTable table = server.people(options("coup", true), 3, viewers);
    assertThat(seed(table, "p0", "seed", SEED)).isNull();
    assertThat(seed(table, "p1", "seed", SEED.replace('0', '9'))).isNull();
    play(table);
    DealCheck.Finding finding = DealCheck.of(read(record(table, "anybody", Reader.REFEREE)));
    assertThat(finding.checkable()).isTrue();
    assertThat(finding.seeds()).isEqualTo(2);
    assertThat(finding.draws()).isGreaterThanOrEqualTo(6);
  }

  @Test
  void aGameWithoutSeedsIsDealtFromTheSecretAlone() {
    for (String game : new String[] {"coup", "royal"}) {
      viewers.clear();
      LiveTable table = server.people(options(game, true), 3, viewers);
      play(table);
      DealCheck.Finding finding = DealCheck.of(read(record(table, "anybody", Reader.REFEREE)));
      assertThat(finding.checkable()).isTrue();
      assertThat(finding.seeds()).isZero();
    }
  }

  @Test
  void aSeedIsTakenOnceForACommitmentThatIsShown() {
    LiveTable table = server.people(options("coup", true), 3, viewers);
    assertThat(viewer("p0").view.you().seedFor())
        .isEqualTo(viewer("p0").view.common().commitment());
    assertThat(seed(table, "p0", "bad", "xyz")).isEqualTo(Refused.BAD_TEXT);
    assertThat(seed(table, "p0", "one", SEED)).isNull();
    assertThat(viewer("p0").view.you().seedFor()).isNull();
    assertThat(viewer("p1").view.you().seedFor()).isNotNull();
    assertThat(
            table
                .submit(
                    "p0", new Command.Seed("two", viewer("p0").view.common().commitment(), SEED))
                .refused())
        .isEqualTo(Refused.NOT_NOW);
    assertThat(table.submit("p1", new Command.Seed("old", "0".repeat(64), SEED)).refused())
        .isEqualTo(Refused.NOT_NOW);
    play(table);
    // The next deal has another secret, and wants other seeds.
    assertThat(viewer("p0").view.you().seedFor())
        .isNotNull()
        .isNotEqualTo(viewer("p0").view.common().commitment());
  }

  @Test
  void aRecordIsForThoseWhoMaySeeTheReplay() {
    LiveTable table = server.people(options("coup", false), 3, viewers);
    play(table);
    int seat = table.state().seatOf("p1");
    assertThat(record(table, "p1", Reader.REFEREE)).isNull();
    assertThat(record(table, "p2", seat)).isNull();
    assertThat(record(table, "p1", seat)).isNotNull();
    String seen =
        JsonLinesWriter.write(Objects.requireNonNull(record(table, "p2", Reader.SPECTATOR)));
    assertThat(seen).doesNotContain("\"draws\"", "\"secret\"", "\"state\"", "\"at\"");
  }

  @Test
  void anUploadedRecordShowsTheSameGame() {
    LiveTable table = server.people(options("coup", true), 3, viewers);
    play(table);
    ReadRecord record = read(record(table, "p0", Reader.REFEREE));
    Replay uploaded = Objects.requireNonNull(UploadedReplay.of(record, -2));
    Replay own =
        Objects.requireNonNull(
            Replays.of(table.id(), server.journal.read(table.id()), 1, "p0", Reader.REFEREE));
    assertThat(uploaded.frames().getLast().view().json())
        .isEqualTo(own.frames().getLast().view().json());
    assertThat(uploaded.names()).isEqualTo(own.names());
    assertThat(uploaded.winners()).isEqualTo(own.winners());
    assertThat(UploadedReplay.of(record, 3)).isNull();
  }
}
