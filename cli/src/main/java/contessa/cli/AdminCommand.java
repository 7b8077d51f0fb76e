package contessa.cli;

import module java.base;

import contessa.server.AdminClient;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Commands for the operator of a running server, on the same machine. */
@Command(name = "admin", description = "Manage a running server: tables, players, reports.")
final class AdminCommand extends OperatorCommand {

  private static final String TABLE = "The id of the table, as shown by list.";
  private static final String PLAYER = "The name or the id of the player.";
  private static final String HOW_LONG = "For how long, like 30m, 12h or 7d; else until ";

  /** An order: a word, and what it is about. */
  private List<String> order = List.of();

  @Override
  void work() throws IOException {
    if (order.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "Missing required subcommand");
    }
    String line =
        order.stream()
            .map(word -> word.strip().replaceAll("\\s", " "))
            .collect(Collectors.joining("\t"));
    spec.commandLine().getOut().print(AdminClient.order(data, json ? "json " + line : line));
    spec.commandLine().getOut().flush();
  }

  private int send(@Nullable String... words) {
    order = Stream.of(words).map(word -> Objects.toString(word, "")).toList();
    return call();
  }

  private void require(boolean right, String command, String message) {
    if (!right) {
      throw new ParameterException(spec.subcommands().get(command), message);
    }
  }

  @Command(description = "Say whether the server runs and can write its journal.")
  int ready() {
    return send("ready");
  }

  @Command(description = "Read the settings again; says what has changed.")
  int reload() {
    return send("reload");
  }

  @Command(description = "List all tables, public and private.")
  int list() {
    return send("list");
  }

  @Command(description = "Stop accepting new tables; open ones continue.")
  int drain(@Option(names = "--off", description = "Accept new tables again.") boolean off) {
    return send(off ? "accept" : "drain");
  }

  @Command(description = "Force-close a table.")
  int close(@Parameters(paramLabel = "TABLE", description = TABLE) String table) {
    return send("close", table);
  }

  @Command(description = "List who was here in the last day, and from where.")
  int players() {
    return send("players");
  }

  @Command(name = "sign-out", description = "End all sessions of a player, or of everybody.")
  int signOut(
      @Parameters(paramLabel = "PLAYER", arity = "0..1", description = PLAYER)
          @Nullable String player,
      @Option(names = "--everybody", description = "All players; guests cannot come back.")
          boolean everybody) {
    require((player == null) == everybody, "sign-out", "Name a player, or say --everybody");
    return player == null ? send("sign-out-everybody") : send("sign-out", player);
  }

  @Command(description = "Delete everything about a player.")
  int delete(@Parameters(paramLabel = "PLAYER", description = PLAYER) String player) {
    return send("delete", player);
  }

  @Command(description = "Show everything that is stored about a player, in JSON.")
  int export(@Parameters(paramLabel = "PLAYER", description = PLAYER) String player) {
    return send("export", player);
  }

  @Command(description = "Show a text on every page, instead of what was announced before.")
  int announce(
      @Parameters(paramLabel = "TEXT", arity = "0..1", description = "The text.")
          @Nullable String text,
      @Option(names = "--off", description = "Announce nothing any more.") boolean off,
      @Option(
              names = "--at",
              paramLabel = "TIME",
              description = "When a maintenance begins, like 2026-11-20T22:00Z.")
          @Nullable String at,
      @Option(names = "--for", paramLabel = "TIME", description = HOW_LONG + "--off.")
          @Nullable String time) {
    require((text == null) == off, "announce", "Say a text, or --off");
    return send("announce", text, at, time);
  }

  @Command(description = "Keep a player, an address or a network out.")
  int ban(
      @Parameters(
              paramLabel = "WHOM",
              description = "The name or id of a player, or an address or network: 203.0.113.0/24.")
          String whom,
      @Option(names = "--for", paramLabel = "TIME", description = HOW_LONG + "the ban is lifted.")
          @Nullable String time,
      @Option(
              names = "--address",
              description = "Also the address from which the player was last seen.")
          boolean address,
      @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the list of bans.")
          @Nullable String reason) {
    return send("ban", whom, time, address ? "address" : null, reason);
  }

  @Command(description = "List the bans.")
  int bans() {
    return send("bans");
  }

  @Command(description = "Lift a ban.")
  int lift(
      @Parameters(paramLabel = "WHOM", description = "The player or network, as shown by bans.")
          String whom) {
    return send("lift", whom);
  }

  @Command(description = "Show player reports that nobody has handled.")
  int reports(@Option(names = "--all", description = "All reports.") boolean all) {
    return send("reports", all ? "all" : null);
  }

  @Command(description = "Mark a report as handled.")
  int handled(
      @Parameters(paramLabel = "REPORT", description = "The id of the report, as in reports.")
          String report) {
    return send("handled", report);
  }

  @Command(description = "Show what was said at a table.")
  int chat(@Parameters(paramLabel = "TABLE", description = TABLE) String table) {
    return send("chat", table);
  }

  @Command(name = "delete-message", description = "Delete a chat message for everybody.")
  int deleteMessage(
      @Parameters(paramLabel = "MESSAGE", description = "The id of the message, as in chat.")
          String message) {
    return send("delete-message", message);
  }

  @Command(description = "Show what operators have changed here.")
  int audit() {
    return send("audit");
  }
}
