package contessa.pocket;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.TableOptions;
import contessa.table.message.Talk;
import contessa.table.message.WireJson;

/** A device in virtual time: what its page hears, and what it keeps. */
final class LocalDevice implements LocalHost {

  static final long START = 1_800_000_000_000L;
  static final String SEED = "0123456789abcdef".repeat(4);

  final Map<String, String> stored = new TreeMap<>();
  final List<String> needed = new ArrayList<>();
  final Map<Integer, List<String>> heard = new HashMap<>();
  final List<Integer> closed = new ArrayList<>();
  final Map<String, Integer> sockets = new HashMap<>();
  private final Supplier<LocalEngine> engines;
  LocalEngine engine;
  long now = START;
  long wakeAt = Long.MAX_VALUE;
  private int commands;

  LocalDevice() {
    this(LocalServer::new, SEED);
  }

  LocalDevice(Supplier<LocalEngine> engines, String seed) {
    this.engines = engines;
    engine = engines.get();
    open(seed);
  }

  /** The worker starts, with everything that was stored. */
  void open(String seed) {
    sockets.clear();
    heard.clear();
    wakeAt = Long.MAX_VALUE;
    engine = engines.get();
    engine.open(
        this,
        seed,
        now,
        stored.keySet().toArray(String[]::new),
        stored.values().toArray(String[]::new));
  }

  // ---- The host

  @Override
  public void send(int socket, String text) {
    heard.get(socket).add(text);
  }

  @Override
  public void close(int socket) {
    closed.add(socket);
  }

  @Override
  public void store(String key, String value) {
    stored.put(key, value);
  }

  @Override
  public void erase(String key) {
    stored.remove(key);
  }

  @Override
  public void wakeAt(double millis) {
    wakeAt = (long) millis;
  }

  @Override
  public void need(String file) {
    needed.add(file);
  }

  // ---- The page

  String post(String viewer, String path, String body) {
    return engine.request(viewer, "POST", path, body, now);
  }

  String get(String viewer, String path) {
    return engine.request(viewer, "GET", path, "", now);
  }

  /** The body of an answer that must be good. */
  static JsonNode good(String answer) {
    if (!answer.startsWith("200 ")) {
      throw new AssertionError(answer);
    }
    return json(answer.substring(4));
  }

  static JsonNode json(String text) {
    return JsonNode.parse(text, 100);
  }

  /** A new table of {@code person-1} with these bots. */
  String create(TableOptions options, List<String> bots, boolean start) {
    String body = WireJson.write(new CreateTable("Ana", options, bots, start, null));
    return good(post("person-1", "/tables", body)).get("table").stringValue();
  }

  static TableOptions options(String edition, int seats, Clock clock) {
    return TableOptions.usual(edition.equals("royal") ? "royal" : "coup", seats)
        .withRules(json("{\"edition\":\"" + edition + "\"}"))
        .withClock(clock)
        .withTalk(Talk.OFF);
  }

  /** The socket of a viewer who watches this table. */
  int watch(String viewer, String table) {
    int socket = socket(viewer);
    frame(socket, "{\"type\":\"watch\",\"table\":\"%s\"}".formatted(table));
    return socket;
  }

  int socket(String viewer) {
    return sockets.computeIfAbsent(viewer, _ -> connect(viewer));
  }

  private int connect(String viewer) {
    int socket = sockets.size() + 1;
    heard.put(socket, new ArrayList<>());
    engine.connect(socket, viewer, now);
    return socket;
  }

  void frame(int socket, String text) {
    engine.frame(socket, text, now);
  }

  /** What this socket heard last. */
  JsonNode last(int socket) {
    return json(heard.get(socket).getLast());
  }

  String id() {
    return "c" + ++commands;
  }

  /** Sends a command; the reply is the last thing heard. */
  JsonNode command(String viewer, String table, Command command) {
    int socket = socket(viewer);
    frame(
        socket,
        "{\"type\":\"command\",\"table\":\"%s\",\"command\":%s}"
            .formatted(table, WireJson.write(command)));
    return last(socket);
  }

  void ok(String viewer, String table, Command command) {
    JsonNode reply = command(viewer, table, command);
    if (!reply.get("ok").booleanValue()) {
      throw new AssertionError(command + ": " + reply);
    }
  }

  /** What a viewer sees now. */
  JsonNode view(String viewer) {
    for (String text : heard.get(sockets.get(viewer)).reversed()) {
      if (text.contains("\"view\":")) {
        return json(text).get("view");
      }
    }
    throw new AssertionError(viewer + " sees nothing");
  }

  String stage(String viewer) {
    return view(viewer).get("stage").stringValue();
  }

  // ---- Time

  /** Does all the work there is. */
  void work() {
    while (engine.work(now)) {}
  }

  /** All work; then the next timer. */
  void ring() {
    work();
    if (wakeAt == Long.MAX_VALUE) {
      throw new AssertionError("nothing will ever happen again");
    }
    now = Math.max(now, wakeAt);
    engine.tick(now);
  }

  /** One of these viewers answers what they are asked, by chance; otherwise time passes. */
  void step(String table, List<String> viewers, Random random) {
    for (String viewer : viewers) {
      JsonNode decision = view(viewer).get("decision");
      if (decision != null && decision.get("answer") == null) {
        JsonNode choices = decision.get("choices");
        String choice = choices.get(random.nextInt(choices.size())).stringValue();
        int ask = decision.get("ask").intValue();
        ok(viewer, table, new Command.Decide(id(), ask, choice));
        return;
      }
    }
    ring();
  }

  void playOn(String table, List<String> viewers, Random random) {
    for (int steps = 0; stage(viewers.getFirst()).equals("playing"); steps++) {
      if (steps > 20_000) {
        throw new AssertionError("the game does not end");
      }
      step(table, viewers, random);
    }
  }
}
