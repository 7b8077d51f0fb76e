package contessa.server.net.limits;

import module java.base;

/** Open WebSockets and message streams, limited by player and by client address. */
public final class LiveConnections {

  private static final int MAX_PER_PLAYER = 10;

  /** Every change at a table is told to each viewer. */
  private static final int MAX_VIEWERS = 40;

  /** A WebSocket or a message stream. */
  public interface Channel {
    /** Tells the client that the server stops and when to come back. */
    void announceShutdown(long retryAfter);

    String sessionId();

    /** Tells the client that its session has ended, and closes the connection. */
    public void signOut();

    /**
     * Called every few seconds: ends the connection if the client has been silent too long, and
     * drops spectators in an overload.
     */
    void check();

    /** Closes the connection without a message. */
    void cut();
  }

  private record Owner(String player, String clientAddress) {}

  private record Viewing(String clientAddress, String table) {}

  private final int maxPerAddress;
  private final Map<Channel, Owner> open = new HashMap<>();
  private final Map<String, Integer> perPlayer = new HashMap<>();
  private final Map<String, Integer> perAddress = new HashMap<>();
  private final Map<Viewing, Integer> viewers = new HashMap<>();
  private final AtomicLong waiting = new AtomicLong();

  public LiveConnections(int maxPerAddress) {
    this.maxPerAddress = maxPerAddress;
  }

  /** Characters waiting to be sent, over all channels. */
  public AtomicLong waiting() {
    return waiting;
  }

  /** Adds a channel unless the player or the address has too many. */
  public synchronized boolean enter(Channel channel, String player, String clientAddress) {
    if (perPlayer.getOrDefault(player, 0) >= MAX_PER_PLAYER
        || perAddress.getOrDefault(clientAddress, 0) >= maxPerAddress) {
      return false;
    }
    open.put(channel, new Owner(player, clientAddress));
    perPlayer.merge(player, 1, Integer::sum);
    perAddress.merge(clientAddress, 1, Integer::sum);
    return true;
  }

  public synchronized void leave(Channel channel) {
    Owner owner = open.remove(channel);
    if (owner != null) {
      countDown(perPlayer, owner.player());
      countDown(perAddress, owner.clientAddress());
      notifyAll();
    }
  }

  /** Counts a viewer of a table, unless this address has too many there. */
  public synchronized boolean view(String clientAddress, String table) {
    Viewing viewing = new Viewing(clientAddress, table);
    if (viewers.getOrDefault(viewing, 0) >= MAX_VIEWERS) {
      return false;
    }
    viewers.merge(viewing, 1, Integer::sum);
    return true;
  }

  /** A viewer that was counted has left. */
  public synchronized void leaveView(String clientAddress, String table) {
    countDown(viewers, new Viewing(clientAddress, table));
  }

  private static <K> void countDown(Map<K, Integer> counts, K key) {
    counts.computeIfPresent(key, (_, count) -> count == 1 ? null : count - 1);
  }

  /** The sessions that have channels. */
  public Set<String> sessionIds() {
    return all().stream().map(Channel::sessionId).collect(Collectors.toSet());
  }

  /** Closes the channels of sessions that have ended. */
  public void signOut(String sessionId) {
    all().stream().filter(one -> one.sessionId().equals(sessionId)).forEach(Channel::signOut);
  }

  /** Closes the channels of some players and addresses. */
  public void end(BiPredicate<String, String> which) {
    List<Channel> ended;
    synchronized (this) {
      ended =
          open.entrySet().stream()
              .filter(one -> which.test(one.getValue().player(), one.getValue().clientAddress()))
              .map(Map.Entry::getKey)
              .toList();
    }
    ended.forEach(Channel::signOut);
  }

  /** Waits until all channels are closed, but no longer than this. */
  public synchronized void awaitNone(long millis) {
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

  public synchronized int count() {
    return open.size();
  }

  public synchronized Set<String> playerIds() {
    return Set.copyOf(perPlayer.keySet());
  }

  /** The number of players who have channels. */
  public synchronized int players() {
    return perPlayer.size();
  }

  public synchronized List<Channel> all() {
    return List.copyOf(open.keySet());
  }
}
