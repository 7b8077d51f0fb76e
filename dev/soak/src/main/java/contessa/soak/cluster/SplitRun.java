package contessa.soak.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Three nodes under load that cannot reach each other for a while. */
public final class SplitRun {

  private static final int NODES = 3;
  private static final int PLAYERS = 6;
  private static final long PAUSE_MILLIS = 250;
  private static final int WARM_UP = 20;
  private static final long CUT_MILLIS = 30_000;
  private static final long HEALED_MILLIS = 20_000;

  /** How long anybody may wait for an acknowledgement after a cut. */
  private static final long LONGEST_MILLIS = 12_000;

  /** How long anybody may wait after healing. */
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
   * What was measured, in milliseconds.
   *
   * @param majority the longest that a command waited during the cut, of players who talk to the
   *     first two nodes only; their tables are at all three when it begins
   * @param anybody the same of players who talk to all three in turn
   * @param healed the longest that anybody waited after healing
   */
  public record Figures(
      Split split,
      int acknowledged,
      long majority,
      long anybody,
      long healed,
      List<String> problems) {}

  /** Makes a split, heals it, and checks what was written. The nodes use the folder. */
  public static Figures run(Split split, Path folder)
      throws IOException, InterruptedException, SQLException {
    try (ClusterDatabase database = ClusterDatabase.start();
        Namespaces networks = Namespaces.open(NODES);
        ClusterRun run = new ClusterRun(folder, database, networks.places())) {
      run.addPlayersAt(2, PLAYERS, PAUSE_MILLIS);
      run.addPlayers(PLAYERS, PAUSE_MILLIS);
      run.play();
      run.awaitMore(WARM_UP);
      var _ = run.longestWaitsMillis(); // from the start
      split.cut(networks);
      Thread.sleep(CUT_MILLIS);
      List<Long> waits = run.longestWaitsMillis();
      long majority = Collections.max(waits.subList(0, PLAYERS));
      long anybody = Collections.max(waits.subList(PLAYERS, waits.size()));
      networks.heal();
      Thread.sleep(HEALED_MILLIS);
      long healed = Collections.max(run.longestWaitsMillis());
      List<String> problems = new ArrayList<>(run.check());
      if (Math.max(majority, anybody) > LONGEST_MILLIS) {
        problems.add("somebody waited " + Math.max(majority, anybody) + " ms during the cut");
      }
      if (healed > LONGEST_HEALED_MILLIS) {
        problems.add("somebody waited " + healed + " ms after healing");
      }
      return new Figures(split, run.acknowledged(), majority, anybody, healed, problems);
    }
  }
}
