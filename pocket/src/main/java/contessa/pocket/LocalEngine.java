package contessa.pocket;

/**
 * A facade: what a page may ask of the engine on its device. It is {@code protocol.ts} in Java,
 * which says what the calls mean. Calls never overlap, and every call says what time it is.
 */
public interface LocalEngine {

  void open(LocalHost host, String seed, long now, String[] keys, String[] values);

  String request(String viewer, String method, String path, String body, long now);

  void connect(int socket, String viewer, long now);

  void frame(int socket, String text, long now);

  void disconnect(int socket, long now);

  void tick(long now);

  boolean work(long now);

  void file(String name, byte[] bytes);
}
