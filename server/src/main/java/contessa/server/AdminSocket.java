package contessa.server;

import module java.base;

import jdk.net.ExtendedSocketOptions;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The operator's control socket: a Unix socket in the data folder, readable only by its owner. Each
 * connection carries one command line, after the word {@code json} if a program asks; the answer is
 * {@code ok} or an error on the first line, then the result.
 */
final class AdminSocket implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(AdminSocket.class);
  private static final String JSON = "json ";

  private final Path file;
  private final ServerSocketChannel channel;
  private final BiFunction<String, String, AdminAnswer> orders;

  private AdminSocket(
      Path file, ServerSocketChannel channel, BiFunction<String, String, AdminAnswer> orders) {
    this.file = file;
    this.channel = channel;
    this.orders = orders;
    Thread.ofVirtual().name("admin").start(this::listen);
  }

  static Path file(Path data) {
    return data.resolve("admin");
  }

  /** Starts listening; null if the system has no such sockets or the path is too long for one. */
  static @Nullable AdminSocket open(Path data, BiFunction<String, String, AdminAnswer> orders) {
    Path file = file(data);
    try {
      Files.deleteIfExists(file);
      ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      channel.bind(UnixDomainSocketAddress.of(file));
      if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
      return new AdminSocket(file, channel, orders);
    } catch (IOException | UnsupportedOperationException e) {
      LOG.warn(
          "No admin socket, so the admin command cannot reach this server: {}", e.getMessage());
      return null;
    }
  }

  private void listen() {
    try {
      while (true) {
        SocketChannel client = channel.accept();
        Thread.ofVirtual().name("order").start(() -> serve(client));
      }
    } catch (IOException e) {
      // The server stops.
    }
  }

  private void serve(SocketChannel client) {
    try (client;
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(Channels.newInputStream(client), StandardCharsets.UTF_8));
        OutputStream out = Channels.newOutputStream(client)) {
      String order = in.readLine();
      if (order != null) {
        out.write(answer(user(client), order).getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      LOG.warn("An admin command failed: {}", e.getMessage());
    }
  }

  /** Who has connected, as the operating system says. */
  private static String user(SocketChannel client) {
    try {
      return client.getOption(ExtendedSocketOptions.SO_PEERCRED).user().getName();
    } catch (IOException | UnsupportedOperationException e) {
      return "?";
    }
  }

  private String answer(String who, String line) {
    boolean json = line.startsWith(JSON);
    try {
      AdminAnswer answer = orders.apply(who, json ? line.substring(JSON.length()) : line);
      return "ok\n" + (json ? answer.json() : answer.text());
    } catch (IllegalArgumentException e) {
      return e.getMessage() + "\n";
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.warn("The admin socket could not be removed: {}", e.getMessage());
    }
  }
}
