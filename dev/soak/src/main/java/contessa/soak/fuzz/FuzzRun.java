package contessa.soak.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Fuzzing guided by coverage, in a process of its own: Jazzer with {@link FuzzTarget}. */
public final class FuzzRun {

  /** The target itself connects to the server, which Jazzer would call a forged request. */
  private static final String OWN_REQUESTS =
      "com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery";

  private FuzzRun() {}

  /**
   * Fuzzes.
   *
   * @param folder where inputs that reach new code are kept; they are the start of the next run
   * @return the exit status of Jazzer: 0 if nothing was found
   */
  public static int run(int seconds, Path folder) throws IOException, InterruptedException {
    Path corpus = folder.resolve("corpus");
    FuzzCorpus.write(corpus);
    Path found = Files.createDirectories(folder.resolve("found"));
    return new ProcessBuilder(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + FuzzTarget.class.getName(),
                "--instrumentation_includes=contessa.server.**:contessa.notation.**",
                "--disabled_hooks=" + OWN_REQUESTS,
                "--reproducer_path=" + found,
                "-artifact_prefix=" + found + "/",
                "-max_total_time=" + seconds,
                "-max_len=4096",
                "-timeout=60",
                corpus.toString()))
        .inheritIO()
        .start()
        .waitFor();
  }
}
