package contessa.dev;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "audit",
    description = "Ask osv.dev about known vulnerabilities of our libraries.",
    footer = "%nExits with 1 if there is one, or if a library could not be checked.")
public final class AuditCommand implements Callable<Integer> {

  @Option(names = "--list", description = "Only list the libraries.")
  private boolean list;

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("node", "build/audit.js"));
    if (list) {
      command.add("--list");
    }
    return Checkout.run("web", command);
  }
}
