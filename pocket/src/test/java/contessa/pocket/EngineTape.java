package contessa.pocket;

import java.io.PrintWriter;

/**
 * A decorator that writes down every call of an engine, a line each, with a hash of all that came
 * out of it. Another engine that is called the same must give the same hashes.
 */
final class EngineTape implements LocalEngine {

  private static final int START = 0x811C9DC5;
  private static final int PRIME = 0x01000193;

  private final LocalEngine engine = new LocalServer();
  private final PrintWriter tape;
  private int hash;

  EngineTape(PrintWriter tape) {
    this.tape = tape;
  }

  /** FNV-1a, which is as easy in JavaScript. */
  private void mix(Object... all) {
    for (Object one : all) {
      String text = one + "\n";
      for (int i = 0; i < text.length(); i++) {
        hash = (hash ^ text.charAt(i)) * PRIME;
      }
    }
  }

  private void call(Runnable call, Object... words) {
    hash = START;
    call.run();
    StringBuilder line = new StringBuilder();
    for (Object word : words) {
      line.append(word.toString().replace("\\", "\\\\").replace("\n", "\\n")).append('\t');
    }
    tape.println(line.append(Integer.toHexString(hash)));
  }

  @Override
  public void open(LocalHost host, String seed, long now, String[] keys, String[] values) {
    LocalHost listening = new Listening(host);
    // What the one before has stored is known to whoever plays the tape.
    call(() -> engine.open(listening, seed, now, keys, values), "open", seed, now, keys.length);
  }

  @Override
  public String request(String viewer, String method, String path, String body, long now) {
    String[] answer = {""};
    call(
        () -> {
          answer[0] = engine.request(viewer, method, path, body, now);
          mix(answer[0]);
        },
        "request",
        viewer,
        method,
        path,
        body,
        now);
    return answer[0];
  }

  @Override
  public void connect(int socket, String viewer, long now) {
    call(() -> engine.connect(socket, viewer, now), "connect", socket, viewer, now);
  }

  @Override
  public void frame(int socket, String text, long now) {
    call(() -> engine.frame(socket, text, now), "frame", socket, text, now);
  }

  @Override
  public void disconnect(int socket, long now) {
    call(() -> engine.disconnect(socket, now), "disconnect", socket, now);
  }

  @Override
  public void tick(long now) {
    call(() -> engine.tick(now), "tick", now);
  }

  @Override
  public boolean work(long now) {
    boolean[] more = {false};
    call(
        () -> {
          more[0] = engine.work(now);
          mix(more[0]);
        },
        "work",
        now);
    return more[0];
  }

  @Override
  public void file(String name, byte[] bytes) {
    engine.file(name, bytes);
  }

  private final class Listening implements LocalHost {

    private final LocalHost host;

    Listening(LocalHost host) {
      this.host = host;
    }

    @Override
    public void send(int socket, String text) {
      mix("send", socket, text);
      host.send(socket, text);
    }

    @Override
    public void close(int socket) {
      mix("close", socket);
      host.close(socket);
    }

    @Override
    public void store(String key, String value) {
      mix("store", key, value);
      host.store(key, value);
    }

    @Override
    public void erase(String key) {
      mix("erase", key);
      host.erase(key);
    }

    @Override
    public void wakeAt(double millis) {
      mix("wakeAt", (long) millis);
      host.wakeAt(millis);
    }

    @Override
    public void need(String file) {
      host.need(file);
    }
  }
}
