package contessa.cli;

import module java.base;

import contessa.server.Server;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.Backup;
import contessa.server.journal.sqlite.SqliteFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Creates a data folder from a backup; refuses a folder that has a journal already. */
@Command(name = "restore", description = "Restore a server's data folder from a backup.")
final class RestoreCommand extends DataCommand {

  @Parameters(paramLabel = "FILE", description = "The backup file.")
  private Path file;

  @Override
  void work() throws IOException {
    Path journal = Server.journal(data);
    if (Files.exists(journal)) {
      throw new IOException(
          "the data folder " + data + " is already in use; restore into a new one (--data)");
    }
    PrivateFiles.createFolder(data);
    Backup.copy(file, journal);
    try (SqlJournal restored = SqliteFile.journal(journal)) {
      restored.openTables().forEach(restored::read);
    }
  }
}
