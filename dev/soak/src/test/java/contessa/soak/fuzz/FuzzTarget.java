package contessa.soak.fuzz;

import module java.base;

import contessa.notation.protocol.Advisers;
import contessa.notation.protocol.Engine;
import org.jspecify.annotations.Nullable;

/**
 * Takes any bytes, as Jazzer calls it. The first one says what the rest is: {@code h} a raw
 * request, {@code p} a path and a body to post, {@code f} raw frames on a WebSocket, {@code t} the
 * text of a frame, {@code e} lines for the engine. Whatever it is, no error may be logged, no
 * answer may be 5xx, other than busy, and none may show the insides of the program.
 */
public final class FuzzTarget {

  private static @Nullable FuzzedServer server;

  private FuzzTarget() {}

  /** One input. */
  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length == 0) {
      return;
    }
    byte[] rest = Arrays.copyOfRange(data, 1, data.length);
    try {
      String answer =
          switch (data[0]) {
            case 'p' -> server().post(rest);
            case 'f' -> server().frames(rest);
            case 't' -> server().text(rest);
            case 'e' -> engine(new String(rest, StandardCharsets.UTF_8));
            default -> server().request(rest);
          };
      check(answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static synchronized FuzzedServer server() throws IOException {
    FuzzedServer running = server;
    if (running == null) {
      running = FuzzedServer.start();
      server = running;
    }
    return running;
  }

  /** Stops the server, if one was needed. */
  static synchronized void stop() {
    if (server != null) {
      server.close();
      server = null;
    }
  }

  private static String engine(String lines) {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Engine engine = new Engine(Advisers.NONE, () -> "seed", failure::set);
    StringBuilder answers = new StringBuilder();
    lines.lines().limit(20).forEach(line -> answers.append(engine.answer(line)).append('\n'));
    if (failure.get() != null) {
      throw new AssertionError("the engine failed", failure.get());
    }
    return answers.toString();
  }

  private static void check(String answer) {
    boolean failed =
        answer.startsWith("HTTP/1.1 5") && !answer.startsWith("HTTP/1.1 503")
            || answer.contains("Exception")
            || answer.contains("\tat ");
    if (failed) {
      throw new AssertionError("answered: " + answer);
    }
    String logged = FuzzLog.first();
    if (logged != null) {
      throw new AssertionError("an error was logged: " + logged);
    }
  }
}
