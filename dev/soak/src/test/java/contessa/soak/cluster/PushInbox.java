package contessa.soak.cluster;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** The push service of one browser, which takes messages but does not open them. */
final class PushInbox implements AutoCloseable {

  private static final int COORDINATE_BYTES = 32;
  private static final int AUTH_BYTES = 16;

  private final BlockingQueue<String> encodings = new LinkedBlockingQueue<>();
  private final HttpServer service;

  PushInbox() throws IOException {
    service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    service.createContext("/", this::take);
    service.start();
  }

  private void take(HttpExchange message) throws IOException {
    try (message) {
      message.getRequestBody().readAllBytes();
      message.sendResponseHeaders(201, -1);
      encodings.add(message.getRequestHeaders().getFirst("Content-Encoding"));
    }
  }

  /** What the browser gives to a server. */
  String subscription() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    ECPublicKey key = (ECPublicKey) generator.generateKeyPair().getPublic();
    byte[] point = new byte[1 + 2 * COORDINATE_BYTES];
    point[0] = 4; // not compressed
    put(key.getW().getAffineX(), point, 1);
    put(key.getW().getAffineY(), point, 1 + COORDINATE_BYTES);
    Base64.Encoder text = Base64.getUrlEncoder().withoutPadding();
    return "{\"endpoint\":\"http://127.0.0.1:%d/ben\",\"keys\":{\"p256dh\":\"%s\",\"auth\":\"%s\"}}"
        .formatted(
            service.getAddress().getPort(),
            text.encodeToString(point),
            text.encodeToString(new byte[AUTH_BYTES]));
  }

  private static void put(BigInteger coordinate, byte[] point, int at) {
    byte[] bytes = coordinate.toByteArray();
    byte[] last =
        Arrays.copyOfRange(bytes, Math.max(0, bytes.length - COORDINATE_BYTES), bytes.length);
    System.arraycopy(last, 0, point, at + COORDINATE_BYTES - last.length, last.length);
  }

  /** Waits for a message; how it is encrypted. */
  String next() throws InterruptedException {
    return encodings.take();
  }

  @Override
  public void close() {
    service.stop(0);
  }
}
