package contessa.cli;

import contessa.server.AdminClient;
import java.io.IOException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Commands for the operator of a running server, on the same machine. */
@Command(
    name = "admin",
    description = "Manage a running server: tables, sessions, player reports.",
    subcommands = {
      AdminCommand.Ready.class,
      AdminCommand.List.class,
      AdminCommand.ListReports.class,
      AdminCommand.Drain.class,
      AdminCommand.Close.class,
      AdminCommand.SignOut.class
    })
final class AdminCommand {

  private AdminCommand() {}

  /** Sends one order to the server and prints the answer. */
  abstract static class Order extends DataCommand {
    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    abstract String order();

    @Override
    void work() throws IOException {
      spec.commandLine()
          .getOut()
          .print(AdminClient.order(data, json ? "json " + order() : order()));
      spec.commandLine().getOut().flush();
    }
  }

  @Command(name = "ready", description = "Say whether the server runs and can write its journal.")
  static final class Ready extends Order {
    @Override
    String order() {
      return "ready";
    }
  }

  @Command(name = "list", description = "List all tables, public and private.")
  static final class List extends Order {
    @Override
    String order() {
      return "list";
    }
  }

  @Command(name = "reports", description = "Show player reports.")
  static final class ListReports extends Order {
    @Override
    String order() {
      return "reports";
    }
  }

  @Command(name = "drain", description = "Stop accepting new tables; open ones continue.")
  static final class Drain extends Order {
    @Option(names = "--off", description = "Accept new tables again.")
    private boolean off;

    @Override
    String order() {
      return off ? "accept" : "drain";
    }
  }

  @Command(name = "close", description = "Force-close a table.")
  static final class Close extends Order {
    @Parameters(paramLabel = "TABLE", description = "The id of the table, as shown by list.")
    private String table;

    @Override
    String order() {
      return "close " + table.strip();
    }
  }

  @Command(name = "sign-out", description = "End all sessions of a player, or of everybody.")
  static final class SignOut extends Order {
    @ArgGroup(multiplicity = "1")
    private Who who = new Who();

    private static final class Who {
      @Parameters(paramLabel = "PLAYER", description = "The name or the id of the player.")
      private String player;

      @Option(names = "--everybody", description = "All players; guests cannot come back.")
      private boolean everybody;
    }

    @Override
    String order() {
      return who.everybody ? "sign-out-everybody" : "sign-out " + who.player.strip();
    }
  }
}
