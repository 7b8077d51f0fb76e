package contessa.cli;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import contessa.server.net.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a data folder from a copy, into which nothing has been written yet. */
@Command(name = "restore", description = "Make a server's data folder from a copy.")
final class RestoreCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "${env:CONTESSA_DATA:-data}",
      description = "The new data folder; ${DEFAULT-VALUE} if not given.")
  private Path data;

  @Parameters(paramLabel = "FILE", description = "The copy.")
  private Path file;

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    try {
      Files.createDirectories(data);
      SqliteJournal.backup(file, Server.journal(data));
      try (SqliteJournal restored = SqliteJournal.open(Server.journal(data))) {
        restored.openTables().forEach(restored::read);
      }
      return ExitCode.OK;
    } catch (JournalFailure | IOException e) {
      err.println("contessa: " + e.getMessage());
      return ExitCode.SOFTWARE;
    }
  }
}
