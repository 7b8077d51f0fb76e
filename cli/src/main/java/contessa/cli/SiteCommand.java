package contessa.cli;

import module java.base;

import contessa.server.net.pages.StaticSite;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "site",
    description = "Write the game as a folder for any web space, without a server.")
final class SiteCommand implements Callable<Integer> {

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "A folder that does not exist yet, or is empty.")
  private Path out;

  @Option(names = "--server", paramLabel = "URL", description = "A server to link to.")
  private @Nullable URI server;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (server != null && !String.valueOf(server.getScheme()).matches("https?")) {
      throw new ParameterException(
          spec.commandLine(), "--server must begin with https:// or http://.");
    }
    String[] there = out.toFile().list();
    if (there == null ? Files.exists(out) : there.length > 0) {
      throw new ParameterException(spec.commandLine(), out + " is not an empty folder.");
    }
    StaticSite.write(out, server == null ? "" : server.toString());
    spec.commandLine().getErr().println("Copy " + out + " to any web space.");
    return ExitCode.OK;
  }
}
