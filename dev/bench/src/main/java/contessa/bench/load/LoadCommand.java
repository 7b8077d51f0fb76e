package contessa.bench.load;

import module java.base;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
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
      "The server is a separate process with a new data folder. Close other programs first.",
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
      names = "--server",
      paramLabel = "URL",
      description = "A running server instead of a new one; for a cluster, once for each node.")
  private List<URI> running = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!running.isEmpty()) {
      return run(running, null);
    }
    try (MeasuredServer server = new MeasuredServer()) {
      return run(List.of(server.origin), server);
    }
  }

  private int run(List<URI> origins, @Nullable MeasuredServer server)
      throws IOException, InterruptedException {
    LoadRun.Plan plan = new LoadRun.Plan(origins, games, spectators, idle, pace);
    try (LoadRun run = new LoadRun(plan)) {
      LoadReport report = new LoadReport(spec.commandLine().getOut(), run, server);
      run.comeToIdle();
      report.idle(idle);
      run.comeToPlay();
      run.start(TimeUnit.SECONDS.toMillis(warmUp) * 9 / 10);
      run.play(warmUp, false, Long.MAX_VALUE);
      report.begin();
      run.play(seconds, true, decisions);
      report.end();
      if (reconnect) {
        report.reconnected(run.reconnectAll());
      }
      report.games(games);
      return run.figures().errors.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }
}
