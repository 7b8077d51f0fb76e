package contessa.cli;

import contessa.server.journal.SqliteJournal;
import contessa.server.net.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes a data folder from a copy, into which nothing has been written yet. */
@Command(name = "restore", description = "Make a server's data folder from a copy.")
final class RestoreCommand extends DataCommand {

  @Parameters(paramLabel = "FILE", description = "The copy.")
  private Path file;

  @Override
  void work() throws IOException {
    Path journal = Server.journal(data);
    if (Files.exists(journal)) {
      throw new IOException(
          "the data folder " + data + " is in use: what is restored goes into a new one (--data)");
    }
    Files.createDirectories(data);
    SqliteJournal.backup(file, journal);
    try (SqliteJournal restored = SqliteJournal.open(journal)) {
      restored.openTables().forEach(restored::read);
    }
  }
}
