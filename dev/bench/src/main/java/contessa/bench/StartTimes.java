package contessa.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Measures the time from the command until the server prints its address, with a new data folder
 * and with a used one.
 *
 * <p>The command is given as arguments: {@code java -cp dev/bench/target/contessa-bench.jar
 * contessa.bench.StartTimes ./contessa}.
 */
public final class StartTimes {

  private static final int RUNS = Integer.getInteger("runs", 15);

  private record Start(long wall, long cpu) {}

  private StartTimes() {}

  public static void main(String[] command) throws IOException, InterruptedException {
    List<Start> fresh = new ArrayList<>();
    List<Start> again = new ArrayList<>();
    Path folder = Files.createTempDirectory("contessa");
    try {
      start(command, folder.resolve("unmeasured")); // may have to build first
      for (int run = 0; run < RUNS; run++) {
        Path data = folder.resolve(String.valueOf(run));
        fresh.add(start(command, data));
        again.add(start(command, data));
      }
    } finally {
      MeasuredServer.delete(folder);
    }
    report("new data folder", fresh);
    report("existing data folder", again);
  }

  private static Start start(String[] command, Path data) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    try (MeasuredServer server =
        new MeasuredServer(command, data, ProcessBuilder.Redirect.DISCARD)) {
      return new Start(System.nanoTime() - begin, server.cpu());
    }
  }

  private static void report(String which, List<Start> starts) {
    System.out.printf(
        Locale.ROOT,
        "%s, %d starts: median %.2f s, worst %.2f s; processor time: median %.2f s, worst %.2f s%n",
        which,
        starts.size(),
        at(starts.size() / 2, starts.stream().map(Start::wall)),
        at(starts.size() - 1, starts.stream().map(Start::wall)),
        at(starts.size() / 2, starts.stream().map(Start::cpu)),
        at(starts.size() - 1, starts.stream().map(Start::cpu)));
  }

  private static double at(int rank, Stream<Long> nanos) {
    return nanos.sorted().skip(rank).findFirst().orElseThrow() / 1e9;
  }
}
