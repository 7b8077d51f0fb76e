package contessa.dev;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

@Command(
    name = "coverage",
    description = "Run the Java tests and report which lines they reach.",
    footer = "%nIt reports; no number is required.")
public final class CoverageCommand implements Callable<Integer> {

  private static final Path REPORT = Path.of("dev/program/target/site/jacoco-aggregate/index.html");

  @Override
  public Integer call() throws IOException, InterruptedException {
    int exit =
        Checkout.run(
            ".",
            List.of(
                "mvn",
                "-B",
                "-ntp",
                "-T",
                "2",
                "verify",
                "-Pcoverage",
                "-Dweb.tests.skip=true",
                "-DexcludedGroups=soak,full,root"));
    if (exit == ExitCode.OK) {
      System.out.println("The report is in " + Checkout.folder().resolve(REPORT));
    }
    return exit;
  }
}
