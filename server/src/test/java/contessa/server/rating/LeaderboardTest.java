package contessa.server.rating;

import static contessa.server.rating.SampleGames.won;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import module java.base;

import contessa.server.host.identity.Sessions;
import contessa.server.journal.Database;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.Leaderboard;
import contessa.server.message.Leaderboard.Entry;
import contessa.server.message.RatingChoice;
import contessa.server.message.RatingPool;
import contessa.server.message.ServerJson;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is listed, and how. */
class LeaderboardTest {

  @TempDir Path folder;

  private Database database;
  private Sessions sessions;
  private Ratings ratings;

  /** Where the data is. */
  Database openDatabase() {
    return SqliteFile.open(folder.resolve("contessa.db"));
  }

  @BeforeEach
  void open() {
    database = openDatabase();
    InstantSource clock = () -> Instant.ofEpochMilli(1_000);
    sessions = new Sessions(database, clock);
    ratings = new Ratings(database, clock);
  }

  @AfterEach
  void close() {
    database.close();
  }

  private String person(String name, boolean listed) {
    return named(sessions.open("").me().player(), name, listed);
  }

  private String program(String name) {
    return named(sessions.openProgram("ana", name).me().player(), name, true);
  }

  private String named(String player, String name, boolean listed) {
    sessions.rename(player, name);
    ratings.choose(player, new RatingChoice(true, listed));
    return player;
  }

  private void play(int games, String... players) {
    for (int i = 0; i < games; i++) {
      ratings.count(won(1_000, players));
    }
  }

  private Leaderboard people() {
    return ratings.leaderboard(null, false, null);
  }

  @Test
  void tenGamesAndAWishAreNeededToBeListed() {
    String ana = person("Ana", true);
    String bruno = person("Bruno", false);
    String cara = person("Cara", true);
    play(9, ana, bruno, cara);
    assertThat(people()).isEqualTo(ratings.leaderboard(RatingPool.CLASSIC_3_4, false, ana));
    assertThat(people().entries()).isEmpty();
    assertThat(ratings.of(ana).ratings().getFirst().missing()).isEqualTo(1);
    play(1, ana, bruno, cara);
    assertThat(people().entries())
        .extracting(Entry::place, Entry::name, Entry::games, Entry::won, Entry::you)
        .containsExactly(tuple(1, "Ana", 10, 10, false), tuple(2, "Cara", 10, 0, false));
    assertThat(people().pools()).containsExactly(RatingPool.CLASSIC_3_4);
    assertThat(ratings.leaderboard(null, false, cara).entries())
        .extracting(Entry::you)
        .containsExactly(false, true);
    assertThat(ratings.of(cara).ratings().getFirst().missing()).isNull();
    assertThat(ratings.of(cara).ratings().getFirst().place()).isEqualTo(2);
    assertThat(ratings.of(bruno).ratings().getFirst().place()).isNull();
  }

  @Test
  void itShowsCurrentNamesAndNoIds() {
    String ana = person("Ana", true);
    String bruno = person("Bruno", true);
    play(10, ana, bruno);
    sessions.rename(ana, "Anna Karenina");
    assertThat(ServerJson.CODEC.json(ratings.leaderboard(null, false, ana)))
        .contains("Anna Karenina", "Bruno")
        .doesNotContain(ana, bruno, "person-", "\"Ana\"");
  }

  @Test
  void aPlayerLeavesAndReturnsAtOnce() {
    String ana = person("Ana", true);
    String bruno = person("Bruno", true);
    play(10, ana, bruno);
    ratings.choose(ana, new RatingChoice(true, false));
    assertThat(people().entries()).extracting(Entry::name).containsExactly("Bruno");
    assertThat(ratings.of(bruno).ratings().getFirst().place()).isEqualTo(1);
    ratings.choose(ana, new RatingChoice(true, true));
    assertThat(people().entries()).extracting(Entry::name).containsExactly("Ana", "Bruno");
    ratings.choose(ana, new RatingChoice(false, false));
    ratings.forget(bruno);
    assertThat(people().entries()).isEmpty();
    assertThat(people().pools()).isEmpty();
    assertThat(ratings.of(ana).ratings()).as("one's own is not lost").hasSize(1);
  }

  @Test
  void equalRatingsShareAPlace() {
    String[] four = {
      person("Ana", true), person("Bruno", true), person("Cara", true), person("Dora", true)
    };
    play(10, four);
    assertThat(people().entries()).extracting(Entry::place).containsExactly(1, 2, 2, 2);
    assertThat(ratings.of(four[3]).ratings().getFirst().place()).isEqualTo(2);
  }

  @Test
  void programsHaveTheirOwnList() {
    play(10, program("Alpha"), program("Beta"));
    play(10, person("Ana", true), person("Bruno", true), person("Cara", true));
    Leaderboard programs = ratings.leaderboard(null, true, null);
    assertThat(programs.programs()).isTrue();
    assertThat(programs.pool()).isEqualTo(RatingPool.CLASSIC_2);
    assertThat(programs.entries()).extracting(Entry::name).containsExactly("Alpha", "Beta");
    assertThat(people().entries()).extracting(Entry::name).contains("Ana").hasSize(3);
  }

  @Test
  void theFullestPoolIsTheDefault() {
    String ana = person("Ana", true);
    String bruno = person("Bruno", true);
    play(10, ana, bruno);
    play(10, bruno, person("Cara", true), person("Dora", true));
    assertThat(people().pool()).isEqualTo(RatingPool.CLASSIC_3_4);
    assertThat(people().pools()).containsExactly(RatingPool.CLASSIC_2, RatingPool.CLASSIC_3_4);
    Leaderboard two = ratings.leaderboard(RatingPool.CLASSIC_2, false, null);
    assertThat(two.entries()).extracting(Entry::name).containsExactly("Ana", "Bruno");
    assertThat(ratings.leaderboard(RatingPool.ROYAL, false, null).entries()).isEmpty();
  }
}
