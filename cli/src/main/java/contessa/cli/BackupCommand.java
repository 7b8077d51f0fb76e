package contessa.cli;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import contessa.server.net.Server;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies a server's data; the server may go on meanwhile. */
@Command(name = "backup", description = "Copy a server's data to a file, while it runs.")
final class BackupCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "${env:CONTESSA_DATA:-data}",
      description = "The server's data folder; ${DEFAULT-VALUE} if not given.")
  private Path data;

  @Parameters(paramLabel = "FILE", description = "The new file.")
  private Path file;

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    try {
      SqliteJournal.backup(Server.journal(data), file);
      return ExitCode.OK;
    } catch (JournalFailure e) {
      err.println("contessa: " + e.getMessage());
      return ExitCode.SOFTWARE;
    }
  }
}
