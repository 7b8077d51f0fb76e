package contessa.soak.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.testkit.TestScale;
import java.sql.SQLException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three nodes and one database under load, and everything that may go wrong one after the other.
 * Every acknowledged command is in the journal exactly once, every viewer hears every update
 * exactly once, at whichever node. Nobody in a game runs out of time because nodes are restarted.
 */
@Tag("soak")
class ClusterTest {

  private static final int NODES = 3;
  private static final int PLAYERS = 5;
  private static final int GAMES = 3;

  /** The server admits ten commands a second. */
  private static final long PAUSE_MILLIS = 120;

  private static final int MORE = TestScale.of(5, 60);

  /** The last one has been killed and started again by then. */
  private static final int RESTARTED = TestScale.of(NODES - 1, NODES);

  /** The status of a Java program that was told to stop. */
  private static final int TERMINATED = 143;

  @TempDir Path folder;

  @Test
  void nothingIsLostAndNothingHappensTwice() throws Exception {
    try (ClusterDatabase database = ClusterDatabase.start();
        ClusterRun run = new ClusterRun(folder, database, NodePlace.onThisMachine(NODES))) {
      run.addPlayers(PLAYERS, PAUSE_MILLIS);
      run.addGames(GAMES, "standard", PAUSE_MILLIS);
      everyNodeKnowsEveryTable(run);
      new AcrossNodes(run).check();
      run.play();
      run.awaitMore(MORE);

      frozenWhileTheOthersFail(run, database);
      run.awaitGames();
      var _ = run.late(); // at a frozen node

      rollingRestart(run);
      run.awaitGames();
      assertThat(run.late()).as("out of time").isZero();
      assertThat(run.check()).isEmpty();
      assertThat(run.decisions()).isGreaterThan(10 * GAMES);
      for (int node = 0; node < NODES; node++) {
        assertThat(Files.readString(folder.resolve("node" + node + ".log")))
            .as("the name of the cluster lets in whoever knows it")
            .doesNotContainPattern("[0-9a-f]{64}")
            .as("an answer of another node that cannot be read")
            .doesNotContain("REJECTED")
            .as("a table that moves")
            .doesNotContainPattern("ERROR TableLedger: .* another node");
      }
    }
  }

  private static void everyNodeKnowsEveryTable(ClusterRun run)
      throws IOException, InterruptedException {
    ClusterPlayer anybody = run.players().getFirst();
    for (ClusterPlayer player : run.players()) {
      assertThat(anybody.everywhere("/api/tables", null))
          .hasSize(NODES)
          .allSatisfy(list -> assertThat(list).contains(player.table()));
      assertThat(anybody.everywhere("/api/join", "{\"code\":\"" + player.code() + "\"}"))
          .allSatisfy(answer -> assertThat(answer).contains(player.table()));
      assertThat(player.everywhere("/api/my-tables", null))
          .allSatisfy(list -> assertThat(list).contains(player.table()));
    }
  }

  private static void drain(ClusterRun run, int node) throws IOException, InterruptedException {
    run.node(node).signal("TERM");
    assertThat(run.node(node).status()).isEqualTo(TERMINATED);
    run.awaitMore(MORE);
  }

  private static void rollingRestart(ClusterRun run) throws IOException, InterruptedException {
    for (int node = 0; node < RESTARTED; node++) {
      drain(run, node);
      run.restart(node);
      run.awaitMore(MORE);
    }
  }

  /**
   * While a node is frozen the database crashes, and another node dies and comes back. The others
   * take over; then the frozen one finds its tables written by them.
   */
  private static void frozenWhileTheOthersFail(ClusterRun run, ClusterDatabase database)
      throws IOException, InterruptedException, SQLException {
    run.node(1).signal("STOP");
    database.crash();
    Thread.sleep(500);
    database.startAgain();
    run.awaitMore(1); // every third try is in vain for four seconds, so more would take long
    run.node(2).signal("KILL");
    run.awaitMore(1); // the only one that is left has all tables by now
    run.restart(2);
    run.node(1).signal("CONT");
    run.awaitMore(MORE);
  }
}
