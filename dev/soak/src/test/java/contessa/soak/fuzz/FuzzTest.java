package contessa.soak.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.testkit.ChildProcess;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fuzzing guided by coverage, in a separate process: Jazzer with {@link FuzzTarget}. */
@Tag("full")
class FuzzTest {

  private static final int SECONDS = TestScale.of(60, 300);

  /** The target itself connects to the server, which Jazzer would call a forged request. */
  private static final String OWN_REQUESTS =
      "com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery";

  /** Inputs that reach new code stay here; they are the start of the next run. */
  private static final Path FOLDER = Path.of("target/fuzz");

  @Test
  void noInputGuidedByCoverageBreaksAnything() throws Exception {
    Path corpus = FOLDER.resolve("corpus");
    FuzzCorpus.write(corpus);
    Path found = Files.createDirectories(FOLDER.resolve("found"));
    int status =
        new ProcessBuilder(
                List.of(
                    ProcessHandle.current().info().command().orElseThrow(),
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    ChildProcess.classPath(FuzzTarget.class),
                    "com.code_intelligence.jazzer.Jazzer",
                    "--target_class=" + FuzzTarget.class.getName(),
                    "--instrumentation_includes=contessa.server.**:contessa.notation.**",
                    "--disabled_hooks=" + OWN_REQUESTS,
                    "--reproducer_path=" + found,
                    "-artifact_prefix=" + found + "/",
                    "-max_total_time=" + SECONDS,
                    "-max_len=4096",
                    "-timeout=60",
                    corpus.toString()))
            .redirectErrorStream(true)
            .redirectOutput(FOLDER.resolve("jazzer.log").toFile())
            .start()
            .waitFor();
    assertThat(status).as("see target/fuzz").isZero();
  }
}
