package contessa.cli;

import module java.base;

import contessa.server.AdminAnswer;
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

  /** What is wrong, one line each, then how much was looked at. */
  private static AdminAnswer answer(IntegrityCheck.Report report, String and, String done) {
    List<String> lines = new ArrayList<>(report.problems());
    String tables = AdminAnswer.count(report.tables(), "table", "tables");
    lines.add(tables + and + rows(report.rows()) + done + "\n");
    return new AdminAnswer(report, String.join("\n", lines));
  }

  private static String rows(long rows) {
    return AdminAnswer.count(rows, "row", "rows");
  }

  @Command(
      name = "config",
      description = "Check or show a server's settings; the server may be running.",
      subcommands = {Config.Validate.class, Config.Show.class})
  static final class Config {

    @Command(name = "check", description = "Say what is wrong with the settings, if anything.")
    static final class Validate extends OperatorCommand {
      @Override
      void work() {
        var _ = Settings.of(data, Map.of(), System.getenv());
        tell(new AdminAnswer(Map.of("valid", true), "the settings are valid\n"));
      }
    }

    @Command(
        name = "show",
        description = "Show every setting and where it comes from, without secrets.")
    static final class Show extends OperatorCommand {
      @Override
      void work() {
        tell(Settings.shown(data, System.getenv()));
      }
    }
  }

  @Command(
      name = "backup",
      description = "Back up a server's data to a file; the server may be running.")
  static final class BackUp extends OperatorCommand {

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
      tell(new AdminAnswer(Map.of("backup", file.toString()), ""));
    }
  }

  @Command(name = "restore", description = "Restore a server's data folder from a backup.")
  static final class Restore extends OperatorCommand {

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
      tell(new AdminAnswer(Map.of("restored", data.toString()), ""));
    }
  }

  @Command(
      name = "move",
      description = "Copy a stopped server's data to an empty PostgreSQL database, or back.")
  static final class Transfer extends OperatorCommand {

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
        String now = back ? "file" : "database";
        String text = rows(rows) + " copied; serve with the " + now + " from now on\n";
        tell(new AdminAnswer(Map.of("rows", rows, "serve", now), text));
      }
    }
  }

  @Command(
      name = "check",
      description = "Check a server's data for damage; the server may be running.")
  static final class Inspect extends OperatorCommand {

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
      tell(answer(report, ", ", " checked"));
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
  static final class Rescue extends OperatorCommand {

    @Parameters(paramLabel = "FOLDER", description = "The data folder to create.")
    private Path folder;

    @Override
    void work() throws IOException {
      PrivateFiles.createFolder(folder);
      IntegrityCheck.Report report = Salvage.copy(Server.journal(data), Server.journal(folder));
      tell(answer(report, " and ", " rescued into " + folder));
    }
  }
}
