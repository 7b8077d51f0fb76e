package contessa.soak.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Three nodes under load on this machine, and one fault after the other: how long does a player
 * wait?
 */
public final class FaultRun implements AutoCloseable {

  private static final int NODES = 3;
  private static final int PLAYERS = 130;
  private static final int GAMES = 30;
  private static final long PAUSE_MILLIS = 500;
  private static final int WARM_UP = 20;
  private static final int MORE = 5;
  private static final long FROZEN_MILLIS = 20_000;
  private static final long GONE_MILLIS = 30_000;

  /** How long a table that moves may stand still. */
  private static final long LONGEST_MOVE_MILLIS = 1_000;

  private final ClusterDatabase database;
  private final ClusterRun run;
  private final List<String> problems = new ArrayList<>();

  /** What goes wrong. */
  public enum Fault {
    KILLED("a node is killed"),
    FROZEN("a node is frozen for 20 s"),
    WITHOUT_DATABASE("the database is gone for 30 s"),
    DRAINED("each node in turn is drained"),
    RESTARTED("each node in turn is restarted");

    private final String description;

    Fault(String description) {
      this.description = description;
    }

    public String description() {
      return description;
    }
  }

  /** Starts the nodes, which use the folder, and players at them. */
  public FaultRun(Path folder) throws IOException, InterruptedException, SQLException {
    database = ClusterDatabase.start();
    run = new ClusterRun(folder, database, NodePlace.onThisMachine(NODES));
    run.addPlayers(PLAYERS, PAUSE_MILLIS);
    run.addGames(GAMES, "blitz", PAUSE_MILLIS);
    run.play();
    run.awaitMore(WARM_UP);
  }

  /** Lets something go wrong; what it was like for the players. */
  public String cause(Fault fault) throws IOException, InterruptedException, SQLException {
    run.awaitMore(MORE);
    var _ = run.longestWaitsMillis();
    var _ = run.late();
    String figures =
        switch (fault) {
          case KILLED -> killed();
          case FROZEN -> frozen();
          case WITHOUT_DATABASE -> withoutDatabase();
          case DRAINED -> drained();
          case RESTARTED -> restarted();
        };
    run.awaitGames();
    int late = run.late();
    if (late > 0 && fault != Fault.FROZEN) {
      problems.add(late + " times a player saw that time had run out: " + fault.description());
    }
    return figures + (late == 0 ? "; nobody ran out of time" : "; out of time: " + late);
  }

  private String killed() throws IOException, InterruptedException {
    run.node(2).signal("KILL");
    run.awaitMore(MORE);
    String wait = longestWait();
    run.restart(2);
    return wait;
  }

  private String frozen() throws IOException, InterruptedException {
    run.node(1).signal("STOP");
    Thread.sleep(FROZEN_MILLIS);
    String wait = longestWait();
    run.node(1).signal("CONT");
    run.awaitMore(MORE);
    return wait + "; after it woke up: " + longestWait();
  }

  private String withoutDatabase() throws IOException, InterruptedException, SQLException {
    database.crash();
    Thread.sleep(PAUSE_MILLIS);
    int before = run.acknowledged();
    Thread.sleep(GONE_MILLIS - PAUSE_MILLIS);
    int meanwhile = run.acknowledged() - before;
    long told = run.players().stream().filter(player -> player.toldToWait() > 0).count();
    if (meanwhile > 0) {
      problems.add(meanwhile + " commands were acknowledged without a database");
    }
    if (told < PLAYERS) {
      problems.add((PLAYERS - told) + " players were not told that there is no database");
    }
    database.startAgain();
    long start = System.nanoTime();
    run.awaitMore(1);
    return String.format(
        Locale.ROOT,
        "all %d players told, all go on %.1f s after it is back",
        told,
        (System.nanoTime() - start) / 1e9);
  }

  private String drained() throws IOException, InterruptedException {
    List<Long> waits = new ArrayList<>();
    int moved = 0;
    for (int node = 0; node < NODES; node++) {
      int before = run.node(node).tables();
      run.node(node).drain(true);
      run.awaitMore(MORE);
      moved += before - run.node(node).tables();
      run.node(node).drain(false);
      run.awaitMore(MORE);
      waits.addAll(run.longestWaitsMillis());
    }
    long longest = Collections.max(waits);
    if (longest > LONGEST_MOVE_MILLIS) {
      problems.add("a table stood still for " + longest + " ms when its node was drained");
    }
    return String.format(
        Locale.ROOT, "%d tables moved and came back, longest wait %.2f s", moved, longest / 1e3);
  }

  private String restarted() throws IOException, InterruptedException {
    for (int node = 0; node < NODES; node++) {
      run.node(node).signal("TERM");
      var _ = run.node(node).status();
      run.restart(node);
      run.awaitMore(MORE);
    }
    return longestWait();
  }

  private String longestWait() {
    return String.format(
        Locale.ROOT, "longest wait %.2f s", Collections.max(run.longestWaitsMillis()) / 1e3);
  }

  /** Ends the load and checks everything that was acknowledged; what is wrong, one line each. */
  public List<String> check() throws SQLException, InterruptedException {
    problems.addAll(run.check());
    return problems;
  }

  public int acknowledged() {
    return run.acknowledged();
  }

  @Override
  public void close() throws IOException {
    run.close();
    database.close();
  }
}
