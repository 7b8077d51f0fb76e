package contessa.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Against numbers of the npm package openskill 5.0.1, with tau 0. */
class PlackettLuceTest {

  private static final Rating[] FOUR = {of(30, 4), of(22, 6), of(18.5, 2.25), of(27, 7.5)};
  private static final Rating[] THREE = {of(30, 4), of(22, 6), of(18.5, 2.25)};

  private static Rating of(double mu, double sigma) {
    return new Rating(mu, sigma);
  }

  private static Rating[] unknown(int count) {
    Rating[] ratings = new Rating[count];
    Arrays.fill(ratings, Rating.UNKNOWN);
    return ratings;
  }

  private static void check(Rating[] after, double... muAndSigma) {
    assertThat(after).hasSize(muAndSigma.length / 2);
    for (int i = 0; i < after.length; i++) {
      assertThat(after[i].mu()).isCloseTo(muAndSigma[2 * i], within(1e-9));
      assertThat(after[i].sigma()).isCloseTo(muAndSigma[2 * i + 1], within(1e-9));
    }
  }

  @Test
  void twoStrangers() {
    check(
        PlackettLuce.rate(unknown(2), new int[] {1, 2}),
        27.63523138347365,
        8.065506316323548,
        22.36476861652635,
        8.065506316323548);
  }

  @Test
  void theWinnerFirstAndTheRestTied() {
    check(
        PlackettLuce.rate(unknown(4), new int[] {2, 2, 1, 2}),
        24.068305009375088,
        8.179213704945203,
        24.068305009375088,
        8.179213704945203,
        27.795084971874736,
        8.263160757613477,
        24.068305009375088,
        8.179213704945203);
  }

  @Test
  void anUnderdogWins() {
    check(
        PlackettLuce.rate(FOUR, new int[] {2, 1, 2, 2}),
        29.437818040123084,
        3.975176965172939,
        24.133192129666867,
        5.958055606609336,
        18.495532732640086,
        2.248521662619875,
        25.692944554086836,
        7.2158817100526145);
  }

  @Test
  void twoShareTheFirstPlace() {
    check(
        PlackettLuce.rate(THREE, new int[] {1, 2, 1}),
        29.913781956565934,
        3.972195798245944,
        21.10865723441737,
        5.890018289367346,
        18.652625004215366,
        2.2483047128451426);
  }

  @Test
  void allShareTheFirstPlace() {
    check(
        PlackettLuce.rate(THREE, new int[] {1, 1, 1}),
        29.658532308632292,
        3.972195798245944,
        22.257280650118766,
        5.890018289367346,
        18.571862420298864,
        2.2483047128451426);
  }

  @Test
  void sixPlayers() {
    Rating[] before = {
      of(20, 3), of(21, 3.5), of(22, 4), of(23, 4.5), of(24, 5), of(25, 5.5),
    };
    check(
        PlackettLuce.rate(before, new int[] {2, 2, 2, 2, 2, 1}),
        19.930637958716105,
        2.9966541640389224,
        20.887270839522714,
        3.49345132458636,
        21.827153060897025,
        3.9882087659499947,
        22.746552322192816,
        4.480086346366996,
        23.641267910856644,
        4.968035422248412,
        26.650967133151678,
        5.47736986571297);
  }

  @Test
  void allPlacesDifferent() {
    Rating[] before = {Rating.UNKNOWN, of(29, 3), of(21, 5), of(25, 8)};
    check(
        PlackettLuce.rate(before, new int[] {3, 1, 4, 2}),
        24.2271134903536,
        7.88347184495842,
        29.3983414119144,
        2.997586798791626,
        19.532877021538976,
        4.948281150710557,
        26.635476991870153,
        7.762791133507476);
  }

  /** 8² + 6² = 10², and 25/300 by hand: 8.3333² + 0.0833² = 69.4514, of which the root. */
  @Test
  void aDriftedRatingIsLessCertain() {
    check(new Rating[] {of(31, 8).drifted(6)}, 31, 10);
    check(new Rating[] {of(31, 8).drifted(0)}, 31, 8);
    check(new Rating[] {Rating.UNKNOWN.drifted(Rating.TAU)}, 25, 8.333749989583854);
  }

  /** Two strangers with tau 25/300, by the formulas of the paper: c² = 2·(σ² + β²), p = 1/2. */
  @Test
  void peopleDriftBeforeTheyAreRated() {
    Rating stranger = Rating.UNKNOWN.drifted(Rating.TAU);
    double variance = 69.45138888888889;
    double c = Math.sqrt(2 * (variance + 17.36111111111111));
    double sigma =
        Math.sqrt(variance) * Math.sqrt(1 - Math.sqrt(variance) / c * variance / (c * c) / 4);
    check(
        PlackettLuce.rate(new Rating[] {stranger, stranger}, new int[] {1, 2}),
        25 + variance / c / 2,
        sigma,
        25 - variance / c / 2,
        sigma);
  }

  @Test
  void fiftyGamesOneAfterAnother() {
    Rating[] ratings = unknown(4);
    for (int game = 0; game < 50; game++) {
      int[] places = {2, 2, 2, 2};
      places[(game * game + 3 * game) % 7 % 4] = 1;
      ratings = PlackettLuce.rate(ratings, places);
    }
    check(
        ratings,
        34.15862276126433,
        4.565048938507144,
        26.194968462234,
        4.586708207519501,
        17.76162550451226,
        4.8123029203601915,
        21.446795876738854,
        4.643114961915213);
    assertThat(ratings[0].shown())
        .isCloseTo(34.15862276126433 - 3 * 4.565048938507144, within(1e-9));
  }
}
