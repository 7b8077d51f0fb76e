package contessa.cli;

import module java.base;

import contessa.server.Server;
import contessa.server.journal.salvage.IntegrityCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks for damage in a server's data; the server may be running. */
@Command(
    name = "check",
    description = "Check a server's data for damage; the server may be running.")
final class CheckCommand extends DataCommand {

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
    PrintWriter out = spec.commandLine().getOut();
    report.problems().forEach(out::println);
    out.printf("%d tables, %d rows checked%n", report.tables(), report.rows());
    out.flush();
    if (!report.problems().isEmpty()) {
      throw new IOException(
          database.isEmpty()
              ? "the data is damaged; stop the server and run: ./contessa salvage NEW-FOLDER"
              : "the data is damaged; restore the database from a backup");
    }
  }
}
