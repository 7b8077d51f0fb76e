package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.server.host.identity.Sessions;
import contessa.server.net.http.NetContext;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/**
 * A server for a test, and clients for it. Each client can have its own address in 127/8, so that
 * the limits of one test do not affect another.
 */
public final class TestServer implements AutoCloseable {

  public static final String TABLE =
      """
      {"name":"Ana","start":%s,"bots":["random","random"],"options":{"game":"coup",
       "rules":{"edition":"resistance"},"seats":3,"open":true,"clock":"blitz","talk":"chat",
       "strict":false,"memoryAid":true,"watchers":%s,"programs":true,"reveal":true}}
      """;

  /** A generous limit; only a failure takes this long. */
  private static final int PATIENCE = 300_000;

  public final Server server;

  public TestServer(Path data, String... settings) throws Server.CannotStart {
    Map<String, String> given =
        new TreeMap<>(Map.of("host", "127.0.0.1", "port", "0", "millis", "5"));
    for (int i = 0; i < settings.length; i += 2) {
      given.put(settings[i], settings[i + 1]);
    }
    server = Server.start(Settings.of(data, given, Map.of()));
  }

  public TestServer(Server server) {
    this.server = server;
  }

  public String host() {
    return "127.0.0.1:" + server.port();
  }

  public String origin() {
    return "http://" + host();
  }

  /** A browser or program at an address. */
  public final class Guest implements AutoCloseable {
    private final HttpClient http;

    Guest(String address) {
      http = HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(address)).build();
    }

    public HttpResponse<String> get(String path, String... headers) {
      return send(request(path, headers).GET());
    }

    /** The status of an answer that may have no end. */
    public int status(String path, String... headers) {
      HttpRequest request = request(path, headers).GET().build();
      var answer = http.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream()).join();
      try {
        answer.body().close();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
      return answer.statusCode();
    }

    /** Posts as the server's own page does, with these headers. */
    public HttpResponse<String> post(String path, String body, String... headers) {
      return send(
          request(path, headers)
              .header("X-Contessa", "1")
              .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Posts without our header, as another site would. */
    public HttpResponse<String> postBare(String path, String body, String... headers) {
      return send(request(path, headers).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String... headers) {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin() + path));
      return headers.length == 0 ? request : request.headers(headers);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
      try {
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      } catch (IOException | InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    public String cookie() {
      HttpResponse<String> response = post("/api/session", "", "Origin", origin());
      assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
      String cookie = response.headers().firstValue("Set-Cookie").orElseThrow();
      return cookie.substring(0, cookie.indexOf(';'));
    }

    public String program(String cookie) {
      HttpResponse<String> made =
          post("/api/programs", "{\"name\":\"P\"}", "Cookie", cookie, "Origin", origin());
      return "Bearer " + Json.read(made.body()).get("token").stringValue();
    }

    /** A new table: its id and its code. */
    public String[] table(String cookie, boolean start, boolean watchers) {
      HttpResponse<String> made =
          post(
              "/api/tables",
              TABLE.formatted(start, watchers),
              "Cookie",
              cookie,
              "Origin",
              origin());
      assertThat(made.statusCode()).as(made.body()).isEqualTo(200);
      var json = Json.read(made.body());
      return new String[] {json.get("table").stringValue(), json.get("code").stringValue()};
    }

    @Override
    public void close() {
      http.close();
    }
  }

  public Guest guest(String address) {
    return new Guest(address);
  }

  /** A new guest's session. */
  public static Sessions.Session session(NetContext context) {
    Sessions sessions = context.sessions();
    return sessions.find(sessions.open("").token()).orElseThrow();
  }

  public Socket socket(String address) throws IOException {
    Socket socket = new Socket();
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(address), 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
    socket.setSoTimeout(PATIENCE);
    return socket;
  }

  /** Sends these bytes and returns everything received until the server closes. */
  public String raw(String address, byte[] bytes) throws IOException {
    try (Socket socket = socket(address)) {
      socket.getOutputStream().write(bytes);
      socket.getOutputStream().flush();
      return readAll(socket.getInputStream());
    } catch (SocketException e) {
      return ""; // cut off while it was still talking
    }
  }

  public static String readAll(InputStream in) throws IOException {
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    try {
      in.transferTo(heard);
    } catch (SocketException e) {
      // Cut off: what came before counts.
    } catch (SocketTimeoutException e) {
      throw new AssertionError("the server waits, after " + heard, e);
    }
    return heard.toString(StandardCharsets.ISO_8859_1);
  }

  public String upgrade(String... headers) {
    StringBuilder request = new StringBuilder("GET /ws HTTP/1.1\r\n");
    request.append("Host: ").append(host()).append("\r\nConnection: Upgrade\r\nUpgrade: websocket");
    request.append("\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==");
    for (int i = 0; i < headers.length; i += 2) {
      request.append("\r\n").append(headers[i]).append(": ").append(headers[i + 1]);
    }
    return request.append("\r\n\r\n").toString();
  }

  /** A socket that is open for frames. */
  public Socket upgraded(String address, String cookie) throws IOException {
    Socket socket = socket(address);
    String request = upgrade("Cookie", cookie, "Origin", origin());
    socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = socket.getInputStream().read();
      assertThat(next).as("%s", head).isNotNegative();
      head.append((char) next);
    }
    assertThat(head.toString()).startsWith("HTTP/1.1 101 ");
    return socket;
  }

  @Override
  public void close() {
    server.close();
  }
}
