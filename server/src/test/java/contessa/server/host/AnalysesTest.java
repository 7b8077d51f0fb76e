package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.Analysis;
import contessa.game.Reader;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.ReadRecord.Place;
import contessa.notation.record.RecordStep;
import contessa.notation.record.Reexecution;
import contessa.notation.record.text.RecordFiles;
import contessa.server.host.games.Analyses.Finding;
import contessa.server.host.games.FinishedGames;
import contessa.server.journal.MemoryJournal;
import contessa.server.table.VirtualServer;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Job;
import contessa.table.message.LookBack;
import contessa.table.message.Replay;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.view.Replays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Analyses and explorations of the games of a server. */
@Tag("soak")
class AnalysesTest {

  private static final Path ROYAL =
      Path.of("..", "notation", "src", "test", "resources", "golden", "v1-royal.jsonl");

  private static final LookBack NOTHING = new LookBack(List.of(), List.of(), List.of());

  private final MemoryJournal journal = new MemoryJournal();
  private final VirtualTables virtual = new VirtualTables(journal, 1, 1_000_000);
  private final TablePlayers game = new TablePlayers(virtual, 4, List.of("honest", "schemer"), "a");

  private Finding find(String player) {
    return find(player, game.table);
  }

  private Finding find(String player, String table) {
    return virtual.tables.finishedGames().analyses().ofGame(player, table, 1);
  }

  private Optional<GameRecord> record(String player, String table) {
    return virtual.tables.finishedGames().replays().record(player, table, 1, Reader.REFEREE);
  }

  private void play(boolean reveal) {
    TableOptions options = VirtualServer.coup("resistance", 3, Clock.STANDARD);
    game.act("a", new Command.Configure(game.id(), VirtualServer.but(options, "reveal", reveal)));
    game.start();
    assertThat(find("a")).as("while it is played").isInstanceOf(Finding.None.class);
    assertThat(record("a", game.table)).as("while it is played").isEmpty();
    assertThat(past("a")).as("while it is played").isEqualTo(NOTHING);
    var _ = game.finish();
  }

  private LookBack past(String player) {
    return Objects.requireNonNull(virtual.tables.finishedGames().playerStats().of(player).result());
  }

  private Replay replay(String table) {
    return Objects.requireNonNull(Replays.of(table, journal.read(table), 1, "a", Reader.REFEREE));
  }

  @Test
  void aFinishedGameIsAnalysedAndEveryStepHasItsFrame() {
    play(true);
    Job job = ((Finding.Found) find("anybody")).job();
    assertThat(job.state()).isEqualTo(Job.State.DONE);
    Analysis analysis = Objects.requireNonNull(job.result());
    Replay replay = replay(game.table);
    int last = 0;
    for (AnalysedStep step : analysis.steps()) {
      assertThat(step.frame()).isBetween(last, replay.frames().size() - 1);
      last = step.frame();
      if (step.seat() != null) {
        assertThat(replay.frames().get(last).decisions())
            .anyMatch(d -> d.seat() == step.seat() && d.move().equals(step.move()));
      }
    }
    assertThat(analysis.names()).isEqualTo(replay.names());
    assertThat(find("a")).as("kept").isEqualTo(new Finding.Found(job));
  }

  @Test
  void whereTheCardsStayHiddenThereIsNoAnalysis() {
    play(false);
    assertThat(find("a")).isInstanceOf(Finding.HiddenCards.class);
    assertThat(find("anybody")).isInstanceOf(Finding.HiddenCards.class);
    assertThat(record("a", game.table)).as("nothing to play on from").isEmpty();
  }

  @Test
  void aPlayerCanLookBackAtOwnGames() {
    play(false);
    LookBack past = past("a");
    GameRecord own =
        virtual.tables.finishedGames().replays().record("a", game.table, 1, 0).orElseThrow();
    assertThat(past.games()).hasSize(1);
    LookBack.PastGame only = past.games().getFirst();
    long challenged =
        own.steps().stream().filter(s -> s.seat() == 0 && s.move().equals("challenge")).count();
    assertThat(only.challenges()).isEqualTo((int) challenged);
    assertThat(only.bluffs()).isLessThanOrEqualTo(only.claims());
    assertThat(only.opening()).isNotNull();
    assertThat(past.openings()).hasSize(1);
    assertThat(past.opponents())
        .extracting(LookBack.Opponent::bot)
        .containsExactlyInAnyOrder("honest", "schemer");
    assertThat(past("b")).isEqualTo(NOTHING);
  }

  private static ReadRecord unplaced(GameRecord record) {
    return new ReadRecord(record, Collections.nCopies(record.steps().size() + 1, new Place(1, 1)));
  }

  private String explore(GameRecord record, int step, int seat, boolean believed) {
    FinishedGames.PlayOn start =
        virtual
            .tables
            .finishedGames()
            .playOn(() -> unplaced(record), step, seat, believed)
            .orElseThrow();
    Tables.Creation made =
        virtual.tables.explore("b", "Player B", start.options(), start.opening());
    return ((Tables.Creation.Created) made).table().table();
  }

  private static void goesOn(GameRecord record, int step, GameRecord explored) {
    assertThat(explored.header().commitment()).isNull();
    assertThat(explored.steps().subList(0, step))
        .extracting(RecordStep::move)
        .isEqualTo(record.steps().subList(0, step).stream().map(RecordStep::move).toList());
    assertThat(Reexecution.of(explored).getLast().position().over()).isTrue();
  }

  @Test
  void anExploredGameCanBeAnalysedAndExploredAgain() {
    play(true);
    GameRecord record = record("a", game.table).orElseThrow();
    int step = record.steps().size() - 1;
    int seat = record.steps().get(step).seat();
    TablePlayers played = new TablePlayers(virtual, 1, explore(record, step, seat, false), "b");
    var _ = played.finish();
    Analysis analysis =
        Objects.requireNonNull(((Finding.Found) find("b", played.table)).job().result());
    assertThat(analysis.steps().subList(0, step))
        .as("shown by the first frame")
        .allMatch(one -> one.frame() == 0);
    assertThat(analysis.steps().get(step).frame()).isPositive();
    GameRecord own = record("b", played.table).orElseThrow();
    String again = explore(own, step, own.steps().get(step).seat(), true);
    assertThat(new TablePlayers(virtual, 2, again, "b").view("b").common().stage())
        .isEqualTo(Stage.PLAYING);
  }

  @Test
  void aGameGoesOnFromAMomentAndCountsForNothing() {
    play(true);
    GameRecord record = record("a", game.table).orElseThrow();
    for (int step = 1; step < record.steps().size(); step += 1 + record.steps().size() / 4) {
      int seat = record.steps().get(step).seat();
      for (boolean believed : new boolean[] {false, true}) {
        TablePlayers played =
            new TablePlayers(virtual, step, explore(record, step, seat, believed), "b");
        assertThat(played.view("b").common().stage()).isEqualTo(Stage.PLAYING);
        assertThat(played.view("b").you().seat()).isEqualTo(seat);
        VirtualTables restarted = new VirtualTables(journal, 2, virtual.now);
        assertThat(restarted.tables.resume()).isPositive();
        assertThat(played.finish()).isNotEmpty();
        Replay replay = replay(played.table);
        assertThat(replay.commitment()).isEmpty();
        Optional<GameRecord> written = record("b", played.table);
        if (believed) {
          assertThat(written).as("no deal leads to these cards").isEmpty();
          assertThat(find("b", played.table)).isInstanceOf(Finding.BelievedCards.class);
        } else {
          goesOn(record, step, written.orElseThrow());
        }
      }
    }
    assertThat(virtual.tables.finishedGames().of("b")).isEmpty();
    int steps = record.steps().size();
    assertThat(virtual.tables.finishedGames().playOn(() -> unplaced(record), steps, 0, false))
        .isEmpty();
  }

  @Test
  void aGameOfCoupRoyalGoesOnFromARound() throws IOException {
    GameRecord record = RecordFiles.read(Files.readAllBytes(ROYAL)).getFirst().game();
    int half = record.steps().size() / 2;
    // Among them are steps at which some have planned already, and others have not.
    for (int step = half; step < half + 5; step++) {
      int seat = record.steps().get(step).seat();
      for (boolean believed : new boolean[] {false, true}) {
        TablePlayers played =
            new TablePlayers(virtual, 3, explore(record, step, seat, believed), "b");
        assertThat(played.view("b").common().stage()).isEqualTo(Stage.PLAYING);
        assertThat(played.view("b").you().seat()).isEqualTo(seat);
        assertThat(played.finish()).isNotEmpty();
        assertThat(record("b", played.table).isPresent()).isEqualTo(!believed);
      }
    }
  }
}
