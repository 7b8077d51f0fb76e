package contessa.soak.cluster;

import module java.base;

import java.net.http.WebSocket;
import org.jspecify.annotations.Nullable;

/** What a viewer of a table hears at a node. */
final class HeardMessages implements AutoCloseable {

  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final WebSocket socket;

  HeardMessages(ClusterClient client, String node, String table) {
    socket = client.socket(node, new Ear());
    socket.sendText("{\"type\":\"watch\",\"table\":\"" + table + "\"}", true).join();
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder partial = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      partial.append(text);
      if (last) {
        messages.add(partial.toString());
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  /** Waits for a message like this. */
  void await(Predicate<String> wanted) throws InterruptedException {
    while (!wanted.test(next())) {
      // another one, then
    }
  }

  String next() throws InterruptedException {
    return messages.take();
  }

  @Override
  public void close() {
    socket.abort();
  }
}
