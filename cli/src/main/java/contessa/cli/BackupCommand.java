package contessa.cli;

import module java.base;

import contessa.server.Server;
import contessa.server.Setting;
import contessa.server.Settings;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.postgres.DataMove;
import contessa.server.journal.sqlite.Backup;
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
    // An old file may still be there.
    Settings settings = Settings.of(data, Map.of(), System.getenv());
    if (!settings.text(Setting.DATABASE).isEmpty()) {
      throw new JournalFailure("the data is in PostgreSQL: back it up with pg_dump", null);
    }
    DataMove.refuseMoved(Server.journal(data));
    Backup.copy(Server.journal(data), file);
  }
}
