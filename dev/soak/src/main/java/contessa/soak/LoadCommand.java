package contessa.soak;

import contessa.soak.load.LoadFigures;
import contessa.soak.load.LoadRun;
import contessa.soak.load.MeasuredServers;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "load",
    description = {"Play many games side by side on a real server.", "Every player has a socket."},
    sortOptions = false,
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The server is a process of its own with a new data folder. Close other programs first.",
      "Exits with 1 if a connection was lost or a request failed. See docs/performance.md."
    })
public final class LoadCommand implements Callable<Integer> {

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description = "Tables of five players; default ${DEFAULT-VALUE}.")
  private int games;

  @Option(
      names = "--pace",
      paramLabel = "MS",
      defaultValue = "2000",
      description = "How long a player thinks on average; default ${DEFAULT-VALUE}.")
  private long pace;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "30",
      description = "How long to measure; default ${DEFAULT-VALUE}.")
  private int seconds;

  @Option(
      names = "--warm-up",
      paramLabel = "N",
      defaultValue = "10",
      description =
          "Seconds of play before that; default ${DEFAULT-VALUE}."
              + " Games begin during them, one after the other.")
  private int warmUp;

  @Option(
      names = "--decisions",
      paramLabel = "N",
      description = "Stop after this many decisions, too.")
  private long decisions = Long.MAX_VALUE;

  @Option(
      names = "--spectators",
      paramLabel = "N",
      defaultValue = "0",
      description = "Spectators at every table.")
  private int spectators;

  @Option(
      names = "--idle",
      paramLabel = "N",
      defaultValue = "0",
      description = "Sockets that do nothing.")
  private int idle;

  @Option(
      names = "--reconnect",
      description = "In the end, cut all players off together and wait until all are back.")
  private boolean reconnect;

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      defaultValue = "1",
      description = "Of what players decide; default ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "A running server instead of a new one; for a cluster, once for each node.")
  private List<URI> running = List.of();

  @Option(
      names = "--postgres",
      description = "The new server has its data in PostgreSQL, which is started for it.")
  private boolean postgres;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Instead of one server, this many nodes of a cluster, and PostgreSQL.")
  private int nodes;

  @Option(
      names = "--program",
      paramLabel = "FILE",
      defaultValue = "${sys:contessa.home:-.}/contessa",
      description = "What starts the server; default ${DEFAULT-VALUE}.")
  private String program = "";

  @Mixin private ReportOption out = new ReportOption();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!running.isEmpty()) {
      return run(running, null);
    }
    Path data = Files.createTempDirectory("contessa");
    try (MeasuredServers servers = servers(data)) {
      return run(servers.origins(), servers);
    } finally {
      Kills.delete(data);
    }
  }

  private MeasuredServers servers(Path data) throws IOException, InterruptedException {
    if (nodes > 0) {
      return MeasuredServers.cluster(program, data, nodes);
    }
    return postgres
        ? MeasuredServers.withDatabase(program, data)
        : MeasuredServers.single(program, data);
  }

  private int run(List<URI> origins, @Nullable MeasuredServers servers)
      throws IOException, InterruptedException {
    LoadRun.Plan plan = new LoadRun.Plan(origins, games, spectators, idle, pace, seed);
    RunReport report = new RunReport("Load");
    try (LoadRun run = new LoadRun(plan);
        ProgressLine progress = ProgressLine.of(spec.commandLine().getErr())) {
      LoadReport lines = new LoadReport(report, run, servers);
      run.comeToIdle(show(progress, "idle sockets"));
      lines.idle(idle);
      run.comeToPlay(show(progress, "tables"));
      run.start(TimeUnit.SECONDS.toMillis(warmUp) * 9 / 10);
      run.play(warmUp, false, Long.MAX_VALUE, show(progress, "warm-up"));
      lines.begin();
      run.play(seconds, true, decisions, show(progress, "measuring"));
      lines.end();
      if (reconnect) {
        lines.reconnected(run.reconnectAll());
      }
      lines.games(games);
      lines.plots();
      return print(report, run.figures());
    }
  }

  private static DoubleConsumer show(ProgressLine progress, String what) {
    return done -> progress.show(done, what);
  }

  private int print(RunReport report, LoadFigures figures) throws IOException {
    out.print(report, spec.commandLine().getOut());
    return figures.errors().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
