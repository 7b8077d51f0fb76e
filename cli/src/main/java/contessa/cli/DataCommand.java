package contessa.cli;

import module java.base;

import contessa.server.Server;
import contessa.server.journal.JournalFailure;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** A command about a server's data folder; it reports a failure in one line. */
abstract class DataCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Option(
      names = "--data",
      scope = ScopeType.INHERIT,
      paramLabel = "FOLDER",
      defaultValue = "${env:CONTESSA_DATA:-data}",
      description = "The server's data folder; default ${DEFAULT-VALUE}.")
  Path data;

  /** Does the work, or throws an exception with a message for the user. */
  abstract void work() throws IOException, Server.CannotStart;

  @Override
  public final Integer call() {
    try {
      work();
      return ExitCode.OK;
    } catch (IOException | JournalFailure | IllegalArgumentException | Server.CannotStart e) {
      fail(String.valueOf(e.getMessage()));
      return ExitCode.SOFTWARE;
    }
  }

  /** Says why it could not be done. */
  void fail(String message) {
    spec.commandLine().getErr().println("contessa: " + message);
  }
}
