package contessa.cli;

import module java.base;

import contessa.arena.ContestFailure;
import contessa.arena.Contestant;
import contessa.arena.PlayerSource;
import contessa.arena.program.ContestantList;
import contessa.arena.program.ProgramMonitor;
import contessa.bots.Budget;
import contessa.cli.sit.ServerClient;
import contessa.cli.sit.TableSeat;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "sit",
    description = "Seat a bot or program at a table of a server.",
    sortOptions = false,
    footer = {
      "",
      "Examples: a program opens a table for two; another one joins it; one waits to be invited.",
      "  ./contessa sit --new 2 --games 100 cmd:\"./my-bot\"",
      "  ./contessa sit --code ABCDE --games 100 net:mine.npz",
      "  ./contessa sit --invited --token TOKEN cmd:\"./my-bot\"",
      "See docs/arena.md."
    })
final class SitCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "PLAYER",
      description = "As in the arena: a bot's name, cmd:\"./my-bot\" or net:FILE.")
  private String player;

  @Option(
      names = "--server",
      paramLabel = "URL",
      defaultValue = "http://localhost:8080",
      description = "The server's address; default ${DEFAULT-VALUE}.")
  private URI server;

  @Option(
      names = "--token",
      paramLabel = "TOKEN",
      defaultValue = "${env:CONTESSA_TOKEN}",
      description =
          "The program's token, or CONTESSA_TOKEN. Without one the server gives one, which is"
              + " printed: with it a program stays the same player.")
  private @Nullable String token;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "Program",
      description = "Its name at the table; default ${DEFAULT-VALUE}.")
  private String name;

  @ArgGroup(multiplicity = "1")
  private Where where = new Where();

  private static final class Where {
    @Option(names = "--code", paramLabel = "CODE", description = "The code of the table.")
    private @Nullable String code;

    @Option(
        names = "--invited",
        description = "Wait for invitations, and play at each table; Ctrl-C ends it.")
    private boolean invited;

    @Option(
        names = "--new",
        paramLabel = "SEATS",
        description = "Open a table with this many seats; the game starts when all are taken.")
    private @Nullable Integer seats;
  }

  @Mixin private GameOptions gameOptions;

  @Option(
      names = "--bots",
      paramLabel = "LIST",
      split = ",",
      description = "With --new: characters of the server for the next seats, e.g. violante.")
  private List<String> bots = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1",
      description = "Leave after this many games; default ${DEFAULT-VALUE}.")
  private int games;

  @Option(
      names = "--millis",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Time per decision for bots that search, and programs; default 1000.")
  private int millis;

  @Option(
      names = "--strict",
      description = "Stop at the first faulty answer of a program, with exit code 1.")
  private boolean strict;

  @Option(
      names = "--log",
      paramLabel = "FOLDER",
      description = "Keep every line to (>) and from (<) the program in a file of this folder.")
  private @Nullable Path log;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    ServerClient client = new ServerClient(server, token);
    try (PlayerSource source = contestant(err).playerSource()) {
      if (where.seats != null) {
        // Fails before anybody waits for a player who cannot play there.
        source.seat(gameOptions.rules(where.seats), 0, 0, 0).end(0);
      }
      if (token == null) {
        err.println("token: " + client.enrol(name));
      }
      if (where.invited) {
        client.listen("/api/events", event -> accept(client, event, source), this::tell);
      } else {
        play(client, table(client), source);
      }
      return ExitCode.OK;
    }
  }

  private void play(ServerClient client, String table, PlayerSource source)
      throws InterruptedException {
    new TableSeat(client, table, source, Budget.millis(millis), games, this::tell).play(name);
  }

  /** Plays where it is invited. What fails at one table does not end the waiting. */
  private boolean accept(ServerClient client, JsonNode event, PlayerSource source)
      throws InterruptedException {
    if (event.path("kind").asString("").equals("invite")) {
      try {
        play(client, event.path("table").asString(), source);
      } catch (ContestFailure failure) {
        if (strict) {
          throw failure;
        }
        tell(String.valueOf(failure.getMessage()));
      }
    }
    return true;
  }

  private void tell(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }

  private Contestant contestant(PrintWriter err) {
    ProgramMonitor monitor = new ProgramMonitor(err::println, strict, log);
    return ContestantList.read(player, gameOptions.notation().game(), monitor).getFirst();
  }

  private String table(ServerClient client) throws InterruptedException {
    if (where.code != null) {
      String code = where.code;
      JsonNode joined = client.post("/api/join", Json.object(json -> json.field("code", code)));
      return joined.path("table").asString();
    }
    Integer seats = where.seats;
    JsonNode made =
        client.post(
            "/api/tables",
            Json.object(
                json -> {
                  json.field("name", name).field("bots", bots).writeObjectPropertyStart("options");
                  json.field("game", gameOptions.notation().game()).field("seats", seats);
                  json.field("rules", gameOptions.json()).end();
                }));
    tell("table " + made.path("code").asString());
    return made.path("table").asString();
  }
}
