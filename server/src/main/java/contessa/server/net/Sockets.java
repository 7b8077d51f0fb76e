package contessa.server.net;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The sockets that are open, so many a player. */
final class Sockets {

  private static final int MOST_OF_ONE = 10;

  private final Map<Socket, String> open = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  synchronized boolean enter(Socket socket, String player) {
    if (counts.getOrDefault(player, 0) >= MOST_OF_ONE) {
      return false;
    }
    open.put(socket, player);
    counts.merge(player, 1, Integer::sum);
    return true;
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

  synchronized void leave(Socket socket) {
    String player = open.remove(socket);
    notifyAll();
    if (player != null) {
      counts.computeIfPresent(player, (_, count) -> count == 1 ? null : count - 1);
    }
  }

  synchronized List<Socket> all() {
    return List.copyOf(open.keySet());
  }
}
