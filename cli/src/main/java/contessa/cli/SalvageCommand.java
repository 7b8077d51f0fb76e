package contessa.cli;

import module java.base;

import contessa.server.Server;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.salvage.Salvage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Rescues everything sound from damaged data; the damaged folder stays as it is. */
@Command(
    name = "salvage",
    description = "Copy the sound part of damaged server data to a new folder.")
final class SalvageCommand extends DataCommand {

  @Parameters(paramLabel = "FOLDER", description = "The data folder to create.")
  private Path folder;

  @Override
  void work() throws IOException {
    PrivateFiles.createFolder(folder);
    Salvage.Report report = Salvage.copy(Server.journal(data), Server.journal(folder));
    PrintWriter out = spec.commandLine().getOut();
    report.losses().forEach(out::println);
    out.printf("%d tables and %d rows rescued into %s%n", report.tables(), report.rows(), folder);
    out.flush();
  }
}
