package contessa.pocket;

import org.teavm.jso.JSObject;

/**
 * A port: what a {@link LocalEngine} asks of its worker, the {@code Host} of {@code protocol.ts}.
 */
public interface LocalHost extends JSObject {

  void send(int socket, String text);

  void close(int socket);

  void store(String key, String value);

  void erase(String key);

  void wakeAt(double millis);

  void need(String file);
}
