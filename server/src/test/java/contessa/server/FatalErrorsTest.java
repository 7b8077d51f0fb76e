package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.host.threads.FatalErrors;
import contessa.server.host.threads.SteadyClock;
import contessa.testkit.ChildProcess;
import io.netty.buffer.UnpooledByteBufAllocator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server without memory, or without a thread that it needs, ends with a word. */
class FatalErrorsTest {

  private static final Path OPTIONS = Path.of("../cli/src/main/jvm/serve.args");

  @TempDir Path folder;

  /** A server to which one of these happens, some time after its start. */
  static final class Doomed {

    /** A generous limit; only a failure takes this long. */
    private static final long PATIENCE_SECONDS = 300;

    private static volatile boolean timerFails;

    private Doomed() {}

    static void main(String[] args) throws Exception {
      FatalErrors.watch();
      Map<String, String> given = Map.of("host", "127.0.0.1", "port", "0");
      Server server =
          Server.start(
              Settings.of(Path.of(args[0]), given, Map.of()),
              new SteadyClock(System.currentTimeMillis(), Doomed::nanos, 1));
      List<Object> held = new ArrayList<>();
      switch (args[1]) {
        case "heap" -> Thread.ofVirtual().start(() -> fill(held, size -> new byte[size]));
        case "timer" -> timerFails = true;
        case "buffers" -> {
          try {
            fill(held, UnpooledByteBufAllocator.DEFAULT::directBuffer);
          } catch (OutOfMemoryError e) {
            // As if others were being read and sent: the next who comes meets it.
          }
          try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket
                .getOutputStream()
                .write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.UTF_8));
            socket.getInputStream().readAllBytes();
            Runtime.getRuntime().halt(0); // the server has only closed the connection
          }
        }
        default -> throw new IllegalArgumentException(args[1]);
      }
      try {
        server.broken().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      } finally {
        Reference.reachabilityFence(held);
        Runtime.getRuntime().halt(0);
      }
    }

    private static long nanos() {
      if (timerFails && Thread.currentThread().getName().equals("table timer")) {
        throw new IllegalStateException("a failure of the program");
      }
      return System.nanoTime();
    }

    private static void fill(List<Object> held, IntFunction<Object> memory) {
      while (true) {
        held.add(memory.apply(1 << 20));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "heap, Terminating due to java.lang.OutOfMemoryError",
    "buffers, The server ends: thread",
    "timer, The server ends: thread table timer failed"
  })
  void aServerThatCannotGoOnEndsWithAWord(String cause, String word) throws Exception {
    Path log = folder.resolve("log");
    // What the server logs, where other tests log nothing.
    String logged = "-Dlogback.configurationFile=logback.xml";
    List<String> options = List.of("-Xmx64m", "@" + OPTIONS, "-XX:MaxDirectMemorySize=8m", logged);
    List<String> arguments = List.of(folder.resolve("data").toString(), cause);
    try (ChildProcess server =
        ChildProcess.start(List.of(), options, Doomed.class, arguments, log)) {
      StringBuilder said = new StringBuilder();
      for (String line = server.line(); line != null; line = server.line()) {
        said.append(line).append('\n');
      }
      assertThat(server.status()).as(Files.readString(log)).isEqualTo(3);
      assertThat(said + Files.readString(log)).contains(word);
    }
  }
}
