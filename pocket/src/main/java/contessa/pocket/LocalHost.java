package contessa.pocket;

import org.teavm.jso.JSObject;

/**
 * A port: what a {@link LocalEngine} asks of the program around it, the {@code Host} of {@code
 * protocol.ts}.
 */
public interface LocalHost extends JSObject {

  /** A message to this socket, as JSON. */
  void send(int socket, String text);

  /** The engine closes this socket, as a server would. */
  void close(int socket);

  /** Keeps this text for the next start. Calls take effect in their order. */
  void store(String key, String value);

  void erase(String key);

  /** Calls {@link LocalEngine#tick} at this time; a later request replaces an earlier one. */
  void wakeAt(double millis);

  /** Hands in this file with {@link LocalEngine#file} when it is there. Asked once for each. */
  void need(String file);
}
