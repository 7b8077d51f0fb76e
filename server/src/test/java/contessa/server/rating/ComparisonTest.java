package contessa.server.rating;

import static contessa.server.rating.SampleGames.away;
import static contessa.server.rating.SampleGames.bot;
import static contessa.server.rating.SampleGames.game;
import static contessa.server.rating.SampleGames.gone;
import static contessa.server.rating.SampleGames.there;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Seats;
import contessa.rating.PlackettLuce;
import contessa.rating.Rating;
import contessa.royal.RoyalRules;
import contessa.table.state.GameResult;
import contessa.table.state.PlayerConduct;
import contessa.table.state.PlayerConduct.Stay;
import org.junit.jupiter.api.Test;

/** What a game says about its players. The first seat has won. */
class ComparisonTest {

  private static final Set<String> ALL = Set.of("ana", "bruno", "cara", "program-a", "program-b");

  private static String people(PlayerConduct... conduct) {
    return places(game(0, conduct), ALL, false);
  }

  private static String places(GameResult game, Set<String> rated, boolean programs) {
    StringBuilder places = new StringBuilder();
    for (Comparison.Compared one : Comparison.of(game, rated, programs).compared()) {
      places.append(one.player()).append(one.won() ? "! " : " ").append(one.place()).append(' ');
    }
    return places.toString().strip();
  }

  @Test
  void theWinnerIsFirstAndTheRestAreTied() {
    assertThat(people(there("ana"), there("bruno"), there("cara")))
        .isEqualTo("ana! 1 bruno 2 cara 2");
  }

  @Test
  void botsAndUnratedPlayersAreLeftOut() {
    GameResult game = game(0, there("ana"), bot(), there("bruno"), there("cara"));
    assertThat(places(game, Set.of("ana", "cara"), false)).isEqualTo("ana! 1 cara 2");
  }

  @Test
  void aGameWithoutARatedWinnerSaysNothing() {
    assertThat(people(bot(), there("ana"), there("bruno"))).isEmpty();
    assertThat(people(there("ana"), bot(), bot())).isEmpty();
    GameResult game = game(0, there("ana"), there("bruno"), there("cara"));
    assertThat(places(game, Set.of("bruno", "cara"), false)).isEmpty();
    assertThat(places(game, Set.of(), false)).isEmpty();
  }

  @Test
  void peopleAndProgramsAreComparedApart() {
    GameResult game = game(0, there("program-a"), there("ana"), there("program-b"), there("bruno"));
    assertThat(places(game, ALL, true)).isEqualTo("program-a! 1 program-b 2");
    assertThat(places(game, ALL, false)).isEmpty();
  }

  @Test
  void aWinByAStandInIsALoss() {
    assertThat(people(away("ana"), there("bruno"), there("cara")))
        .isEqualTo("ana 2 bruno 1 cara 1");
    assertThat(people(away("ana"), there("bruno"), away("cara"))).isEqualTo("ana 2 bruno 1 cara 2");
    assertThat(people(gone("ana", Stay.LEFT), there("bruno"))).isEqualTo("ana 2 bruno 1");
  }

  @Test
  void anAbsentLoserHasLost() {
    assertThat(people(there("ana"), away("bruno"), gone("cara", Stay.LEFT)))
        .isEqualTo("ana! 1 bruno 2 cara 2");
  }

  @Test
  void aGameWithoutAttendanceSaysNothing() {
    assertThat(people(away("ana"), away("bruno"))).isEmpty();
  }

  @Test
  void kickedPlayersAreLeftOut() {
    assertThat(people(there("ana"), gone("bruno", Stay.KICKED), there("cara")))
        .isEqualTo("ana! 1 cara 2");
    assertThat(people(gone("ana", Stay.KICKED), there("bruno"), there("cara"))).isEmpty();
  }

  @Test
  void aSharedWinIsASharedFirstPlaceUnlessOneWasAway() {
    List<PlayerConduct> conduct = List.of(there("ana"), there("bruno"), away("cara"));
    int winners = Seats.of(0) | Seats.of(1) | Seats.of(2);
    GameResult game = new GameResult("t", 1, RoyalRules.standard(3), 0, 1, winners, conduct);
    assertThat(places(game, ALL, false)).isEqualTo("ana! 1 bruno! 1 cara 2");
  }

  @Test
  void peopleDriftBetweenGames() {
    Comparison comparison = Comparison.of(game(0, there("ana"), there("bruno")), ALL, false);
    Rating drifted = new Rating(25, Math.sqrt(64 + 625 / 90_000.0));
    assertThat(comparison.after(List.of(new Rating(25, 8), new Rating(25, 8))))
        .containsExactly(PlackettLuce.rate(new Rating[] {drifted, drifted}, new int[] {1, 2}));
  }
}
