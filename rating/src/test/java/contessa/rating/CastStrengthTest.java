package contessa.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import org.junit.jupiter.api.Test;

class CastStrengthTest {

  private static final Path FIGURES = Path.of("../docs/results/cast-levels.csv");

  @Test
  void theStrengthsAreThoseMeasured() throws IOException {
    int checked = 0;
    for (String line : Files.readAllLines(FIGURES)) {
      String[] cells = line.split(",", -1);
      if (cells[2].matches("\\d")) {
        boolean royal = cells[0].equals("royal");
        int level = Integer.parseInt(cells[1]);
        double lead = CastStrength.points(royal, level) - CastStrength.points(royal, level - 1);
        double measured = Double.parseDouble(cells[3].split(" ", -1)[0]);
        assertThat(100 / (1 + Math.pow(10, -lead / 400)))
            .as(line)
            .isCloseTo(measured, within(1e-9));
        checked++;
      }
    }
    assertThat(checked).isEqualTo(14);
  }
}
