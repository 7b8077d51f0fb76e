package contessa.cli;

import contessa.server.net.AdminClient;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What who runs a server can tell it, on the same machine. */
@Command(
    name = "admin",
    description = "Look after a running server: its tables, and what was reported.",
    subcommands = {
      AdminCommand.List.class,
      AdminCommand.Reports.class,
      AdminCommand.Drain.class,
      AdminCommand.Close.class
    })
final class AdminCommand {

  private AdminCommand() {}

  /** Sends one order, and prints the answer. */
  abstract static class Order extends DataCommand {
    abstract String order();

    @Override
    void work() throws IOException {
      spec.commandLine().getOut().print(AdminClient.order(data, order()));
      spec.commandLine().getOut().flush();
    }
  }

  @Command(name = "list", description = "List all tables, public or not.")
  static final class List extends Order {
    @Override
    String order() {
      return "list";
    }
  }

  @Command(name = "reports", description = "Tell what players have reported of others.")
  static final class Reports extends Order {
    @Override
    String order() {
      return "reports";
    }
  }

  @Command(name = "drain", description = "Let no new tables begin; those there are go on.")
  static final class Drain extends Order {
    @Option(names = "--off", description = "Let new tables begin again.")
    private boolean off;

    @Override
    String order() {
      return off ? "refill" : "drain";
    }
  }

  @Command(name = "close", description = "End a table, whatever goes on there.")
  static final class Close extends Order {
    @Parameters(paramLabel = "TABLE", description = "The table, as the list names it.")
    private String table;

    @Override
    String order() {
      return "close " + table.strip();
    }
  }
}
