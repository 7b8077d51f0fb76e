package contessa.cli;

import contessa.server.journal.IntegrityCheck;
import contessa.server.net.Server;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Command;

/** Looks for damage in a server's data; the server may be running. */
@Command(
    name = "check",
    description = "Check a server's data for damage; the server may be running.")
final class CheckCommand extends DataCommand {

  @Override
  void work() throws IOException {
    IntegrityCheck.Report report = IntegrityCheck.thorough(Server.journal(data));
    PrintWriter out = spec.commandLine().getOut();
    report.problems().forEach(out::println);
    out.printf("%d tables, %d rows checked%n", report.tables(), report.rows());
    out.flush();
    if (!report.problems().isEmpty()) {
      throw new IOException(
          "the data is damaged; stop the server and run: ./contessa salvage NEW-FOLDER");
    }
  }
}
