package contessa.soak.cluster;

import module java.base;

import java.sql.SQLException;

/** Nodes under load, and what is checked in the end. */
final class ClusterRun implements AutoCloseable {

  /** The addresses of people in games come after those of all other players. */
  private static final int FIRST_GAMER = 2_000;

  private final Path folder;
  private final ClusterDatabase database;
  private final List<NodePlace> places;
  private final List<NodeProcess> nodes = new ArrayList<>();
  private final List<String> origins = new CopyOnWriteArrayList<>();
  private final List<ClusterPlayer> players = new ArrayList<>();
  private final List<ClusterPlayer> gamers = new ArrayList<>();

  /** Starts the nodes, all together. */
  ClusterRun(Path folder, ClusterDatabase database, List<NodePlace> places) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.database = database;
    this.places = List.copyOf(places);
    for (int node = 0; node < places.size(); node++) {
      nodes.add(launch(node));
    }
    for (NodeProcess node : nodes) {
      origins.add(node.origin());
    }
  }

  private NodeProcess launch(int node) throws IOException {
    List<String> members = new ArrayList<>();
    places.forEach(place -> members.add(place.address() + ":" + place.port()));
    return new NodeProcess(
        folder.resolve("node" + node),
        places.get(node),
        database.address(places.get(node).databaseHost()),
        String.join(",", members));
  }

  NodeProcess node(int node) {
    return nodes.get(node);
  }

  List<String> origins() {
    return List.copyOf(origins);
  }

  List<ClusterPlayer> players() {
    return List.copyOf(players);
  }

  /** Adds players, each with a table, who talk to all nodes. */
  void addPlayers(int count, long pauseMillis) throws IOException, InterruptedException {
    addPlayers(count, origins, pauseMillis);
  }

  /** Adds players, each with a table at any node, who then talk to the first nodes only. */
  void addPlayersAt(int first, int count, long pauseMillis)
      throws IOException, InterruptedException {
    addPlayers(count, origins.subList(0, first), pauseMillis);
  }

  private void addPlayers(int count, List<String> where, long pauseMillis)
      throws IOException, InterruptedException {
    for (int i = 0; i < count; i++) {
      int number = players.size();
      String home = origins.get(number % origins.size());
      players.add(
          ClusterPlayer.locking(
              new ClusterClient(where, number, ClusterClient.IMPATIENT), home, pauseMillis));
    }
  }

  /**
   * Adds games of two people, whose clocks run. They think more slowly, so nobody waits for them.
   */
  void addGames(int count, String clock, long pauseMillis)
      throws IOException, InterruptedException {
    for (int i = 0; i < count; i++) {
      int number = FIRST_GAMER + gamers.size();
      gamers.addAll(
          ClusterPlayer.playing(
              new ClusterClient(origins, number, ClusterClient.IMPATIENT),
              new ClusterClient(origins, number + 1, ClusterClient.IMPATIENT),
              origins.get(i % origins.size()),
              clock,
              pauseMillis,
              new Random(number)));
    }
  }

  void play() {
    everybody().forEach(ClusterPlayer::start);
  }

  private Stream<ClusterPlayer> everybody() {
    return Stream.concat(players.stream(), gamers.stream());
  }

  /** Waits until somebody in each game has decided once more. */
  void awaitGames() throws InterruptedException {
    List<Integer> before = gamers.stream().map(one -> one.acknowledged().size()).toList();
    for (int i = 0; i < gamers.size(); i += 2) {
      ClusterPlayer host = gamers.get(i);
      ClusterPlayer guest = gamers.get(i + 1);
      int both = before.get(i) + before.get(i + 1);
      while (host.acknowledged().size() + guest.acknowledged().size() <= both
          && host.mistakes().isEmpty()
          && guest.mistakes().isEmpty()) {
        Thread.sleep(20);
      }
    }
  }

  /** How often players of games have seen anybody run out of time since this was asked last. */
  int late() {
    return gamers.stream().mapToInt(ClusterPlayer::late).sum();
  }

  /** How many decisions were made in games. */
  int decisions() {
    return gamers.stream().mapToInt(one -> one.acknowledged().size()).sum();
  }

  /** Starts a node again that has ended. */
  void restart(int node) throws IOException {
    nodes.get(node).close();
    nodes.set(node, launch(node));
    origins.set(node, nodes.get(node).origin());
  }

  /** Waits until every player has got this many more acknowledgements. */
  void awaitMore(int count) throws InterruptedException {
    List<Integer> until =
        players.stream().map(player -> player.acknowledged().size() + count).toList();
    for (int i = 0; i < players.size(); i++) {
      players.get(i).await(until.get(i));
    }
  }

  /** The longest that a command of each player has waited since this was asked last. */
  List<Long> longestWaitsMillis() {
    return everybody().map(ClusterPlayer::longestWaitMillis).toList();
  }

  int acknowledged() {
    return everybody().mapToInt(player -> player.acknowledged().size()).sum();
  }

  /** Ends the load and looks into the journal; what is wrong, one line each. */
  List<String> check() throws SQLException, InterruptedException {
    List<String> problems = new ArrayList<>();
    List<ClusterPlayer> all = everybody().toList();
    for (ClusterPlayer player : all) {
      player.stop();
    }
    for (ClusterPlayer player : all) {
      player.awaitHeard();
      problems.addAll(player.mistakes());
      problems.addAll(lostOrDoubled(player));
      problems.addAll(
          database.find(
              "select 'rows of table %1$s are missing' from events where table_id = '%1$s'"
                      .formatted(player.table())
                  + " having max(seq) <> count(*)"));
    }
    return problems;
  }

  private List<String> lostOrDoubled(ClusterPlayer player) throws SQLException {
    Map<String, Integer> times = new HashMap<>();
    List<String> commands =
        database.find(
            "select command_id from events where command_id is not null and table_id = '"
                + player.table()
                + "'");
    for (String command : commands) {
      times.merge(command.substring(command.lastIndexOf(':') + 1), 1, Integer::sum);
    }
    return player.acknowledged().stream()
        .filter(id -> times.getOrDefault(id, 0) != 1)
        .map(id -> "command " + id + " is in the journal " + times.getOrDefault(id, 0) + " times")
        .toList();
  }

  @Override
  public void close() {
    everybody().forEach(ClusterPlayer::close);
    nodes.forEach(NodeProcess::close);
  }
}
