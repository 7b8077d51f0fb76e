package contessa.server;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A browser maker's push service, on this machine. */
final class FakePushService implements AutoCloseable {

  /** A generous limit; only a failure takes this long. */
  private static final int PATIENCE = 300;

  /** A received message. */
  record Message(String path, Map<String, String> headers, ByteBuffer body) {}

  private final HttpServer http;
  private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
  private final Map<String, Integer> answers = new ConcurrentHashMap<>();

  FakePushService() throws IOException {
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.createContext("/", this::take);
    http.start();
  }

  private void take(HttpExchange exchange) throws IOException {
    Map<String, String> headers = new ConcurrentHashMap<>();
    exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.getFirst()));
    String path = exchange.getRequestURI().getPath();
    byte[] body = exchange.getRequestBody().readAllBytes();
    exchange.getResponseHeaders().set("Location", origin() + "/elsewhere");
    exchange.sendResponseHeaders(answers.getOrDefault(path, 201), -1);
    exchange.close();
    messages.add(new Message(path, headers, ByteBuffer.wrap(body)));
  }

  String origin() {
    return "http://localhost:" + http.getAddress().getPort();
  }

  /** Sets the answer for a path. */
  void answer(String path, int status) {
    answers.put(path, status);
  }

  /** The next message. */
  Message next() throws InterruptedException {
    Message next = messages.poll(PATIENCE, TimeUnit.SECONDS);
    if (next == null) {
      throw new AssertionError("no message has come");
    }
    return next;
  }

  int waiting() {
    return messages.size();
  }

  @Override
  public void close() {
    http.stop(0);
  }
}
