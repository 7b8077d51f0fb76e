package contessa.pocket;

/**
 * A facade: what a page may ask of the engine on its device. It is {@code protocol.ts} in Java.
 * Calls never overlap, and every call says what time it is, in milliseconds since 1970.
 */
public interface LocalEngine {

  /**
   * Comes before all else.
   *
   * @param seed 64 hexadecimal digits for all chance, new at every start
   * @param keys of everything that was stored, in any order, with the values at the same places
   */
  void open(LocalHost host, String seed, long now, String[] keys, String[] values);

  /**
   * A request of the API.
   *
   * @param viewer who asks; any number of them share the device
   * @param path below {@code /api}, with its query
   * @return the status, a space and the body. After 503 with the error {@code file}, the request
   *     has to be repeated when the file was handed in
   */
  String request(String viewer, String method, String path, String body, long now);

  /** A WebSocket of this viewer, under a new number. */
  void connect(int socket, String viewer, long now);

  void frame(int socket, String text, long now);

  void disconnect(int socket, long now);

  /** Does what is due. */
  void tick(long now);

  /** Does one piece of what takes long; true while there is more. */
  boolean work(long now);

  void file(String name, byte[] bytes);
}
