package contessa.cli;

import contessa.server.Server;
import contessa.server.journal.postgres.DataMove;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Copies a server's data to PostgreSQL; the server must not be running. */
@Command(
    name = "move",
    description = "Copy a stopped server's data to an empty PostgreSQL database, or back.")
final class MoveCommand extends DataCommand {

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
  void work() throws Server.CannotStart {
    long rows = copy();
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%d rows copied; serve with the %s from now on%n", rows, back ? "file" : "database");
    out.flush();
  }

  private long copy() throws Server.CannotStart {
    AutoCloseable kept = Server.keepOut(data);
    try {
      return back
          ? DataMove.copyBack(database, Server.journal(data))
          : DataMove.copy(Server.journal(data), database);
    } finally {
      close(kept);
    }
  }

  private static void close(AutoCloseable kept) {
    try {
      kept.close();
    } catch (Exception e) {
      throw new IllegalStateException("the data folder stays locked", e);
    }
  }
}
