package contessa.soak.cluster;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import java.net.http.WebSocket;
import org.jspecify.annotations.Nullable;

/**
 * Watches a table over a WebSocket, goes on at another node if the connection breaks, and notes
 * every update that is missing or comes twice. It counts how often anybody runs out of time.
 */
final class ClusterViewer {

  private static final long PAUSE_MILLIS = 200;

  private final ClusterClient client;
  private final String table;
  private final List<String> mistakes;
  private final AtomicInteger late;
  private final Habit habit;
  private volatile boolean stopped;
  private @Nullable String stream;
  private boolean resuming;
  private long heard;

  ClusterViewer(
      ClusterClient client, String table, List<String> mistakes, AtomicInteger late, Habit habit) {
    this.client = client;
    this.table = table;
    this.mistakes = mistakes;
    this.late = late;
    this.habit = habit;
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder partial = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      partial.append(text);
      if (last) {
        hear(Json.read(partial.toString()));
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
      again();
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      again();
    }
  }

  private void again() {
    Thread.ofVirtual().start(this::watch);
  }

  void watch() {
    while (!stopped) {
      try {
        Thread.sleep(PAUSE_MILLIS);
        WebSocket socket = client.socket(client.origin(), new Ear());
        socket.sendText(frame(), true).join();
        return;
      } catch (RuntimeException e) {
        // The next node may be there.
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  synchronized String frame() {
    resuming = stream != null;
    return resuming
        ? "{\"type\":\"watch\",\"table\":\"%s\",\"stream\":\"%s\",\"n\":%d}"
            .formatted(table, stream, heard)
        : "{\"type\":\"watch\",\"table\":\"%s\"}".formatted(table);
  }

  synchronized void hear(JsonNode message) {
    switch (message.path("type").stringValue()) {
      case "snapshot" -> {
        if (resuming && !hasMissedAStart(message)) {
          mistakes.add("a snapshot after number " + heard);
        }
        stream = message.path("stream").stringValue();
        heard = message.path("n").longValue();
        habit.see(message.path("view"));
      }
      case "update" -> {
        long n = message.path("n").longValue();
        if (n != heard + 1) {
          mistakes.add("update " + n + " after " + heard);
        }
        heard = n;
        for (JsonNode event : message.path("events")) {
          if (event.path("type").stringValue().equals("timed-out")) {
            late.incrementAndGet();
          }
        }
        habit.see(message.path("view"));
      }
      case "gone" -> mistakes.add("the table was gone");
      case "busy" -> mistakes.add("the server had no time");
      default -> {}
    }
  }

  /**
   * A table keeps the story of its latest game only. A viewer who has missed the end of one game
   * and the start of the next cannot be told the rest of the first.
   */
  private boolean hasMissedAStart(JsonNode snapshot) {
    JsonNode log = snapshot.path("log");
    return !log.isEmpty() && log.path(0).path("n").longValue() > heard + 1;
  }

  /** The number of the last update. */
  synchronized long heard() {
    return heard;
  }

  void stop() {
    stopped = true;
  }
}
