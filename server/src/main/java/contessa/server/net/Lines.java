package contessa.server.net;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Those who are told things as they happen: so many lines to a player, and to a place. */
final class Lines {

  private static final int MOST_OF_ONE = 10;

  /** A socket, or a stream of lines. */
  interface Line {
    /** The server stops; the client is told to come back. */
    void sayClosing(long retryAfter);

    /** Ends it without a word. */
    void cut();
  }

  private record Whose(String player, String place) {}

  private final int mostOfOnePlace;
  private final Map<Line, Whose> open = new HashMap<>();
  private final Map<String, Integer> ofPlayer = new HashMap<>();
  private final Map<String, Integer> ofPlace = new HashMap<>();
  private final AtomicLong waiting = new AtomicLong();

  Lines(int mostOfOnePlace) {
    this.mostOfOnePlace = mostOfOnePlace;
  }

  /** How much waits to be sent to all of them. */
  AtomicLong waiting() {
    return waiting;
  }

  /** Whether there is room for another one of this player, from there. */
  synchronized boolean enter(Line line, String player, String place) {
    if (ofPlayer.getOrDefault(player, 0) >= MOST_OF_ONE
        || ofPlace.getOrDefault(place, 0) >= mostOfOnePlace) {
      return false;
    }
    open.put(line, new Whose(player, place));
    ofPlayer.merge(player, 1, Integer::sum);
    ofPlace.merge(place, 1, Integer::sum);
    return true;
  }

  synchronized void leave(Line line) {
    Whose whose = open.remove(line);
    if (whose != null) {
      countDown(ofPlayer, whose.player());
      countDown(ofPlace, whose.place());
      notifyAll();
    }
  }

  private static void countDown(Map<String, Integer> counts, String key) {
    counts.computeIfPresent(key, (_, count) -> count == 1 ? null : count - 1);
  }

  /** Waits until all are gone, but no longer than this. */
  synchronized void awaitNone(long millis) {
    long until = System.nanoTime() + millis * 1_000_000;
    try {
      for (long left = millis; left > 0 && !open.isEmpty(); ) {
        wait(left);
        left = (until - System.nanoTime()) / 1_000_000;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  synchronized int count() {
    return open.size();
  }

  synchronized List<Line> all() {
    return List.copyOf(open.keySet());
  }
}
