package contessa.train;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.ending.EndingSolution;
import contessa.bots.ending.EndingSolver;
import contessa.bots.net.NetShape;
import contessa.coup.CoupTable;
import contessa.game.SeededChance;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Training in plain Java, on an ending whose value is proven. */
@Tag("soak")
class JavaLearnerTest {

  /**
   * How far self-play may end from the proven value. This short run ends 0.04 above it; one four
   * times as long, with a tenth of the entropy and of the magnet at the end, reaches it to 0.001.
   */
  private static final double MARGIN = 0.06;

  private static final int SHARDS = 4;
  private static final int TABLES = 32;
  private static final int ITERATIONS = 200;
  private static final int LAST = 40;

  @Test
  void selfPlayReachesTheValueOfASolvedEnding() {
    CoupTable table = TrainingEnding.table();
    EndingSolution solution = EndingSolver.solve(table.view(0), 6, 60);
    List<Double> values = values(1, ITERATIONS);
    double first = values.subList(0, 3).stream().mapToDouble(v -> v).average().orElseThrow();
    double last =
        values.subList(ITERATIONS - LAST, ITERATIONS).stream()
            .mapToDouble(v -> v)
            .average()
            .orElseThrow();
    assertThat(Math.abs(first - solution.lower())).isGreaterThan(2 * MARGIN);
    assertThat(last).isBetween(solution.lower() - MARGIN, solution.upper() + MARGIN);
  }

  @Test
  void theSameSeedLearnsTheSame() {
    assertThat(values(2, 3)).isEqualTo(values(2, 3));
  }

  /** How often the seat that moves first won, by iteration. */
  private static List<Double> values(long seed, int iterations) {
    RowLayout layout = new RowLayout(TrainingEnding.SEATS);
    SeededChance seeds = new SeededChance(seed);
    List<GameGroup> shards = new ArrayList<>();
    for (int shard = 0; shard < SHARDS; shard++) {
      SelfPlayTable[] tables = new SelfPlayTable[TABLES];
      for (int i = 0; i < TABLES; i++) {
        tables[i] =
            new SelfPlayTable(
                TrainingEnding.table().rules(),
                new TrainingEnding(),
                SeatAssignment::pure,
                layout,
                40,
                new SeededChance(seeds.next()));
      }
      shards.add(GameGroup.of(layout, tables));
    }
    JavaLearner.Recipe recipe = new JavaLearner.Recipe(3e-3, 3e-4, 0.1, 0.003, 0.01, 10, 4);
    JavaLearner learner = JavaLearner.fresh(NetShape.player(12, 12, 24, 12), shards, recipe, seed);
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < iterations; i++) {
      values.add(learner.iterate((double) i / iterations).firstSeatWon());
    }
    return values;
  }
}
