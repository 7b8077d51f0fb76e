package contessa.server.cluster;

import contessa.server.host.Tables;
import contessa.table.message.Message;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A viewer at this node, whose table may be at any node and may move. The viewer hears every
 * message once: after a move the next node continues after the last one.
 */
final class MovingViewer implements Tables.Subscription {

  @FunctionalInterface
  interface Linker {
    /**
     * Subscribes a viewer where the table is.
     *
     * @param key names this subscription among those of all nodes
     * @return null if the player may not watch
     * @throws NodeRpc.NoAnswer if it is not known where the table is, or not reachable
     */
    @Nullable Link link(MovingViewer viewer, String key, @Nullable String stream, long n)
        throws NodeRpc.NoAnswer;
  }

  /**
   * A subscription at a node.
   *
   * @param end ends it there
   */
  record Link(String node, Runnable end) {}

  final String player;
  final String table;
  final String name;
  private final Tables.Viewer viewer;
  private final Linker linker;
  private final Runnable whenEnded;

  /** Held while the viewer is being subscribed; never while a message is passed on. */
  private final ReentrantLock moving = new ReentrantLock();

  private @Nullable Link link;
  private volatile String node = "";
  private volatile boolean started;

  private @Nullable String stream;
  private long n;
  private int turn;
  private long heard;
  private boolean closed;

  MovingViewer(
      String player,
      String table,
      @Nullable String stream,
      long n,
      Tables.Viewer viewer,
      Linker linker,
      Runnable whenEnded,
      String name) {
    this.player = player;
    this.table = table;
    this.stream = stream;
    this.n = n;
    this.viewer = viewer;
    this.linker = linker;
    this.whenEnded = whenEnded;
    this.name = name;
  }

  /** The node at which the viewer is subscribed; empty if at none. */
  String node() {
    return node;
  }

  /** The table is no longer where the viewer is subscribed. */
  void detach() {
    node = "";
  }

  /** From now on the viewer has to be moved whenever it is not where its table is. */
  void start() {
    started = true;
  }

  boolean isStarted() {
    return started;
  }

  synchronized String key() {
    return name + "." + turn;
  }

  /** How many messages have come by the current subscription. */
  synchronized long heard() {
    return heard;
  }

  /**
   * Subscribes the viewer where the table is now.
   *
   * @return false if the player may not watch
   */
  boolean move() throws NodeRpc.NoAnswer {
    moving.lock();
    try {
      Link before = link;
      link = null;
      node = "";
      String key;
      String from;
      long after;
      synchronized (this) {
        if (closed) {
          return true;
        }
        turn++;
        heard = 0;
        key = key();
        from = stream;
        after = n;
      }
      if (before != null) {
        before.end().run();
      }
      // Whoever closes this meanwhile waits for the lock, and then ends the link.
      link = linker.link(this, key, from, after);
      node = link == null ? "" : link.node();
      return link != null;
    } finally {
      moving.unlock();
    }
  }

  /** A viewer for a subscription at this node. */
  Tables.Viewer ear(String key) {
    return message -> hear(key, message);
  }

  private synchronized void hear(String key, Message message) {
    if (closed || !key.equals(key())) {
      return;
    }
    switch (message) {
      case Message.Snapshot snapshot -> {
        stream = snapshot.stream();
        n = snapshot.n();
      }
      case Message.Update update -> n = update.n();
      case Message.Gone _ -> end();
      default -> {}
    }
    viewer.tell(message);
  }

  /**
   * A message from the node that has the table.
   *
   * @return false if one is missing
   */
  synchronized boolean hear(RpcMessage told) {
    if (closed || !told.key().equals(key())) {
      return true;
    }
    if (told.count() != heard + 1) {
      return false;
    }
    heard = told.count();
    if (told.n() == RpcMessage.GONE) {
      end();
    } else if (told.n() != RpcMessage.UNNUMBERED) {
      n = told.n();
    }
    if (!told.stream().isEmpty()) {
      stream = told.stream();
    }
    viewer.tellEncoded(told.message());
    return true;
  }

  /** Tells the viewer that there is nothing to see any more. */
  void lose(boolean kicked) {
    synchronized (this) {
      if (closed) {
        return;
      }
      end();
      viewer.tell(new Message.Gone(table, kicked));
    }
  }

  private synchronized void end() {
    closed = true;
    whenEnded.run();
  }

  @Override
  public void close() {
    synchronized (this) {
      end();
    }
    moving.lock();
    try {
      if (link != null) {
        link.end().run();
        link = null;
      }
    } finally {
      moving.unlock();
    }
  }
}
