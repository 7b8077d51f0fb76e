package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.rating.PlackettLuce;
import contessa.rating.Rating;
import contessa.server.journal.Database;
import contessa.server.journal.MemoryJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.MyRatings;
import contessa.server.message.PoolRating;
import contessa.server.message.RatingChoice;
import contessa.server.message.RatingPool;
import contessa.server.rating.Ratings;
import contessa.table.message.Command;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole games at tables, by people of whom some want to be rated. */
class RatedGamesTest {

  private static final RatingChoice OFF = new RatingChoice(false, false);
  private static final RatingChoice ON = new RatingChoice(true, false);

  @TempDir Path folder;

  private final MemoryJournal journal = new MemoryJournal();
  private VirtualTables virtual;
  private Database database;
  private Ratings ratings;

  @BeforeEach
  void open() {
    Path file = folder.resolve("contessa.db");
    database = SqliteFile.open(file);
    ratings = new Ratings(database, () -> Instant.ofEpochMilli(virtual.now));
    virtual = new VirtualTables(journal, ratings::count, 1, 1_800_000_000_000L);
  }

  @AfterEach
  void close() {
    database.close();
  }

  private List<PoolRating> of(String player) {
    return ratings.of(player).ratings();
  }

  @Test
  void aSeriesIsRatedGameByGame() {
    String[] players = {"ana", "bruno", "cara"};
    for (String player : players) {
      ratings.choose(player, ON);
    }
    TablePlayers company = new TablePlayers(virtual, 1, List.of(), players);
    Rating[] expected = new Rating[3];
    Arrays.fill(expected, Rating.UNKNOWN);
    int[] won = new int[3];
    for (int game = 1; game <= 12; game++) {
      company.start();
      int winner = company.finish().getFirst();
      won[winner]++;
      int[] places = {2, 2, 2};
      places[winner] = 1;
      Rating[] drifted =
          Arrays.stream(expected).map(one -> one.drifted(25.0 / 300)).toArray(Rating[]::new);
      expected = PlackettLuce.rate(drifted, places);
      for (int seat = 0; seat < 3; seat++) {
        double shown = Math.round(10 * expected[seat].shown()) / 10.0;
        assertThat(of(players[seat]))
            .containsExactly(
                new PoolRating(
                    RatingPool.CLASSIC_3_4,
                    shown,
                    game,
                    won[seat],
                    game < 10 ? 10 - game : null,
                    null));
      }
    }
    assertThat(won).as("they play alike").doesNotContain(12);
  }

  @Test
  void theChoiceAtTheStartOfAGameCounts() {
    ratings.choose("ana", ON);
    ratings.choose("bruno", ON);
    TablePlayers company = new TablePlayers(virtual, 2, List.of(), "ana", "bruno", "cara");
    virtual.pass(10);
    company.start();
    virtual.pass(10);
    ratings.choose("ana", OFF);
    ratings.choose("cara", ON);
    company.act("ana", new Command.Leave(company.id()));
    assertThat(of("ana")).as("nothing of a game under way").isEmpty();
    company.act("cara", new Command.Leave(company.id()));
    assertThat(of("ana")).extracting(PoolRating::won).containsExactly(0);
    assertThat(of("bruno")).extracting(PoolRating::won).containsExactly(1);
    assertThat(ratings.of("cara"))
        .isEqualTo(new MyRatings(true, false, List.of(), List.of(), List.of()));
  }

  @Test
  void aStandInWinsForNobody() {
    ratings.choose("ana", ON);
    ratings.choose("bruno", ON);
    TablePlayers company = new TablePlayers(virtual, 5, List.of(), "ana", "bruno");
    company.start();
    company.act("bruno", new Command.Away(company.id()));
    while (!company.finish().equals(List.of(company.view("bruno").you().seat()))) {
      company.start();
    }
    assertThat(of("ana").getFirst().games()).isEqualTo(of("bruno").getFirst().games());
    assertThat(of("bruno").getFirst().won()).isZero();
    assertThat(of("ana").getFirst().rating()).isGreaterThan(of("bruno").getFirst().rating());
    assertThat(ratings.of("bruno").medals()).isEmpty();
  }

  @Test
  void aGameReportedAgainAfterARestartCountsOnce() {
    ratings.choose("ana", ON);
    ratings.choose("bruno", ON);
    TablePlayers company = new TablePlayers(virtual, 3, List.of(), "ana", "bruno");
    company.start();
    company.finish();
    MyRatings once = ratings.of("ana");
    assertThat(once.ratings()).hasSize(1);
    VirtualTables again = new VirtualTables(journal, ratings::count, 2, virtual.now + 1_000);
    assertThat(again.tables.resume()).isEqualTo(1);
    assertThat(ratings.of("ana")).isEqualTo(once);
  }

  @Test
  void aGameMissedByACrashIsCountedAfterIt() {
    VirtualTables crashing = new VirtualTables(journal, _ -> {}, 1, virtual.now);
    ratings.choose("ana", ON);
    ratings.choose("bruno", ON);
    TablePlayers company = new TablePlayers(crashing, 3, List.of(), "ana", "bruno");
    company.start();
    company.finish();
    assertThat(of("ana")).isEmpty();
    VirtualTables again = new VirtualTables(journal, ratings::count, 2, crashing.now + 1_000);
    again.tables.resume();
    assertThat(of("ana")).hasSize(1);
  }

  @Test
  void againstBotsThereAreMedalsButNoRatings() {
    ratings.choose("ana", ON);
    TablePlayers company = new TablePlayers(virtual, 4, List.of("random"), "ana");
    for (int game = 0; game < 30 && ratings.of("ana").medals().isEmpty(); game++) {
      company.start();
      company.finish();
    }
    assertThat(ratings.of("ana").medals()).isNotEmpty();
    assertThat(of("ana")).isEmpty();
  }
}
