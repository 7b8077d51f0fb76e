package contessa.soak.kill;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("soak")
class KillRunTest {

  private static final int KILLS = TestScale.of(3, 30);

  @TempDir Path data;

  /** Kills between two empty folders: a long journal takes long to read. */
  private static final int KILLS_PER_FOLDER = 12;

  @Test
  void acknowledgedCommandsSurviveKillNine() throws Exception {
    int acknowledged = 0;
    for (int kill = 0; kill < KILLS; kill += KILLS_PER_FOLDER) {
      KillRun run =
          new KillRun(Files.createDirectory(data.resolve("from" + kill)), TestScale.SEED + kill);
      for (int i = kill; i < Math.min(KILLS, kill + KILLS_PER_FOLDER); i++) {
        if (i % 3 == 2) {
          run.killSoon();
        } else {
          run.kill();
        }
      }
      acknowledged += run.acknowledged();
    }
    assertThat(acknowledged).isGreaterThan(KILLS / 3 * 2 * 20);
  }

  @Test
  void aFullDiskEndsTheProgramAndLosesNothing() throws Exception {
    KillRun run = new KillRun(data, 9);
    run.fillDisk();
    int before = run.acknowledged();
    assertThat(before).as("there was room at first").isPositive();
    run.kill();
    assertThat(run.acknowledged()).isGreaterThanOrEqualTo(before + 20);
  }
}
