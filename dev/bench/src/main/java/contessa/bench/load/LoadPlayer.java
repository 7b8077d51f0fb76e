package contessa.bench.load;

import module java.base;

import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/** A player at a table, or one who only watches it; a player answers at random after a while. */
final class LoadPlayer implements LoadClient.Person {

  private static final long RETRY = 1_000;

  private final LoadRun run;
  private final LoadTable table;
  private final int seat;
  private final RandomGenerator random;
  private @Nullable LoadClient client;
  private String stream = "";
  private long n;
  private int commands;
  private int answered;
  private boolean here;
  private String waitingFor = "";
  private String unanswered = "";
  private long dueAt;
  private Runnable whenRefused = () -> {};

  /**
   * A player.
   *
   * @param seat -1 for a spectator
   */
  LoadPlayer(LoadRun run, LoadTable table, int seat, RandomGenerator random) {
    this.run = run;
    this.table = table;
    this.seat = seat;
    this.random = random;
  }

  void use(LoadClient browser) {
    client = browser;
    browser.connect();
  }

  boolean isPlayer() {
    return seat >= 0;
  }

  private boolean isHost() {
    return seat == 0;
  }

  @Override
  public String tableToOpen() {
    return isHost() ? LoadTable.OPTIONS : "";
  }

  @Override
  public void onTable(String id) {
    table.opened(id);
  }

  @Override
  public void onOpen() {
    here = false;
    if (!unanswered.isEmpty()) {
      send(unanswered);
    } else if (seat > 0 && n == 0) {
      insist("\"do\":\"sit\",\"name\":\"P" + seat + "\",\"seat\":" + seat);
    }
    watch();
  }

  private void watch() {
    String resume = stream.isEmpty() ? "" : ",\"stream\":\"" + stream + "\",\"n\":" + n;
    send("{\"type\":\"watch\",\"table\":\"" + table.id() + "\"" + resume + "}");
  }

  void start() {
    insist("\"do\":\"start\"");
  }

  /** Sends a command without which the game cannot go on, until it is done. */
  private void insist(String fields) {
    command(fields, System.nanoTime());
    whenRefused = () -> later(RETRY, () -> insist(fields));
  }

  /** Loses the connection and comes back. */
  void reconnect() {
    here = false;
    if (client != null) {
      client.cut();
      client.connect();
    }
  }

  boolean isHere() {
    return here;
  }

  /**
   * Sends a command.
   *
   * @param fields all but its id
   * @param due when it was to be sent
   */
  private void command(String fields, long due) {
    dueAt = due;
    whenRefused = () -> {};
    waitingFor = "c" + commands++;
    unanswered =
        "{\"type\":\"command\",\"table\":\"%s\",\"command\":{\"id\":\"%s\",%s}}"
            .formatted(table.id(), waitingFor, fields);
    send(unanswered);
  }

  private void send(String frame) {
    if (client != null) {
      client.send(frame);
    }
  }

  @Override
  public void onMessage(JsonNode message) {
    switch (message.path("type").asString()) {
      case "reply" -> replied(message);
      case "snapshot", "update" -> {
        stream = message.path("stream").asString(stream);
        arrived();
        see(message);
      }
      case "presence" -> arrived();
      case "busy" -> sentAway(message.path("retryAfter").asLong(0));
      case "gone" -> run.figures().refused("gone");
      default -> {}
    }
  }

  /** The server has no time for spectators, who try again later. */
  private void sentAway(long retryAfter) {
    here = false;
    run.figures().sentAway++;
    table.wentAway(this);
    later(retryAfter + random.nextLong(retryAfter), this::watchAgain);
  }

  private void later(long millis, Runnable action) {
    run.at(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis), action);
  }

  private void watchAgain() {
    if (!here) {
      watch();
    }
  }

  private void arrived() {
    if (!here) {
      here = true;
      table.cameBack();
    }
  }

  private void replied(JsonNode message) {
    if (!message.path("id").asString().equals(waitingFor)) {
      return;
    }
    unanswered = "";
    if (message.path("ok").isTrue()) {
      run.figures().decided(System.nanoTime() - dueAt);
    } else {
      run.figures().refused(message.path("refused").asString());
      table.refused();
      whenRefused.run();
    }
  }

  private void see(JsonNode message) {
    JsonNode view = message.path("view");
    JsonNode decision = view.path("decision");
    n = message.path("n").asLong(0);
    table.seen(this, view.path("asking").path("ask").asInt(Integer.MAX_VALUE));
    int ask = decision.path("ask").asInt(0);
    if (ask != 0 && ask != answered && seat >= 0) {
      answered = ask;
      List<JsonNode> choices = decision.path("choices").valueStream().toList();
      String choice = choices.get(random.nextInt(choices.size())).stringValue();
      boolean alone = !decision.path("sealed").isTrue();
      long due = run.thinksUntil(random);
      run.at(due, () -> decide(ask, choice, alone, due));
    } else if (view.path("stage").asString().equals("over") && isHost() && answered != 0) {
      answered = 0;
      run.at(run.thinksUntil(random), this::start);
    }
  }

  private void decide(int ask, String choice, boolean alone, long due) {
    if (run.isOver()) {
      return;
    }
    if (alone) {
      table.decides(ask, due);
    }
    command("\"do\":\"decide\",\"ask\":" + ask + ",\"choice\":\"" + choice + "\"", due);
  }
}
