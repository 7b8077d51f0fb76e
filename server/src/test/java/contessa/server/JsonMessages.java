package contessa.server;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import org.jspecify.annotations.Nullable;

/** Listens to one WebSocket: puts the parts of each message together and reads it as JSON. */
class JsonMessages implements WebSocket.Listener {

  private final BiConsumer<WebSocket, JsonNode> hear;
  private final StringBuilder partial = new StringBuilder();

  JsonMessages(BiConsumer<WebSocket, JsonNode> hear) {
    this.hear = hear;
  }

  /** Opens a player's socket at the server with this origin. */
  WebSocket open(HttpClient http, String origin, String cookie) {
    return http.newWebSocketBuilder()
        .header("Cookie", cookie)
        .header("Origin", origin)
        .buildAsync(URI.create(origin.replaceFirst("http", "ws") + "/ws"), this)
        .join();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    partial.append(text);
    if (last) {
      JsonNode message = Json.read(partial.toString());
      partial.setLength(0);
      hear.accept(from, message);
    }
    from.request(1);
    return null;
  }
}
