package contessa.soak.load;

import contessa.soak.cluster.ClusterDatabase;
import contessa.soak.cluster.NodePlace;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A server, or the nodes of a cluster with their database, and what they use together. */
public final class MeasuredServers implements AutoCloseable {

  private final @Nullable ClusterDatabase database;
  private final List<MeasuredProcess> processes = new ArrayList<>();

  private MeasuredServers(@Nullable ClusterDatabase database) {
    this.database = database;
  }

  /** One server with its data in a file. */
  public static MeasuredServers single(String program, Path folder)
      throws IOException, InterruptedException {
    MeasuredServers servers = new MeasuredServers(null);
    servers.processes.add(new MeasuredProcess(program, folder, Map.of()));
    return servers;
  }

  /** One server with its data in a PostgreSQL of its own. */
  public static MeasuredServers withDatabase(String program, Path folder)
      throws IOException, InterruptedException {
    ClusterDatabase database = database();
    MeasuredServers servers = new MeasuredServers(database);
    servers.add(program, folder, Map.of("CONTESSA_DATABASE", database.address("127.0.0.1")));
    return servers;
  }

  /** Nodes of a cluster on this machine. */
  public static MeasuredServers cluster(String program, Path folder, int nodes)
      throws IOException, InterruptedException {
    ClusterDatabase database = database();
    MeasuredServers servers = new MeasuredServers(database);
    List<NodePlace> places = NodePlace.onThisMachine(nodes);
    String members =
        places.stream()
            .map(place -> place.address() + ":" + place.port())
            .collect(Collectors.joining(","));
    String secret = UUID.randomUUID().toString();
    for (NodePlace place : places) {
      servers.add(
          program,
          folder.resolve("node" + place.port()),
          Map.of(
              "CONTESSA_DATABASE",
              database.address("127.0.0.1"),
              "CONTESSA_CLUSTER",
              "true",
              "CONTESSA_CLUSTER_ADDRESS",
              place.address(),
              "CONTESSA_CLUSTER_PORT",
              String.valueOf(place.port()),
              "CONTESSA_CLUSTER_MEMBERS",
              members,
              "CONTESSA_CLUSTER_SECRET",
              secret));
    }
    return servers;
  }

  private static ClusterDatabase database() throws IOException {
    try {
      return ClusterDatabase.startDurable();
    } catch (SQLException e) {
      throw new IOException("the database failed", e);
    }
  }

  private void add(String program, Path data, Map<String, String> settings)
      throws IOException, InterruptedException {
    boolean started = false;
    try {
      processes.add(new MeasuredProcess(program, data, settings));
      started = true;
    } finally {
      if (!started) {
        close();
      }
    }
  }

  public List<URI> origins() {
    return processes.stream().map(MeasuredProcess::origin).toList();
  }

  /** The processor time of the servers, in seconds. */
  public double cpu() {
    return processes.stream().mapToDouble(MeasuredProcess::cpu).sum();
  }

  public boolean hasDatabase() {
    return database != null;
  }

  /** The processor time of the database, in seconds. */
  public double databaseCpu() throws IOException {
    return database == null ? 0 : database.cpu();
  }

  /** What the servers have had written to the disk, in bytes; 0 where the system does not say. */
  public long written() throws IOException {
    long sum = 0;
    for (MeasuredProcess process : processes) {
      sum += process.written();
    }
    return sum;
  }

  /** The heap of the servers after garbage collection, in bytes. */
  public long heap() throws IOException, InterruptedException {
    long sum = 0;
    for (MeasuredProcess process : processes) {
      sum += process.heap();
    }
    return sum;
  }

  @Override
  public void close() throws IOException {
    for (MeasuredProcess process : processes) {
      process.close();
    }
    if (database != null) {
      database.close();
    }
  }
}
