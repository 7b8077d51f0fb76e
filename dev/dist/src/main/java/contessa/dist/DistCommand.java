package contessa.dist;

import module java.base;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The launcher builds the program, then this makes the release. */
@Command(
    name = "dist",
    description = "Make the archives of a release.",
    mixinStandardHelpOptions = true)
public final class DistCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(names = "--checkout", hidden = true, defaultValue = "${sys:contessa.home:-.}")
  private Path checkout;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "The folder for the archives; default target/dist in the checkout.")
  private @Nullable Path out;

  @Override
  public Integer call() {
    Path folder = out == null ? checkout.resolve("target/dist") : out;
    try {
      for (Path file : new Release(checkout).make(folder)) {
        spec.commandLine().getOut().println(file);
      }
      return ExitCode.OK;
    } catch (IOException e) {
      spec.commandLine().getErr().println("contessa: " + e);
      return ExitCode.SOFTWARE;
    }
  }
}
