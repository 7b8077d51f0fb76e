package contessa.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShareOverBlocksTest {

  /**
   * A coin that falls the same way for most of a block: the games of a block depend on each other.
   */
  private static Share coin(SeededChance chance, double p, int blocks) {
    ShareOverBlocks share = new ShareOverBlocks(0.5);
    for (int block = 0; block < blocks; block++) {
      int games = 2 + chance.below(4);
      boolean luck = chance.below(1000) < 1000 * p;
      int wins = 0;
      for (int game = 0; game < games; game++) {
        boolean follows = chance.below(2) == 0;
        wins += (follows ? luck : chance.below(1000) < 1000 * p) ? 1 : 0;
      }
      share.add(wins, games);
    }
    return share.share();
  }

  @ParameterizedTest
  @CsvSource({"0.25, 10", "0.25, 100", "0.5, 30", "0.9, 200", "0.97, 400"})
  void theIntervalCoversTheTruth95TimesIn100(double p, int blocks) {
    SeededChance chance = new SeededChance(7);
    int covered = 0;
    int trials = 2_000;
    for (int trial = 0; trial < trials; trial++) {
      covered += coin(chance, p, blocks).contains(p) ? 1 : 0;
    }
    assertThat((double) covered / trials).isBetween(0.925, 0.975);
  }

  @Test
  void fourTimesTheBlocksHalveTheInterval() {
    double few = coin(new SeededChance(1), 0.3, 2_000).margin();
    double many = coin(new SeededChance(1), 0.3, 8_000).margin();
    assertThat(few / many).isCloseTo(2, within(0.1));
  }

  @Test
  void oneBlockGivesNoInterval() {
    ShareOverBlocks share = new ShareOverBlocks(0.5);
    share.add(2, 4);
    assertThat(share.share().mean()).isEqualTo(0.5);
    assertThat(share.share().margin()).isInfinite();
    assertThat(share.share().low()).isZero();
    assertThat(share.share().high()).isEqualTo(1);
  }

  @Test
  void aPerfectScoreIsNotACertainty() {
    ShareOverBlocks share = new ShareOverBlocks(0.5);
    for (int i = 0; i < 100; i++) {
      share.add(4, 4);
    }
    assertThat(share.share().low()).isCloseTo(0.97, within(1e-9));
    assertThat(share.share().high()).isEqualTo(1);
  }

  @Test
  void equalBlocksAreNotACertaintyEither() {
    ShareOverBlocks share = new ShareOverBlocks(0.1);
    for (int i = 0; i < 100; i++) {
      share.add(10, 90);
    }
    assertThat(share.share().margin()).isCloseTo(0.03, within(1e-9));
  }

  @Test
  void theFairShareOfEveryBlockIsCertain() {
    ShareOverBlocks share = new ShareOverBlocks(0.25);
    for (int i = 0; i < 100; i++) {
      share.add(1, 4);
    }
    assertThat(share.share().margin()).isCloseTo(0, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"1, 12.706", "2, 4.303", "4, 2.776", "9, 2.262", "29, 2.045", "1000, 1.962"})
  void quantilesMatchStudentsTable(int freedom, double quantile) {
    assertThat(ShareOverBlocks.student95(freedom)).isCloseTo(quantile, within(0.01 * quantile));
  }
}
