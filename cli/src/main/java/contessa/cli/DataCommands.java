package contessa.cli;

import module java.base;

import contessa.server.Server;
import contessa.server.Setting;
import contessa.server.Settings;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.postgres.DataMove;
import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.salvage.Salvage;
import contessa.server.journal.sqlite.Backup;
import contessa.server.journal.sqlite.SqliteFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The commands of an operator about the data and the settings of one server. */
final class DataCommands {

  private DataCommands() {}

  @Command(
      name = "config",
      description = "Check or show a server's settings; the server may be running.",
      subcommands = {Config.Validate.class, Config.Show.class})
  static final class Config {

    private Config() {}

    @Command(name = "check", description = "Say what is wrong with the settings, if anything.")
    static final class Validate extends DataCommand {
      @Override
      void work() {
        var _ = Settings.of(data, Map.of(), System.getenv());
        tell("the settings are valid");
      }
    }

    @Command(
        name = "show",
        description = "Show every setting and where it comes from, without secrets.")
    static final class Show extends DataCommand {
      @Override
      void work() {
        Settings.shown(data, System.getenv()).forEach(this::tell);
      }
    }
  }

  @Command(
      name = "backup",
      description = "Back up a server's data to a file; the server may be running.")
  static final class BackUp extends DataCommand {

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

  @Command(name = "restore", description = "Restore a server's data folder from a backup.")
  static final class Restore extends DataCommand {

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

  @Command(
      name = "move",
      description = "Copy a stopped server's data to an empty PostgreSQL database, or back.")
  static final class Transfer extends DataCommand {

    @Option(
        names = "--database",
        required = true,
        paramLabel = "URL",
        defaultValue = "${env:CONTESSA_DATABASE}",
        description = "Where to: jdbc:postgresql://HOST/NAME?user=USER.")
    private String database;

    @Option(names = "--back", description = "From the database to a new file in the data folder.")
    private boolean back;

    @Override
    void work() throws IOException, Server.CannotStart {
      Path file = Server.journal(data);
      try (Closeable _ = Server.keepOut(data)) {
        long rows = back ? DataMove.copyBack(database, file) : DataMove.copy(file, database);
        tell(
            rows + " rows copied; serve with the " + (back ? "file" : "database") + " from now on");
      }
    }
  }

  @Command(
      name = "check",
      description = "Check a server's data for damage; the server may be running.")
  static final class Inspect extends DataCommand {

    @Option(
        names = "--database",
        paramLabel = "URL",
        defaultValue = "${env:CONTESSA_DATABASE:-}",
        description = "Check a PostgreSQL database instead: jdbc:postgresql://HOST/NAME?user=USER.")
    private String database;

    @Override
    void work() throws IOException {
      IntegrityCheck.Report report =
          database.isEmpty()
              ? IntegrityCheck.thorough(Server.journal(data))
              : IntegrityCheck.thorough(database);
      report.problems().forEach(this::tell);
      tell(report.tables() + " tables, " + report.rows() + " rows checked");
      if (!report.problems().isEmpty()) {
        throw new IOException(
            database.isEmpty()
                ? "the data is damaged; stop the server and run: ./contessa salvage NEW-FOLDER"
                : "the data is damaged; restore the database from a backup");
      }
    }
  }

  @Command(
      name = "salvage",
      description = "Copy the sound part of damaged server data to a new folder.")
  static final class Rescue extends DataCommand {

    @Parameters(paramLabel = "FOLDER", description = "The data folder to create.")
    private Path folder;

    @Override
    void work() throws IOException {
      PrivateFiles.createFolder(folder);
      Salvage.Report report = Salvage.copy(Server.journal(data), Server.journal(folder));
      report.losses().forEach(this::tell);
      tell(report.tables() + " tables and " + report.rows() + " rows rescued into " + folder);
    }
  }
}
