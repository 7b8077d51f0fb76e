package contessa.server.net;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Those who are told things as they happen: so many lines to a player, and to a place. */
final class LiveConnections {

  private static final int MOST_OF_ONE = 10;

  /** A socket, or a stream of lines. */
  interface Channel {
    /** The server stops; the client is told to come back. */
    void announceShutdown(long retryAfter);

    /** Ends it without a word. */
    void cut();
  }

  private record Owner(String player, String clientAddress) {}

  private final int maxPerAddress;
  private final Map<Channel, Owner> open = new HashMap<>();
  private final Map<String, Integer> perPlayer = new HashMap<>();
  private final Map<String, Integer> perAddress = new HashMap<>();
  private final AtomicLong waiting = new AtomicLong();

  LiveConnections(int maxPerAddress) {
    this.maxPerAddress = maxPerAddress;
  }

  /** How much waits to be sent to all of them. */
  AtomicLong waiting() {
    return waiting;
  }

  /** Whether there is room for another one of this player, from there. */
  synchronized boolean enter(Channel channel, String player, String clientAddress) {
    if (perPlayer.getOrDefault(player, 0) >= MOST_OF_ONE
        || perAddress.getOrDefault(clientAddress, 0) >= maxPerAddress) {
      return false;
    }
    open.put(channel, new Owner(player, clientAddress));
    perPlayer.merge(player, 1, Integer::sum);
    perAddress.merge(clientAddress, 1, Integer::sum);
    return true;
  }

  synchronized void leave(Channel channel) {
    Owner owner = open.remove(channel);
    if (owner != null) {
      countDown(perPlayer, owner.player());
      countDown(perAddress, owner.clientAddress());
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

  synchronized List<Channel> all() {
    return List.copyOf(open.keySet());
  }
}
