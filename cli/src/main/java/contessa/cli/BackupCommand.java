package contessa.cli;

import contessa.server.Server;
import contessa.server.journal.sqlite.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Copies a server's data; the server may be running. */
@Command(
    name = "backup",
    description = "Back up a server's data to a file; the server may be running.")
final class BackupCommand extends DataCommand {

  @Parameters(paramLabel = "FILE", description = "The file to create.")
  private Path file;

  @Override
  void work() {
    Backup.copy(Server.journal(data), file);
  }
}
