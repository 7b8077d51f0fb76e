package contessa.server.net.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Input that no browser sends is refused or cut off, and the server keeps running. */
@Tag("soak")
class RawSocketTest {

  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");

  @TempDir Path data;

  /** Runs all cases at once, each from its own address. */
  private static void all(Map<String, Callable<String>> cases) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Map<String, Future<String>> answers = new LinkedHashMap<>();
      cases.forEach((name, one) -> answers.put(name, threads.submit(one)));
      for (Map.Entry<String, Future<String>> answer : answers.entrySet()) {
        assertRefused(answer.getKey(), answer.getValue().get());
      }
    }
  }

  private static void assertRefused(String name, String answer) {
    assertThat(STATUS.matcher(answer).results().map(match -> match.group(1)))
        .as("%s: %s", name, answer)
        .allMatch(status -> status.startsWith("4"));
    assertThat(answer).as(name).doesNotContain("Exception").doesNotContain("\tat ");
  }

  private static String clientAddress(int number) {
    return "127.2." + (1 + number / 200) + "." + (1 + number % 200);
  }

  @Test
  void oversizeAndSmuggledRequestsAreRefused() throws Exception {
    try (TestServer running = new TestServer(data)) {
      Map<String, Callable<String>> cases = new LinkedHashMap<>();
      for (String request : requests(running.host())) {
        String clientAddress = clientAddress(cases.size());
        cases.put(
            cases.size() + " " + request.substring(0, Math.min(120, request.length())),
            () -> running.raw(clientAddress, request.getBytes(ISO_8859_1)));
      }
      assertThat(cases.size()).isGreaterThan(220);
      all(cases);
      assertThat(running.server.context().metrics().text()).doesNotContain("status=\"5");
    }
  }

  private static List<String> requests(String host) {
    List<String> requests = new ArrayList<>();
    String inside = "GET /api/bots HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
    List<String> bodies =
        List.of(
            "Transfer-Encoding: chunked\r\nContent-Length: 5",
            "Content-Length: 5\r\nTransfer-Encoding: chunked",
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
            "Transfer-Encoding: identity",
            "Transfer-Encoding: xchunked",
            "Transfer-Encoding: chunked, identity",
            "Transfer-Encoding: identity, chunked",
            "Transfer-Encoding: gzip, chunked",
            "Transfer-Encoding: \"chunked\"",
            "Transfer-Encoding: chunked;q=1",
            "Transfer-Encoding: chunk",
            "Transfer-Encoding:",
            "Transfer-Encoding : chunked",
            "Transfer-Encoding\t: chunked",
            "Transfer-Encoding: \u000bchunked",
            "Transfer-Encoding: chunked\r\n\tidentity",
            "X: y\r\n Transfer-Encoding: chunked",
            "Content-Length: 5\r\nContent-Length: 5",
            "Content-Length: 5\r\nContent-Length: 6",
            "Content-Length: 5, 5",
            "Content-Length: +5",
            "Content-Length: -5",
            "Content-Length: 0x5",
            "Content-Length: 5.0",
            "Content-Length: 5e0",
            "Content-Length: ",
            "Content-Length: \"5\"",
            "Content-Length : 5",
            "Content-Length: 99999999999999999999",
            "Content-Length: 1000000",
            "Content-Length: 16385",
            "Content-Encoding: gzip\r\nContent-Length: 5",
            "Content-Length: 5\r\nHost: other.example",
            "Content-Length: 5\r\nExpect: 200-maybe\r\nContent-Length: 6");
    for (String path : List.of("/api/session", "/api/tables", "/api/join", "/health")) {
      for (String body : bodies) {
        requests.add(
            "POST %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n%s\r\n\r\n0\r\n\r\n%s"
                .formatted(path, host, body, inside));
      }
    }
    String chunked =
        "POST /api/session HTTP/1.1\r\nHost: "
            + host
            + "\r\n"
            + "Connection: close\r\n"
            + "X-Contessa: 1\r\n"
            + "Cookie: contessa=x\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n";
    for (String chunks :
        List.of(
            "x\r\n",
            "-1\r\n",
            "0x1\r\na\r\n0\r\n\r\n",
            "1 \r\na\r\n0\r\n\r\n",
            "1;a=b\r\na\r\n0\r\n\r\n",
            "ffffffff\r\n",
            "7fffffff\r\na",
            "ffffffffffffffffff\r\n",
            "5000\r\n" + "a".repeat(0x5000) + "\r\n0\r\n\r\n",
            "1\r\nab\r\n0\r\n\r\n",
            "0\r\nTrailer: x\r\n\r\n",
            "\r\n",
            "g\r\n")) {
      requests.add(chunked + chunks);
    }
    for (String start :
        List.of(
            "GET / HTTP/1.0",
            "GET / HTTP/0.9",
            "GET / HTTP/2.0",
            "GET / HTTP/1.2",
            "GET / http/1.1",
            "GET /",
            "GET  / HTTP/1.1",
            "GET\t/\tHTTP/1.1",
            " GET / HTTP/1.1",
            "GET / HTTP/1.1 ",
            "G\u0000T / HTTP/1.1",
            "GET /\u0000 HTTP/1.1",
            "GET /%zz HTTP/1.1",
            "GET /api/%2e%2e/%2e%2e/secret.txt HTTP/1.1",
            "GET /..%2f..%2fsecret.db HTTP/1.1",
            "GET /assets/../../contessa.db HTTP/1.1",
            "GET http://evil.example/x.js HTTP/1.1",
            "GET ?x.js HTTP/1.1",
            "GET * HTTP/1.1",
            "CONNECT evil.example:80 HTTP/1.1",
            "TRACE / HTTP/1.1",
            "OPTIONS * HTTP/1.1",
            "PUT /api/tables HTTP/1.1",
            "DELETE /api/tables HTTP/1.1",
            "PATCH /api/me HTTP/1.1",
            "PROPFIND / HTTP/1.1",
            "PRI * HTTP/2.0\r\n\r\nSM",
            "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003")) {
      requests.add(start + "\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    }
    for (String headers :
        List.of(
            "",
            "Host:",
            "Host: a b",
            "Host: " + host + "\r\nHost: " + host,
            "Host: " + host + "\r\nHost: evil.example",
            "Host: " + host + ":80:90",
            "Host: [::1",
            "Host: x:port",
            "Host: " + host + "\r\nno colon here",
            "Host: " + host + "\r\n: empty",
            "Host: " + host + "\r\nBad Name: x",
            "Host: " + host + "\r\nX: a\u0000b",
            "Host: " + host + "\r\nX: a\rb",
            "Host: " + host + "\r\nX(y): z",
            "Host: " + host + "\r\nX: " + "a".repeat(9_000),
            "Host: " + host + "\r\nX" + "a".repeat(9_000) + ": b",
            "Host: " + host + "\r\nCookie: " + "a=b; ".repeat(2_000),
            "Host: " + host + "\r\nX: y".repeat(2_000))) {
      requests.add("GET /api/me HTTP/1.1\r\nConnection: close\r\n" + headers + "\r\n\r\n");
    }
    for (int length : new int[] {4_100, 5_000, 8_192, 20_000, 100_000}) {
      requests.add("GET /" + "a".repeat(length) + ".js HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
      requests.add(
          "GET /api/qr.svg?path=/"
              + "a".repeat(length)
              + " HTTP/1.1\r\nHost: "
              + host
              + "\r\n\r\n");
      requests.add("A".repeat(length) + " / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    }
    String thirteen = "Sec-WebSocket-Version: 13\r\n";
    String key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
    for (String upgrade :
        List.of(
            "Sec-WebSocket-Version: 12\r\n" + key,
            thirteen + "X: y",
            thirteen + "Sec-WebSocket-Key: ",
            thirteen + "Sec-WebSocket-Key: AAAA",
            thirteen + "Sec-WebSocket-Key: !!!!!!!!!!!!!!!!!!!!!!==",
            thirteen + key,
            thirteen + key + "\r\nCookie: contessa=x",
            key)) {
      for (String path : List.of("/ws", "/ws/", "/api/bots", "/wss")) {
        requests.add(
            "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n%s\r\n\r\n"
                .formatted(path, host, upgrade));
      }
    }
    return requests;
  }

  @Test
  void badFramesEndOnlyTheirOwnSocket() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.3.0.1")) {
      String bystander = guest.cookie();
      try (Socket good = running.upgraded("127.3.0.1", bystander)) {
        Map<String, Callable<String>> cases = new LinkedHashMap<>();
        for (byte[] frame : frames()) {
          String clientAddress = "127.3.1." + (1 + cases.size());
          cases.put(
              "frame " + cases.size(),
              () -> {
                try (TestServer.Guest own = running.guest(clientAddress);
                    Socket socket = running.upgraded(clientAddress, own.cookie())) {
                  socket.getOutputStream().write(frame);
                  return TestServer.readAll(socket.getInputStream());
                } catch (java.net.SocketException e) {
                  return "";
                }
              });
        }
        assertThat(cases.size()).isGreaterThan(60);
        all(cases);
        good.getOutputStream().write(text("{\"type\":\"ping\",\"sent\":7}"));
        byte[] head = good.getInputStream().readNBytes(20);
        assertThat(new String(head, ISO_8859_1)).contains("pong");
      }
    }
  }

  private static List<byte[]> frames() throws IOException {
    List<byte[]> frames = new ArrayList<>();
    // Opcodes that there are not, and bits that mean something only where it was agreed on.
    for (int opcode : new int[] {3, 4, 5, 6, 7, 11, 12, 13, 14, 15}) {
      frames.add(frame(0x80 | opcode, true, new byte[2]));
      frames.add(frame(opcode, true, new byte[2]));
    }
    for (int reserved : new int[] {0x10, 0x20, 0x40, 0x30, 0x50, 0x60, 0x70}) {
      frames.add(frame(0x81 | reserved, true, "{}".getBytes(ISO_8859_1)));
      frames.add(frame(0x89 | reserved, true, new byte[0]));
    }
    // Clients must mask.
    for (int opcode : new int[] {0x81, 0x82, 0x88, 0x89, 0x8a}) {
      frames.add(frame(opcode, false, "{}".getBytes(ISO_8859_1)));
    }
    // Too long: at once, in parts, or by the length it declares.
    for (int length : new int[] {4_097, 5_000, 65_535, 65_536, 100_000}) {
      frames.add(frame(0x81, true, new byte[length]));
      frames.add(frame(0x01, true, new byte[length]));
    }
    for (long length : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 31, 1L << 32}) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.write(0x81);
      out.write(0xff);
      for (int shift = 56; shift >= 0; shift -= 8) {
        out.write((int) (length >>> shift));
      }
      out.write(new byte[8]);
      frames.add(out.toByteArray());
    }
    ByteArrayOutputStream parts = new ByteArrayOutputStream();
    parts.write(frame(0x01, true, "x".repeat(4_000).getBytes(ISO_8859_1)));
    parts.write(frame(0x80, true, "x".repeat(4_000).getBytes(ISO_8859_1)));
    frames.add(parts.toByteArray());
    // Continues nothing; bytes that are no text; signs of control that are too long or in parts.
    frames.add(frame(0x80, true, "x".getBytes(ISO_8859_1)));
    frames.add(frame(0x00, true, "x".getBytes(ISO_8859_1)));
    frames.add(frame(0x82, true, "x".getBytes(ISO_8859_1)));
    frames.add(frame(0x02, true, new byte[0]));
    // Ends, well or badly told.
    for (byte[] end :
        new byte[][] {
          {}, {1}, {0, 0}, {3, (byte) 0xe8}, {(byte) 0xff, (byte) 0xff}, {3, (byte) 0xec}
        }) {
      frames.add(frame(0x88, true, end));
    }
    // More than anybody says in a second.
    ByteArrayOutputStream flood = new ByteArrayOutputStream();
    for (int i = 0; i < 200; i++) {
      flood.write(text("{\"type\":\"ping\",\"sent\":1}"));
    }
    frames.add(flood.toByteArray());
    ByteArrayOutputStream pings = new ByteArrayOutputStream();
    for (int i = 0; i < 200; i++) {
      pings.write(frame(0x89, true, new byte[4]));
    }
    frames.add(pings.toByteArray());
    return frames;
  }

  private static byte[] text(String text) throws IOException {
    return frame(0x81, true, text.getBytes(ISO_8859_1));
  }

  private static byte[] frame(int first, boolean masked, byte[] payload) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(first);
    int mask = masked ? 0x80 : 0;
    if (payload.length < 126) {
      out.write(mask | payload.length);
    } else if (payload.length < 65_536) {
      out.write(mask | 126);
      out.write(payload.length >> 8);
      out.write(payload.length);
    } else {
      out.write(mask | 127);
      out.write(new byte[4]);
      out.write(payload.length >> 24);
      out.write(payload.length >> 16);
      out.write(payload.length >> 8);
      out.write(payload.length);
    }
    if (masked) {
      out.write(new byte[4]); // a mask that changes nothing
    }
    out.write(payload);
    return out.toByteArray();
  }

  @Test
  void slowAndSilentClientsAreCutOff() throws Exception {
    try (TestServer running = new TestServer(data)) {
      String head = "POST /api/session HTTP/1.1\r\nHost: " + running.host() + "\r\n";
      List<String> beginnings =
          List.of("", "G", "GET / HT", head, head + "X: y", head + "Content-Length: 9\r\n\r\n{");
      Map<String, Callable<String>> cases = new LinkedHashMap<>();
      for (int i = 0; i < 60; i++) {
        String beginning = beginnings.get(i % beginnings.size());
        String clientAddress = clientAddress(i);
        cases.put(i + beginning, () -> running.raw(clientAddress, beginning.getBytes(ISO_8859_1)));
      }
      all(cases);
    }
  }

  @Test
  void connectionsFromOneAddressAreLimited() throws Exception {
    try (TestServer running = new TestServer(data, "sockets", "5")) {
      List<Socket> open = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        Socket socket = running.socket("127.4.0.1");
        socket
            .getOutputStream()
            .write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(ISO_8859_1));
        assertThat(socket.getInputStream().read()).isEqualTo('H');
        open.add(socket);
      }
      assertThat(
              running.raw(
                  "127.4.0.1", "GET /health HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(ISO_8859_1)))
          .isEmpty();
      try (TestServer.Guest other = running.guest("127.4.0.2")) {
        assertThat(other.get("/health").statusCode()).isEqualTo(200);
      }
      for (Socket socket : open) {
        socket.close();
      }
    }
  }
}
