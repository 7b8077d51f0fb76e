package contessa.cli;

import module java.base;

import contessa.arena.Arena;
import contessa.arena.Contest;
import contessa.arena.ContestFailure;
import contessa.arena.Contestant;
import contessa.arena.Results;
import contessa.arena.UserMistake;
import contessa.arena.program.ContestantList;
import contessa.arena.program.ProgramMonitor;
import contessa.arena.report.JsonReport;
import contessa.arena.report.Origin;
import contessa.arena.report.ReportPage;
import contessa.arena.report.TextReport;
import contessa.bots.Budget;
import contessa.game.SeededChance;
import contessa.notation.GameNotation;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "arena",
    description = "Play bots and programs against each other on duplicate deals.",
    sortOptions = false,
    footer = {
      "",
      "Examples: one bot against three others; a league of all bots at random tables.",
      "  ./contessa arena --bots honest,random,random,random",
      "  ./contessa arena --league --players 4 --games 20000",
      "See docs/arena.md."
    })
final class ArenaCommand implements Callable<Integer> {

  private static final int DEFAULT_PLAYERS = 4;

  /** How long a stopped contest waits for its programs to exit. */
  private static final int STOP_MILLIS = 1_000;

  @Option(
      names = "--bots",
      paramLabel = "LIST",
      description =
          "The players: names separated by commas, one for each seat. If there are fewer names than"
              + " seats, the last one fills the rest. Write a program as cmd:\"./my-bot --fast\", a"
              + " network as net:FILE, a bot in Java as jar:FILE; NAME=cmd:\"./my-bot\" gives it a"
              + " name. In a league: the bots that take part; default all.")
  private @Nullable String bots;

  @Option(names = "--league", description = "Draw the players of every table at random.")
  private boolean league;

  @Mixin private GameOptions gameOptions;

  @Option(names = "--players", paramLabel = "N", description = "The number of seats at a table.")
  private @Nullable Integer players;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2000",
      description = "The number of games, rounded up to whole blocks; default ${DEFAULT-VALUE}.")
  private long games;

  @Option(
      names = "--within",
      paramLabel = "PERCENT",
      description = "Stop once every win share is known to within this margin, e.g. 1.5.")
  private double within;

  @Option(
      names = "--seed",
      paramLabel = "TEXT",
      defaultValue = "1",
      description = "The same seed gives the same games; default ${DEFAULT-VALUE}.")
  private String seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "The number of threads; default: one per core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--rollouts",
      paramLabel = "N",
      description = "Rollouts per decision for bots that search; default 2000.")
  private @Nullable Integer rollouts;

  @Option(
      names = "--millis",
      paramLabel = "N",
      description = "Time per decision instead of rollouts; runs are then not reproducible.")
  private @Nullable Integer millis;

  @Option(
      names = "--longest",
      paramLabel = "TURNS",
      defaultValue = "" + Contest.LONGEST,
      description = "Abandon a game after this many turns; default ${DEFAULT-VALUE}.")
  private int longest;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the results to this file as JSON.")
  private @Nullable Path json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write the results to this file as an HTML page with plots.")
  private @Nullable Path html;

  @Option(
      names = "--games-out",
      paramLabel = "FILE",
      description =
          "Record the games in this file: text if it ends in .cgn, one row for each decision if it"
              + " ends in .csv or .csv.gz, else JSON lines.")
  private @Nullable Path gamesOut;

  @Option(
      names = "--keep",
      paramLabel = "WHICH",
      description = "The games to record: all, lost:NAME or won:NAME; default all.")
  private @Nullable String keep;

  @Option(
      names = "--strict",
      description = "Stop at the first faulty answer of a program, with exit code 1.")
  private boolean strict;

  @Option(
      names = "--log",
      paramLabel = "FOLDER",
      description = "Keep every line to (>) and from (<) each program in a file of this folder.")
  private @Nullable Path log;

  @Spec private CommandSpec spec;

  private @Nullable ProgressBar progress;
  private boolean failed;
  private boolean reported;

  @Override
  public Integer call() throws InterruptedException, IOException {
    Contest contest = contest();
    checkWritable(json);
    checkWritable(html);
    KeptGames kept = keptGames(contest);
    Arena arena = new Arena(contest, threads, kept);
    ProgressBar bar = ProgressBar.of(arena, spec.commandLine().getErr());
    progress = bar;
    Thread onCtrlC = new Thread(() -> stop(arena, bar, kept), "stop");
    Runtime.getRuntime().addShutdownHook(onCtrlC);
    try {
      arena.run();
      return ExitCode.OK;
    } catch (ContestFailure | IllegalStateException e) {
      failed = true;
      tell(e instanceof ContestFailure ? String.valueOf(e.getMessage()) : whatFailed(e));
      return ExitCode.SOFTWARE;
    } finally {
      bar.close();
      report(arena.results(), kept);
      remove(onCtrlC);
    }
  }

  /** Runs when the JVM shuts down, as on Ctrl-C: reports the results so far. */
  private void stop(Arena arena, ProgressBar bar, @Nullable KeptGames kept) {
    bar.close();
    arena.stop();
    arena.await(STOP_MILLIS);
    try {
      report(arena.results(), kept);
    } catch (IOException e) {
      spec.commandLine().getErr().println(e.getMessage());
    }
  }

  /** A bot of our own or from a jar has thrown; the log has all of it. */
  private String whatFailed(RuntimeException failure) throws IOException {
    Throwable cause = Objects.requireNonNullElse(failure.getCause(), failure);
    if (log == null) {
      return failure.getMessage()
          + Arrays.stream(cause.getStackTrace()).findFirst().map(at -> ", at " + at).orElse("")
          + "; --log keeps the whole trace";
    }
    Files.createDirectories(log);
    Path file = log.resolve("failure.log");
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
      cause.printStackTrace(out);
    }
    return failure.getMessage() + "; see " + file;
  }

  private void tell(String line) {
    ProgressBar bar = progress;
    if (bar == null) {
      spec.commandLine().getErr().println(line);
    } else {
      bar.println(line);
    }
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The hook is running already; it will find that everything has been reported.
    }
  }

  /** Reports once; a second caller waits until the first has finished. */
  private synchronized void report(Results results, @Nullable KeptGames kept) throws IOException {
    if (reported) {
      return;
    }
    reported = true;
    Origin origin = Version.origin(spec);
    if (results.games() > 0 || !failed) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(TextReport.of(results, seed, origin));
      out.flush();
    }
    if (kept != null) {
      kept.close();
    }
    if (json != null) {
      String hash = kept == null ? null : kept.hash();
      Files.writeString(json, JsonReport.withBlocks(results, seed, origin, hash));
    }
    if (html != null) {
      Files.writeString(html, ReportPage.of(results, seed, origin));
    }
  }

  private @Nullable KeptGames keptGames(Contest contest) {
    if (gamesOut == null) {
      if (keep != null) {
        throw new UserMistake("--keep needs --games-out");
      }
      return null;
    }
    try {
      List<String> names = contest.contestants().stream().map(Contestant::name).toList();
      return KeptGames.open(gamesOut, keep == null ? "all" : keep, names);
    } catch (IOException e) {
      throw RecordCommands.FileOptions.cannot("write", gamesOut, e);
    }
  }

  /** Fails before the games rather than after them. */
  private void checkWritable(@Nullable Path file) {
    if (file != null) {
      try {
        Files.writeString(file, "", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw RecordCommands.FileOptions.cannot("write", file, e);
      }
    }
  }

  private Contest contest() {
    atLeast(1, games, "--games");
    atLeast(1, threads, "--threads");
    atLeast(1, longest, "--longest");
    GameNotation notation = gameOptions.notation();
    List<Contestant> contestants = contestants(notation);
    int seats = seats(contestants);
    if (!league) {
      while (contestants.size() < seats) {
        contestants.add(contestants.getLast());
      }
    }
    return new Contest(
        gameOptions.rules(seats),
        contestants,
        league,
        SeededChance.of(seed).next(),
        budget(),
        games,
        within / 100,
        longest);
  }

  private List<Contestant> contestants(GameNotation notation) {
    if (bots == null) {
      if (!league) {
        throw new UserMistake(
            "no players given; use --bots, e.g. --bots honest,random,random,random");
      }
      return ContestantList.all(notation.game());
    }
    return ContestantList.read(bots, notation.game(), new ProgramMonitor(this::tell, strict, log));
  }

  private int seats(List<Contestant> contestants) {
    if (players == null) {
      return league ? DEFAULT_PLAYERS : Math.max(2, contestants.size());
    }
    if (!league && contestants.size() > players) {
      throw new UserMistake(
          contestants.size()
              + " bots do not fit at a table for "
              + players
              + "; with --league, each table is drawn from them");
    }
    return players;
  }

  private Budget budget() {
    atLeast(1, millis == null ? 1 : millis, "--millis");
    atLeast(1, rollouts == null ? 1 : rollouts, "--rollouts");
    if (millis == null) {
      return rollouts == null ? Budget.QUICK : Budget.rollouts(rollouts);
    }
    return new Budget(millis, rollouts == null ? Budget.UNLIMITED : rollouts);
  }

  private void atLeast(long least, long value, String option) {
    if (value < least) {
      throw new UserMistake(option + " must be at least " + least);
    }
  }
}
