package contessa.soak.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Three nodes under load that cannot reach each other for a while. */
public final class SplitRun {

  private static final int NODES = 3;
  private static final int PLAYERS = 12;
  private static final long PAUSE_MILLIS = 250;
  private static final int WARM_UP = 20;
  private static final long CUT_MILLIS = 30_000;
  private static final long HEALED_MILLIS = 20_000;

  /** How long somebody may wait for an acknowledgement after a cut. */
  private static final long LONGEST_MILLIS = 12_000;

  /** The same after healing. */
  private static final long LONGEST_HEALED_MILLIS = 5_000;

  private SplitRun() {}

  /** What is cut. */
  public enum Split {
    ONE_FROM_THE_OTHERS("one node cut off from the other two") {
      @Override
      void cut(Namespaces networks) throws IOException, InterruptedException {
        apart(networks, 0, 2);
        apart(networks, 1, 2);
      }
    },
    ONE_FROM_EVERYBODY("one node cut off from everybody") {
      @Override
      void cut(Namespaces networks) throws IOException, InterruptedException {
        ONE_FROM_THE_OTHERS.cut(networks);
        networks.cutFromOutside(2);
      }
    },
    ALL_APART("all three cut off from each other") {
      @Override
      void cut(Namespaces networks) throws IOException, InterruptedException {
        ONE_FROM_THE_OTHERS.cut(networks);
        apart(networks, 0, 1);
      }
    },
    ONE_WAY("one node does not reach another, but hears it") {
      @Override
      void cut(Namespaces networks) throws IOException, InterruptedException {
        networks.cut(0, 1);
      }
    };

    private final String description;

    Split(String description) {
      this.description = description;
    }

    public String description() {
      return description;
    }

    abstract void cut(Namespaces networks) throws IOException, InterruptedException;

    private static void apart(Namespaces networks, int one, int other)
        throws IOException, InterruptedException {
      networks.cut(one, other);
      networks.cut(other, one);
    }
  }

  /**
   * What was measured.
   *
   * @param gapMillis the longest that anybody waited for an acknowledgement during the cut
   * @param healedGapMillis the same after healing
   */
  public record Figures(
      Split split, int acknowledged, long gapMillis, long healedGapMillis, List<String> problems) {}

  /** Makes a split, heals it, and checks what was written. */
  public static Figures run(Split split) throws IOException, InterruptedException, SQLException {
    Path folder = Files.createTempDirectory("contessa");
    try (ClusterDatabase database = ClusterDatabase.start();
        Namespaces networks = Namespaces.open(NODES);
        ClusterRun run = new ClusterRun(folder, database, networks.places())) {
      run.addPlayers(PLAYERS, PAUSE_MILLIS);
      run.play();
      run.awaitMore(WARM_UP);
      var _ = run.longestGapMillis(); // from the start
      split.cut(networks);
      Thread.sleep(CUT_MILLIS);
      long gap = run.longestGapMillis();
      networks.heal();
      Thread.sleep(HEALED_MILLIS);
      long healedGap = run.longestGapMillis();
      List<String> problems = new ArrayList<>(run.check());
      if (gap > LONGEST_MILLIS) {
        problems.add("somebody waited " + gap + " ms during the cut");
      }
      if (healedGap > LONGEST_HEALED_MILLIS) {
        problems.add("somebody waited " + healedGap + " ms after healing");
      }
      return new Figures(split, run.acknowledged(), gap, healedGap, problems);
    } finally {
      delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }
}
