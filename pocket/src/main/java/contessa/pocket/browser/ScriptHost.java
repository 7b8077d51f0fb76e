package contessa.pocket.browser;

import org.teavm.jso.JSObject;

/** The {@code Host} of {@code protocol.ts}. */
interface ScriptHost extends JSObject {

  void send(int socket, String text);

  void close(int socket);

  void store(String key, String value);

  void erase(String key);

  void wakeAt(double millis);

  void need(String file);
}
