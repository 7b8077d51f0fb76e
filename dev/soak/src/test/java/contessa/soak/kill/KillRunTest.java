package contessa.soak.kill;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.testkit.TestScale;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./contessa dev soak --kills 1000} kills more often. */
@Tag("soak")
class KillRunTest {

  private static final int KILLS = TestScale.of(3, 30);

  @TempDir Path data;

  @Test
  void acknowledgedCommandsSurviveKillNine() throws Exception {
    KillRun run = new KillRun(data, 9);
    for (int kill = 0; kill < KILLS; kill++) {
      run.kill();
    }
    assertThat(run.acknowledged()).isGreaterThan(KILLS * 20);
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
