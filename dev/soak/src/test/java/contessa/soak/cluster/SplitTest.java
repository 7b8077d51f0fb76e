package contessa.soak.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Three nodes under load that cannot reach each other for a while. Needs Linux and root. */
@Tag("root")
class SplitTest {

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

  @TempDir Path folder;

  /** Who does not reach whom: node 0, 1 or 2. */
  private enum Split {
    ONE_FROM_THE_OTHERS(0, 2, 2, 0, 1, 2, 2, 1),
    ONE_FROM_EVERYBODY(0, 2, 2, 0, 1, 2, 2, 1),
    ALL_APART(0, 1, 1, 0, 0, 2, 2, 0, 1, 2, 2, 1),
    ONE_WAY(0, 1);

    private final int[] fromTo;

    Split(int... fromTo) {
      this.fromTo = fromTo;
    }

    void cut(Namespaces networks) throws IOException, InterruptedException {
      for (int i = 0; i < fromTo.length; i += 2) {
        networks.cut(fromTo[i], fromTo[i + 1]);
      }
      if (this == ONE_FROM_EVERYBODY) {
        networks.cutFromOutside(2);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobodyWaitsLongAndNothingIsLost(Split split) throws Exception {
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
      // These talk to the first two nodes only; their tables are at all three when it begins.
      long majority = Collections.max(waits.subList(0, PLAYERS));
      long anybody = Collections.max(waits.subList(PLAYERS, waits.size()));
      networks.heal();
      Thread.sleep(HEALED_MILLIS);
      long healed = Collections.max(run.longestWaitsMillis());
      System.out.printf(
          Locale.ROOT,
          "%s: %d commands; longest wait %d ms, at any node %d ms, after healing %d ms%n",
          split,
          run.acknowledged(),
          majority,
          anybody,
          healed);
      assertThat(run.check()).isEmpty();
      assertThat(Math.max(majority, anybody)).isLessThanOrEqualTo(LONGEST_MILLIS);
      assertThat(healed).isLessThanOrEqualTo(LONGEST_HEALED_MILLIS);
    }
  }
}
