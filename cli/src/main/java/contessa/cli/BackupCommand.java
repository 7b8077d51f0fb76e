package contessa.cli;

import contessa.server.journal.SqliteJournal;
import contessa.server.net.Server;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Copies a server's data; the server may go on meanwhile. */
@Command(name = "backup", description = "Copy a server's data to a file, while it runs.")
final class BackupCommand extends DataCommand {

  @Parameters(paramLabel = "FILE", description = "The new file.")
  private Path file;

  @Override
  void work() {
    SqliteJournal.backup(Server.journal(data), file);
  }
}
