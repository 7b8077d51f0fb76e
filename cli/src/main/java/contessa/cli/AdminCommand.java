package contessa.cli;

import module java.base;

import contessa.server.AdminClient;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Commands for the operator of a running server, on the same machine. */
@Command(
    name = "admin",
    description = "Manage a running server: tables, players, reports.",
    subcommands = {
      AdminCommand.Ready.class,
      AdminCommand.List.class,
      AdminCommand.Drain.class,
      AdminCommand.Close.class,
      AdminCommand.Players.class,
      AdminCommand.SignOut.class,
      AdminCommand.Delete.class,
      AdminCommand.Announce.class,
      AdminCommand.Ban.class,
      AdminCommand.ListBans.class,
      AdminCommand.Lift.class,
      AdminCommand.ListReports.class,
      AdminCommand.Handled.class,
      AdminCommand.Chat.class,
      AdminCommand.DeleteMessage.class,
      AdminCommand.Audit.class
    })
final class AdminCommand {

  private AdminCommand() {}

  /** Sends one order to the server and prints the answer. */
  abstract static class Order extends DataCommand {
    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    /** The order: a word, and what it is about. */
    abstract String[] order();

    @Override
    void work() throws IOException {
      String line =
          Arrays.stream(order())
              .map(word -> word.strip().replaceAll("\\s", " "))
              .collect(Collectors.joining("\t"));
      spec.commandLine().getOut().print(AdminClient.order(data, json ? "json " + line : line));
      spec.commandLine().getOut().flush();
    }
  }

  /** An order without anything else is the name of its command. */
  static class Plain extends Order {
    @Override
    String[] order() {
      return new String[] {spec.name()};
    }
  }

  @Command(name = "ready", description = "Say whether the server runs and can write its journal.")
  static final class Ready extends Plain {}

  @Command(name = "list", description = "List all tables, public and private.")
  static final class List extends Plain {}

  @Command(name = "drain", description = "Stop accepting new tables; open ones continue.")
  static final class Drain extends Order {
    @Option(names = "--off", description = "Accept new tables again.")
    private boolean off;

    @Override
    String[] order() {
      return new String[] {off ? "accept" : "drain"};
    }
  }

  @Command(name = "close", description = "Force-close a table.")
  static final class Close extends Order {
    @Parameters(paramLabel = "TABLE", description = "The id of the table, as shown by list.")
    private String table;

    @Override
    String[] order() {
      return new String[] {"close", table};
    }
  }

  @Command(name = "players", description = "List who was here in the last day, and from where.")
  static final class Players extends Plain {}

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
    String[] order() {
      return who.everybody
          ? new String[] {"sign-out-everybody"}
          : new String[] {"sign-out", who.player};
    }
  }

  @Command(name = "delete", description = "Delete everything about a player.")
  static final class Delete extends Order {
    @Parameters(paramLabel = "PLAYER", description = "The name or the id of the player.")
    private String player;

    @Override
    String[] order() {
      return new String[] {"delete", player};
    }
  }

  @Command(name = "announce", description = "Show a text on every page.")
  static final class Announce extends Order {
    @ArgGroup(multiplicity = "1")
    private What what = new What();

    private static final class What {
      @Parameters(paramLabel = "TEXT", description = "Instead of what was announced before.")
      private String text = "";

      @Option(names = "--off", description = "Announce nothing any more.")
      private boolean off;
    }

    @Option(
        names = "--at",
        paramLabel = "TIME",
        defaultValue = "",
        description = "When a maintenance begins, like 2026-11-20T22:00Z.")
    private String at;

    @Option(
        names = "--for",
        paramLabel = "TIME",
        defaultValue = "",
        description = "For how long, like 30m, 12h or 7d; else until --off.")
    private String time;

    @Override
    String[] order() {
      return new String[] {"announce", what.off ? "" : what.text, at, time};
    }
  }

  @Command(name = "ban", description = "Keep a player, an address or a network out.")
  static final class Ban extends Order {
    @Parameters(
        paramLabel = "WHOM",
        description = "The name or id of a player, or an address or network like 203.0.113.0/24.")
    private String whom;

    @Option(
        names = "--for",
        paramLabel = "TIME",
        defaultValue = "",
        description = "For how long, like 30m, 12h or 7d; else until the ban is lifted.")
    private String time;

    @Option(
        names = "--address",
        description = "Also the address from which the player was last seen.")
    private boolean address;

    @Option(names = "--reason", defaultValue = "", description = "Why, for the list of bans.")
    private String reason;

    @Override
    String[] order() {
      return new String[] {"ban", whom, time, address ? "address" : "", reason};
    }
  }

  @Command(name = "bans", description = "List the bans.")
  static final class ListBans extends Plain {}

  @Command(name = "lift", description = "Lift a ban.")
  static final class Lift extends Order {
    @Parameters(paramLabel = "WHOM", description = "The player or network, as shown by bans.")
    private String whom;

    @Override
    String[] order() {
      return new String[] {"lift", whom};
    }
  }

  @Command(name = "reports", description = "Show player reports that nobody has handled.")
  static final class ListReports extends Order {
    @Option(names = "--all", description = "All reports.")
    private boolean all;

    @Override
    String[] order() {
      return all ? new String[] {"reports", "all"} : new String[] {"reports"};
    }
  }

  @Command(name = "handled", description = "Mark a report as handled.")
  static final class Handled extends Order {
    @Parameters(paramLabel = "REPORT", description = "The id of the report, as shown by reports.")
    private String report;

    @Override
    String[] order() {
      return new String[] {"handled", report};
    }
  }

  @Command(name = "chat", description = "Show what was said at a table.")
  static final class Chat extends Order {
    @Parameters(paramLabel = "TABLE", description = "The id of the table, open or closed.")
    private String table;

    @Override
    String[] order() {
      return new String[] {"chat", table};
    }
  }

  @Command(name = "delete-message", description = "Delete a chat message for everybody.")
  static final class DeleteMessage extends Order {
    @Parameters(paramLabel = "MESSAGE", description = "The id of the message, as shown by chat.")
    private String message;

    @Override
    String[] order() {
      return new String[] {"delete-message", message};
    }
  }

  @Command(name = "audit", description = "Show what operators have changed here.")
  static final class Audit extends Plain {}
}
