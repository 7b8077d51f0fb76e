package contessa.bench.load;

import module java.base;

/** Five players at one table, and its spectators. */
final class LoadTable {

  private static final int SEATS = 5;

  static final String OPTIONS =
      """
      {"name":"P0","start":false,"options":{"game":"coup","rules":{"edition":"resistance"},\
      "seats":5,"open":false,"clock":"blitz","talk":"chat","strict":false,"memoryAid":true,\
      "watchers":true,"programs":false,"reveal":true}}\
      """;

  private final LoadRun run;
  private final List<LoadPlayer> people = new ArrayList<>();
  private final Set<LoadPlayer> waiting = new HashSet<>();
  private String id = "";
  private long due;
  private int decidedAsk;
  private boolean ready;

  /** A table that nobody has opened yet. */
  LoadTable(LoadRun run, int spectators, RandomGenerator random) {
    this.run = run;
    for (int i = 0; i < SEATS + spectators; i++) {
      people.add(new LoadPlayer(run, this, i < SEATS ? i : -1, random));
    }
  }

  String id() {
    return id;
  }

  List<LoadPlayer> people() {
    return List.copyOf(people);
  }

  /** The host comes, and the others after the table is open. */
  void begin() {
    LoadPlayer host = people.getFirst();
    host.use(run.browser(host));
  }

  void opened(String newId) {
    id = newId;
    for (LoadPlayer person : people.subList(1, people.size())) {
      person.use(run.browser(person));
    }
  }

  /** The table is ready when all players have come; spectators may have been sent away. */
  void cameBack() {
    if (!ready && people.stream().allMatch(person -> person.isHere() || !person.isPlayer())) {
      ready = true;
      run.hasCome();
    }
  }

  void start() {
    people.getFirst().start();
  }

  /** A player answers a question that nobody else was asked, so everybody sees the result. */
  void decides(int ask, long dueAt) {
    if (!waiting.isEmpty()) {
      shown(); // at least: somebody has not seen the last one
    }
    decidedAsk = ask;
    due = dueAt;
    waiting.clear();
    people.stream().filter(person -> person.isPlayer() || person.isHere()).forEach(waiting::add);
  }

  /** The decision came too late, and there is nothing to see. */
  void refused() {
    waiting.clear();
  }

  /** A spectator no longer watches: nobody waits until they have seen something. */
  void wentAway(LoadPlayer person) {
    if (!person.isPlayer()) {
      sees(person);
    }
  }

  /** A player sees this question. */
  void seen(LoadPlayer person, int ask) {
    if (ask > decidedAsk) {
      sees(person);
    }
  }

  private void sees(LoadPlayer person) {
    if (waiting.remove(person) && waiting.isEmpty()) {
      shown();
    }
  }

  private void shown() {
    run.figures().took(run.figures().shown, System.nanoTime() - due);
  }
}
