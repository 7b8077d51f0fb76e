package contessa.server.rating;

import static contessa.server.rating.SampleGames.away;
import static contessa.server.rating.SampleGames.bot;
import static contessa.server.rating.SampleGames.game;
import static contessa.server.rating.SampleGames.there;
import static contessa.server.rating.SampleGames.won;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.rating.PlackettLuce;
import contessa.rating.Rating;
import contessa.royal.RoyalRules;
import contessa.server.host.identity.Sessions;
import contessa.server.journal.Database;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.CourtDeeds;
import contessa.server.message.Medal;
import contessa.server.message.MedalWon;
import contessa.server.message.MyRatings;
import contessa.server.message.PoolRating;
import contessa.server.message.RatingChoice;
import contessa.server.message.RatingPool;
import contessa.table.state.GameResult;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is stored about players. */
class RatingsTest {

  private static final RatingChoice OFF = new RatingChoice(false, false);
  private static final RatingChoice ON = new RatingChoice(true, false);
  private static final RatingChoice LISTED = new RatingChoice(true, true);

  private static final CourtDeeds DEEDS =
      new CourtDeeds(
          "a",
          List.of(new CourtDeeds.Met("beppe", 3, 1)),
          List.of(new CourtDeeds.Standing("coup", 1012.5, 180.25, 3, 1)));
  private static final MyRatings NOTHING =
      new MyRatings(false, false, List.of(), List.of(), List.of());

  @TempDir Path folder;

  private Database database;
  private Ratings ratings;
  private long now = 1_000;

  private Path file() {
    return folder.resolve("contessa.db");
  }

  /** Where the data is. */
  Database openDatabase() {
    return SqliteFile.open(file());
  }

  /** Another way to the same data. */
  Connection connect() throws SQLException {
    return SqliteFile.source(file()).getConnection();
  }

  @BeforeEach
  void open() {
    database = openDatabase();
    ratings = new Ratings(database, () -> Instant.ofEpochMilli(now));
  }

  @AfterEach
  void close() {
    database.close();
  }

  private void choose(RatingChoice choice, String... players) {
    for (String player : players) {
      ratings.choose(player, choice);
    }
  }

  private int rows() throws SQLException {
    int rows = 0;
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      for (String table : List.of("rated", "ratings", "wins", "medals", "counted")) {
        try (ResultSet count = statement.executeQuery("select count(*) from " + table)) {
          count.next();
          rows += count.getInt(1);
        }
      }
    }
    return rows;
  }

  private PoolRating only(String player) {
    assertThat(ratings.of(player).ratings()).hasSize(1);
    return ratings.of(player).ratings().getFirst();
  }

  /** Somebody who has been here and chose nothing. */
  private String visitor() {
    return new Sessions(database, () -> Instant.ofEpochMilli(now)).open("").me().player();
  }

  @Test
  void peopleAreRatedUnaskedForTheirOwnEyes() {
    String ana = visitor();
    String bruno = visitor();
    ratings.count(won(now, ana, bruno));
    assertThat(ratings.of(ana).rated()).isTrue();
    assertThat(ratings.of(ana).listed()).isFalse();
    assertThat(only(ana).won()).isEqualTo(1);
    assertThat(ratings.of(ana).medals()).isNotEmpty();
    for (int i = 0; i < 10; i++) {
      ratings.count(won(now, ana, bruno));
    }
    assertThat(ratings.leaderboard(null, false, ana).entries()).isEmpty();
  }

  @Test
  void whoeverSwitchesItOffStaysOffAlsoAfterDeletingEverything() {
    String ana = visitor();
    String bruno = visitor();
    choose(OFF, ana);
    ratings.count(won(now, ana, bruno));
    assertThat(ratings.of(ana)).isEqualTo(NOTHING);
    assertThat(ratings.forget(ana)).isEqualTo(NOTHING);
    ratings.count(won(now, ana, bruno));
    assertThat(ratings.tell(ana, DEEDS)).isEqualTo(NOTHING);
  }

  @Test
  void whoeverDeletesEverythingBeginsAgain() {
    String ana = visitor();
    choose(LISTED, ana);
    ratings.count(won(now, ana, visitor()));
    ratings.tell(ana, DEEDS);
    assertThat(ratings.forget(ana))
        .isEqualTo(new MyRatings(true, false, List.of(), List.of(), List.of()));
  }

  @Test
  void programsAreRatedOnlyIfTheyAsk() {
    String program =
        new Sessions(database, () -> Instant.ofEpochMilli(now))
            .openProgram(visitor(), "Alpha")
            .me()
            .player();
    ratings.count(won(now, program, visitor()));
    assertThat(ratings.of(program)).isEqualTo(NOTHING);
  }

  @Test
  void eachDeviceTellsItsOwnGamesAtCourt() {
    String ana = visitor();
    CourtDeeds other = new CourtDeeds("b", List.of(), List.of());
    ratings.tell(ana, other);
    ratings.tell(ana, new CourtDeeds("a", List.of(), List.of()));
    assertThat(ratings.tell(ana, DEEDS).court()).containsExactly(DEEDS, other);
    for (int i = 0; i < 30; i++) {
      ratings.tell(ana, new CourtDeeds("c" + i, List.of(), List.of()));
    }
    assertThat(ratings.tell(ana, other).court()).contains(DEEDS, other).hasSize(20);
    assertThat(ratings.of(visitor()).court()).isEmpty();
  }

  @Test
  void nothingIsKeptOfStrangers() throws SQLException {
    ratings.count(won(now, "ana", "bruno"));
    assertThat(ratings.of("ana")).isEqualTo(NOTHING);
    choose(OFF, "ana");
    assertThat(rows()).isZero();
    choose(ON, "cara", "dora");
    ratings.count(won(now, "ana", "bruno", "cara", "dora"));
    assertThat(ratings.of("ana").ratings()).isEmpty();
    assertThat(rows()).as("two choices and that the game is done with").isEqualTo(3);
  }

  @Test
  void twoStrangersAreRated() {
    choose(ON, "ana", "bruno");
    ratings.count(won(now, "ana", "bruno"));
    Rating stranger = Rating.UNKNOWN.drifted(Rating.TAU);
    Rating[] after = PlackettLuce.rate(new Rating[] {stranger, stranger}, new int[] {1, 2});
    double tenth = Math.round(10 * after[0].shown()) / 10.0;
    assertThat(only("ana")).isEqualTo(new PoolRating(RatingPool.CLASSIC_2, tenth, 1, 1, 9, null));
    assertThat(only("bruno").won()).isZero();
    assertThat(only("bruno").rating()).isEqualTo(Math.round(10 * after[1].shown()) / 10.0);
  }

  @Test
  void whatCountsIsTheChoiceWhenTheGameBegan() {
    long before = now;
    now += 10;
    choose(ON, "ana", "bruno");
    long begun = now + 5;
    now += 10;
    choose(OFF, "ana", "bruno");
    long after = now + 5;
    ratings.count(won(before, "ana", "bruno"));
    ratings.count(won(after, "ana", "bruno"));
    assertThat(ratings.of("ana").ratings()).isEmpty();
    assertThat(ratings.of("ana").medals()).isEmpty();
    ratings.count(won(begun, "ana", "bruno"));
    assertThat(only("bruno").games()).isEqualTo(1);
    assertThat(ratings.of("bruno").rated()).isFalse();
    now += 10;
    choose(ON, "ana", "bruno");
    ratings.count(won(after, "ana", "bruno"));
    assertThat(only("ana").games()).isEqualTo(1);
  }

  @Test
  void choosingTheSameChangesNothing() throws SQLException {
    choose(LISTED, "ana");
    now += 10;
    choose(LISTED, "ana");
    assertThat(rows()).isEqualTo(1);
    choose(ON, "ana");
    assertThat(rows()).isEqualTo(1);
    choose(OFF, "ana");
    choose(ON, "ana");
    choose(OFF, "ana");
    choose(ON, "ana");
    assertThat(ratings.of("ana").rated()).isTrue();
    assertThat(rows()).isEqualTo(2);
  }

  @Test
  void aGameCountsOnce() {
    choose(ON, "ana", "bruno");
    GameResult game = won(now, "ana", "bruno");
    ratings.count(game);
    MyRatings once = ratings.of("ana");
    ratings.count(game);
    new Ratings(database, () -> Instant.ofEpochMilli(now)).count(game);
    assertThat(ratings.of("ana")).isEqualTo(once);
    ratings.forget("ana");
    choose(ON, "ana");
    ratings.count(game);
    assertThat(ratings.of("ana").ratings()).isEmpty();
  }

  @Test
  void forgettingLeavesNothing() throws SQLException {
    choose(LISTED, "ana", "bruno");
    ratings.count(won(now, "ana", "bruno"));
    MyRatings bruno = ratings.of("bruno");
    assertThat(ratings.forget("ana")).isEqualTo(NOTHING);
    assertThat(ratings.of("bruno")).isEqualTo(bruno);
    ratings.forget("bruno");
    assertThat(rows()).as("that a game was done with, and of nobody").isEqualTo(1);
    ratings.count(won(now, "ana", "bruno"));
    assertThat(rows()).isEqualTo(1);
  }

  @Test
  void medalsAreForWhoWasThereAlsoAgainstBots() {
    choose(ON, "ana", "bruno", "cara");
    ratings.count(game(now, there("ana"), bot(), there("bruno")));
    ratings.count(game(now + 7, there("ana"), bot()));
    ratings.count(game(now, away("cara"), bot()));
    assertThat(ratings.of("ana").medals())
        .containsExactly(
            new MedalWon(Medal.FIRST_WIN, 1, now + 1), new MedalWon(Medal.UNSCATHED, 2, now + 8));
    assertThat(ratings.of("ana").ratings()).hasSize(1);
    assertThat(ratings.of("bruno").medals()).isEmpty();
    assertThat(ratings.of("cara").medals()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "CITY_STATE, 2, CLASSIC_2",
    "RESISTANCE, 3, CLASSIC_3_4",
    "BRAZILIAN, 4, CLASSIC_3_4",
    "RESISTANCE, 5, CLASSIC_5_6",
    "CITY_STATE, 6, CLASSIC_5_6",
    "RESISTANCE, 7, CLASSIC_7_10",
    "BRAZILIAN, 10, CLASSIC_7_10",
    "REFORMATION, 2, REFORMATION_2",
    "REFORMATION, 4, REFORMATION_3_4",
    "REFORMATION, 6, REFORMATION_5_6",
    "REFORMATION, 7, REFORMATION_7_10",
  })
  void coupIsRatedByFamilyAndSeats(Edition edition, int seats, RatingPool pool) {
    assertThat(RatingUpdate.pool(CoupRules.of(edition, seats))).isEqualTo(pool);
  }

  @Test
  void aPoolKnowsNothingOfAnotherAndTheOneWithMostGamesComesFirst() {
    choose(ON, "ana", "bruno");
    Rulebook royal = RoyalRules.standard(2);
    ratings.count(won(now, "ana", "bruno"));
    ratings.count(game(royal, now, there("bruno"), there("ana")));
    ratings.count(game(royal, now, there("bruno"), there("ana")));
    assertThat(ratings.of("ana").ratings())
        .extracting(PoolRating::pool, PoolRating::games, PoolRating::won)
        .containsExactly(tuple(RatingPool.ROYAL, 2, 0), tuple(RatingPool.CLASSIC_2, 1, 1));
  }

  @Test
  void whatCannotBeWrittenStopsNobodyAndIsNotHalfDone() throws SQLException {
    choose(ON, "ana", "bruno");
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("alter table medals rename to elsewhere");
      GameResult game = won(now, "ana", "bruno");
      ratings.count(game);
      statement.executeUpdate("alter table elsewhere rename to medals");
      assertThat(ratings.of("ana").ratings()).isEmpty();
      ratings.count(game);
      assertThat(only("ana").games()).isEqualTo(1);
    }
  }
}
