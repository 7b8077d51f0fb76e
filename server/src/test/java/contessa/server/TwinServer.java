package contessa.server;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.host.threads.SteadyClock;
import contessa.server.table.TwinJournals;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** One of two servers, and programs that listen to a table there over HTTP. */
final class TwinServer implements AutoCloseable {

  private static final int SPEED = 40;

  /** A generous limit; only a failure takes this long. */
  private static final long PATIENCE_NANOS = 300_000_000_000L;

  /** A question that a program has not answered. */
  record Open(int who, int ask, List<String> choices) {}

  private final TestServer server;
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<String> tokens;
  private final List<List<String>> lines = new ArrayList<>();
  private final List<String> ended = new ArrayList<>();
  private final Map<Integer, JsonNode> views = new TreeMap<>();

  TwinServer(Path data, List<String> tokens) throws Server.CannotStart {
    this.tokens = List.copyOf(tokens);
    Map<String, String> given = Map.of("host", "127.0.0.1", "port", "0", "push", "false");
    server =
        new TestServer(
            Server.start(
                Settings.of(data, given, Map.of()),
                new SteadyClock(System.currentTimeMillis(), System::nanoTime, SPEED)));
    for (int who = 0; who < tokens.size(); who++) {
      int program = who;
      lines.add(new ArrayList<>());
      Thread.ofVirtual().start(() -> listen(program));
    }
  }

  private HttpRequest.Builder request(int who, String path) {
    return HttpRequest.newBuilder(URI.create(server.origin() + path))
        .header("Authorization", "Bearer " + tokens.get(who));
  }

  private void listen(int who) {
    HttpRequest stream = request(who, "/api/tables/" + TwinJournals.TABLE + "/stream").build();
    try {
      HttpResponse<Stream<String>> answer = http.send(stream, HttpResponse.BodyHandlers.ofLines());
      answer.body().forEach(line -> hear(who, line));
      ended("%d: %s".formatted(who, answer));
    } catch (Exception e) {
      ended("%d: %s".formatted(who, e));
    }
  }

  private synchronized void ended(String why) {
    ended.add(why);
  }

  private synchronized void hear(int who, String line) {
    if (line.isEmpty() || line.contains("\"type\":\"presence\"")) {
      return; // they depend on when the others connect
    }
    lines.get(who).add(masked(line));
    JsonNode view = Json.read(line).get("view");
    if (view != null) {
      views.put(who, view);
    }
    notifyAll();
  }

  /** Without times, and without this server's port. */
  private String masked(String text) {
    return text.replaceAll("\\b1[0-9]{12}\\b", "TIME").replace(":" + server.server.port(), ":PORT");
  }

  private synchronized <T> T await(Supplier<T> wanted) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    for (T found = wanted.get(); ; found = wanted.get()) {
      if (found != null) {
        return found;
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("nothing happens after " + views + ended);
      }
      wait(1_000);
    }
  }

  private Open open(int who) {
    JsonNode view = views.get(who);
    JsonNode decision = view == null ? null : view.get("decision");
    if (decision == null || decision.has("answer")) {
      return null;
    }
    List<String> choices = new ArrayList<>();
    decision.get("choices").forEach(choice -> choices.add(choice.stringValue()));
    return new Open(who, decision.get("ask").intValue(), choices);
  }

  private Open first() {
    for (int who = 0; who < tokens.size(); who++) {
      Open open = open(who);
      if (open != null) {
        return open;
      }
    }
    return null;
  }

  /**
   * Waits until somebody is asked; of several, the lowest seat. So the viewer, at the first, never
   * gives the last answer of a window, which is told at once or with its end, as time has it.
   */
  Open awaitQuestion() throws InterruptedException {
    return await(this::first);
  }

  /** Waits until the same program is asked the same here; what it can choose. */
  List<String> awaitChoices(Open elsewhere) throws InterruptedException {
    return await(
        () -> {
          Open open = open(elsewhere.who);
          return open != null && open.ask == elsewhere.ask ? open.choices : null;
        });
  }

  /** Waits until the program has heard of its answer. */
  void awaitAnswered(Open before) throws InterruptedException {
    await(
        () -> {
          Open now = open(before.who);
          return now == null || now.ask != before.ask ? true : null;
        });
  }

  private synchronized int count(int who) {
    return lines.get(who).size();
  }

  /** What each program heard at first. */
  synchronized List<String> firstLines() {
    return lines.stream().map(List::getFirst).toList();
  }

  /** All that a program has heard, once it is as much as at the other server. */
  List<String> lines(int who, TwinServer other) throws InterruptedException {
    int there = other.count(who);
    return await(() -> lines.get(who).size() >= there ? List.copyOf(lines.get(who)) : null);
  }

  String command(int who, String body) {
    HttpRequest.Builder post =
        request(who, "/api/tables/" + TwinJournals.TABLE + "/commands")
            .header("X-Contessa", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    return answer(post);
  }

  String get(int who, String path) {
    return answer(request(who, path).GET());
  }

  private String answer(HttpRequest.Builder request) {
    try {
      HttpResponse<byte[]> answer =
          http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
      Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
      headers.remove("date");
      String body = new String(answer.body(), StandardCharsets.ISO_8859_1);
      String masked = masked(body);
      if (!masked.equals(body)) {
        headers.remove("etag"); // it is made from all of the page
      }
      return answer.statusCode() + " " + headers + "\n" + masked;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  /** What the metrics count; a request is counted after its answer. */
  List<String> numbers() {
    return server
        .server
        .context()
        .metrics()
        .text()
        .lines()
        .filter(line -> line.matches("contessa_(commands|requests|tables).*"))
        .sorted()
        .toList();
  }

  /** Waits until as much is counted here. */
  void awaitNumbers(List<String> elsewhere) throws InterruptedException {
    await(() -> numbers().equals(elsewhere) ? true : null);
  }

  @Override
  public void close() {
    http.shutdownNow();
    server.close();
  }
}
