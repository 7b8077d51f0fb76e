package contessa.soak.fuzz;

import module java.base;

import contessa.server.Server;
import contessa.server.Settings;

/** A server in this process, and clients that send anything. */
final class FuzzedServer implements AutoCloseable {

  /** An address may do only so much; the next inputs come from another one. */
  private static final int INPUTS_OF_AN_ADDRESS = 8;

  private static final int LONGEST = 4_000;

  /** A connection that is still open then has nothing more to say. */
  private static final int PATIENCE = 10_000;

  private final Server server;
  private final Path data;
  private int inputs;
  private String cookie = "";

  private FuzzedServer(Server server, Path data) {
    this.server = server;
    this.data = data;
  }

  static FuzzedServer start() throws IOException {
    FuzzLog.begin();
    Path data = Files.createTempDirectory("contessa");
    Settings settings =
        Settings.of(
            data,
            Map.of("host", "127.0.0.1", "port", "0", "millis", "5", "push", "false"),
            Map.of());
    try {
      return new FuzzedServer(Server.start(settings), data);
    } catch (Server.CannotStart e) {
      throw new IOException(e);
    }
  }

  /** Bytes on a new connection: all that comes back until it ends. */
  String request(byte[] bytes) throws IOException {
    return exchange(bytes);
  }

  /** Posts, as our own page would: the first line is the path, the rest the body. */
  String post(byte[] bytes) throws IOException {
    int end = 0;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    String path = new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
    byte[] body = Arrays.copyOfRange(bytes, Math.min(bytes.length, end + 1), bytes.length);
    return exchange(head("POST", path, "Content-Length: " + body.length), body);
  }

  /** Raw frames on a WebSocket. */
  String frames(byte[] bytes) throws IOException {
    return exchange(upgrade(), bytes);
  }

  /** A frame with this text, and the end of the connection. */
  String text(byte[] text) throws IOException {
    byte[] payload = Arrays.copyOf(text, Math.min(text.length, LONGEST));
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(0x81);
    frame.write(0x80 | 126);
    frame.write(Math.max(126, payload.length) >> 8);
    frame.write(Math.max(126, payload.length));
    frame.writeBytes(new byte[4]); // a mask of zeros
    frame.writeBytes(payload);
    for (int i = payload.length; i < 126; i++) {
      frame.write(' ');
    }
    frame.writeBytes(new byte[] {(byte) 0x88, (byte) 0x80, 0, 0, 0, 0});
    return exchange(upgrade(), frame.toByteArray());
  }

  private byte[] upgrade() throws IOException {
    return head(
        "GET",
        "/ws",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
  }

  private byte[] head(String method, String path, String headers) throws IOException {
    if (inputs % INPUTS_OF_AN_ADDRESS == 0 || cookie.isEmpty()) {
      cookie = newCookie();
    }
    return request(method, path, headers + "\r\nCookie: " + cookie);
  }

  private byte[] request(String method, String path, String headers) {
    String host = "127.0.0.1:" + server.port();
    return "%s %s HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nX-Contessa: 1\r\n%s\r\n\r\n"
        .formatted(method, path, host, host, headers)
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private String newCookie() throws IOException {
    String answer = exchange(request("POST", "/api/session", "Content-Length: 0"));
    int from = answer.indexOf("contessa=");
    return from < 0 ? "" : answer.substring(from, answer.indexOf(';', from));
  }

  private String exchange(byte[]... parts) throws IOException {
    int address = inputs++ / INPUTS_OF_AN_ADDRESS;
    InetAddress from =
        InetAddress.ofLiteral(
            "127."
                + (2 + address / 62_500 % 200)
                + "."
                + address / 250 % 250
                + "."
                + (1 + address % 250));
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port(), from, 0)) {
      socket.setSoTimeout(PATIENCE);
      for (byte[] part : parts) {
        socket.getOutputStream().write(part);
      }
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (SocketTimeoutException | SocketException e) {
      return ""; // cut off, as the server may do
    }
  }

  @Override
  public void close() {
    server.close();
    try (Stream<Path> files = Files.walk(data)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
