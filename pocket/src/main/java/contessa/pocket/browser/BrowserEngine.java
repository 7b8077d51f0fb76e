package contessa.pocket.browser;

import contessa.pocket.LocalEngine;
import contessa.pocket.LocalHost;
import contessa.pocket.LocalServer;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** The adapter of a {@link LocalServer} to the {@code Engine} of {@code protocol.ts}. */
public final class BrowserEngine {

  private static LocalEngine engine = new LocalServer();

  private BrowserEngine() {}

  public static void main(String[] args) {
    // What is exported is called.
  }

  @JSExport
  public static void open(LocalHost host, String seed, double now, String[] keys, String[] values) {
    engine = new LocalServer();
    engine.open(host, seed, (long) now, keys, values);
  }

  @JSExport
  public static String request(String viewer, String method, String path, String body, double now) {
    return engine.request(viewer, method, path, body, (long) now);
  }

  @JSExport
  public static void connect(int socket, String viewer, double now) {
    engine.connect(socket, viewer, (long) now);
  }

  @JSExport
  public static void frame(int socket, String text, double now) {
    engine.frame(socket, text, (long) now);
  }

  @JSExport
  public static void disconnect(int socket, double now) {
    engine.disconnect(socket, (long) now);
  }

  @JSExport
  public static void tick(double now) {
    engine.tick((long) now);
  }

  @JSExport
  public static boolean work(double now) {
    return engine.work((long) now);
  }

  @JSExport
  public static void file(String name, Int8Array bytes) {
    engine.file(name, bytes.copyToJavaArray());
  }
}
