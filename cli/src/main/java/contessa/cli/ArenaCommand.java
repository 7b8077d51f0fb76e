package contessa.cli;

import contessa.arena.Arena;
import contessa.arena.Contest;
import contessa.arena.Contestant;
import contessa.arena.Results;
import contessa.arena.report.HtmlReport;
import contessa.arena.report.JsonReport;
import contessa.arena.report.TextReport;
import contessa.bots.Budget;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "arena",
    description = "Let bots and programs play each other over duplicate deals.",
    sortOptions = false,
    footer = {
      "",
      "One against three, and a league of all bots at random tables:",
      "  ./contessa arena --bots honest,random,random,random",
      "  ./contessa arena --league --players 4 --games 20000",
      "See docs/arena.md."
    })
final class ArenaCommand implements Callable<Integer> {

  private static final int DEFAULT_PLAYERS = 4;

  /** How long a stopped contest may take to send its programs home. */
  private static final int FAREWELL_MILLIS = 1_000;

  @Option(
      names = "--bots",
      paramLabel = "LIST",
      description =
          "Who plays: names with commas between them, one for each seat. If there are fewer than"
              + " seats, the last takes those that are left. A program is cmd:\"./my-bot --fast\"."
              + " For a league: those who take part, by default all.")
  private @Nullable String bots;

  @Option(names = "--league", description = "Draw the players of every table at random.")
  private boolean league;

  @Option(names = "--game", paramLabel = "GAME", description = "coup or royal; default coup.")
  private @Nullable String game;

  @Option(
      names = "--edition",
      paramLabel = "NAME",
      description = "city-state, resistance, brazilian, reformation or royal.")
  private @Nullable String edition;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "An option of the game, as in exchanger=inquisitor; as many as you like.")
  private final Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--players", paramLabel = "N", description = "Seats at a table.")
  private @Nullable Integer players;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2000",
      description = "How many games, rounded up to whole blocks; default ${DEFAULT-VALUE}.")
  private long games;

  @Option(
      names = "--within",
      paramLabel = "PERCENT",
      description = "End as soon as every win share is known that well, as in 1.5.")
  private double within;

  @Option(
      names = "--seed",
      paramLabel = "TEXT",
      defaultValue = "1",
      description = "The same seed gives the same games; default ${DEFAULT-VALUE}.")
  private String seed;

  @Option(names = "--threads", paramLabel = "N", description = "Default: all cores.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--rollouts",
      paramLabel = "N",
      description = "Games played out for a decision, by bots that search; default 2000.")
  private @Nullable Integer rollouts;

  @Option(
      names = "--millis",
      paramLabel = "N",
      description = "Time for a decision instead; then no two runs are quite the same.")
  private @Nullable Integer millis;

  @Option(
      names = "--longest",
      paramLabel = "TURNS",
      defaultValue = "" + Contest.LONGEST,
      description = "Turns after which a game is broken off; default ${DEFAULT-VALUE}.")
  private int longest;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the results as JSON.")
  private @Nullable Path json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write the results as a page with plots.")
  private @Nullable Path html;

  @Spec private CommandSpec spec;

  private boolean told;

  @Override
  public Integer call() throws InterruptedException, IOException {
    Contest contest = contest();
    writable(json);
    writable(html);
    Arena arena = new Arena(contest, threads);
    Progress progress = Progress.of(arena, spec.commandLine().getErr());
    Thread onCtrlC = new Thread(() -> stopped(arena, progress), "stopped");
    Runtime.getRuntime().addShutdownHook(onCtrlC);
    try {
      arena.run();
      return ExitCode.OK;
    } catch (IllegalStateException e) {
      progress.close();
      e.printStackTrace(spec.commandLine().getErr());
      return ExitCode.SOFTWARE;
    } finally {
      progress.close();
      tell(arena.results());
      remove(onCtrlC);
    }
  }

  /** Runs when the whole program is being ended, as by Ctrl-C: says what is known so far. */
  private void stopped(Arena arena, Progress progress) {
    progress.close();
    arena.stop();
    arena.await(FAREWELL_MILLIS);
    try {
      tell(arena.results());
    } catch (IOException e) {
      spec.commandLine().getErr().println(e.getMessage());
    }
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // It is running already, and finds that everything has been told.
    }
  }

  /** Tells it once; whoever comes second waits until it has been told. */
  private synchronized void tell(Results results) throws IOException {
    if (told) {
      return;
    }
    told = true;
    PrintWriter out = spec.commandLine().getOut();
    out.print(TextReport.of(results, seed));
    out.flush();
    if (json != null) {
      Files.writeString(json, JsonReport.of(results, seed));
    }
    if (html != null) {
      Files.writeString(html, HtmlReport.of(results, seed));
    }
  }

  /** Better to know before the games than after them. */
  private void writable(@Nullable Path file) {
    if (file != null) {
      try {
        Files.writeString(file, "", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw wrong("cannot write " + file + ": " + e.getClass().getSimpleName());
      }
    }
  }

  private Contest contest() {
    atLeast(1, games, "--games");
    atLeast(1, threads, "--threads");
    atLeast(1, longest, "--longest");
    GameNotation notation = notation();
    List<Contestant> contestants = contestants(notation);
    int seats = seats(contestants);
    if (!league) {
      while (contestants.size() < seats) {
        contestants.add(contestants.getLast());
      }
    }
    return new Contest(
        rules(notation, seats),
        contestants,
        league,
        SeededChance.of(seed).next(),
        budget(),
        games,
        within / 100,
        longest);
  }

  private GameNotation notation() {
    GameNotation byEdition = edition == null ? null : Notations.withEdition(edition);
    if (edition != null && byEdition == null) {
      throw wrong("there is no edition '" + edition + "'");
    }
    GameNotation byName = game == null ? byEdition : Notations.named(game);
    if (game != null && byName == null) {
      throw wrong("there is no game '" + game + "', only coup and royal");
    }
    if (byEdition != null && !byEdition.equals(byName)) {
      throw wrong("'" + edition + "' is not an edition of that game");
    }
    return byName == null ? Notations.ALL.getFirst() : byName;
  }

  private Rulebook rules(GameNotation notation, int seats) {
    StringBuilder json = new StringBuilder("{");
    Map<String, String> all = new LinkedHashMap<>(options);
    if (edition != null) {
      all.put("edition", edition);
    }
    all.forEach(
        (name, value) ->
            json.append(json.length() > 1 ? "," : "")
                .append(quoted(name))
                .append(':')
                .append(value.matches("true|false|[0-9]{1,9}") ? value : quoted(value)));
    try {
      return notation.rules(Json.read(json.append('}').toString()), seats);
    } catch (Refusal refusal) {
      throw wrong(String.valueOf(refusal.getMessage()));
    }
  }

  private static String quoted(String text) {
    return '"' + text.replaceAll("[\\\\\"\\p{Cntrl}]", "?") + '"';
  }

  private List<Contestant> contestants(GameNotation notation) {
    if (bots == null) {
      if (!league) {
        throw wrong("who plays? Say --bots, as in --bots honest,random,random,random");
      }
      return LineUp.all(notation.game());
    }
    try {
      return LineUp.read(bots, notation.game());
    } catch (IllegalArgumentException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  private int seats(List<Contestant> contestants) {
    if (players == null) {
      return league ? DEFAULT_PLAYERS : Math.max(2, contestants.size());
    }
    if (!league && contestants.size() > players) {
      throw wrong(
          contestants.size()
              + " bots do not fit at a table for "
              + players
              + "; with --league each table is drawn from them");
    }
    return players;
  }

  private Budget budget() {
    if (millis != null) {
      atLeast(1, millis, "--millis");
    }
    if (rollouts != null) {
      atLeast(1, rollouts, "--rollouts");
    }
    if (millis == null) {
      return rollouts == null ? Budget.QUICK : Budget.rollouts(rollouts);
    }
    return new Budget(millis, rollouts == null ? Budget.UNLIMITED : rollouts);
  }

  private void atLeast(long least, long value, String option) {
    if (value < least) {
      throw wrong(option + " must be at least " + least);
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
