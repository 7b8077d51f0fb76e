package contessa.server.cluster;

import module java.base;

import contessa.server.host.Tables;
import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.message.ServerJson;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Rebalancing: lets go of tables that belong to another node, takes those that belong to this one,
 * and moves viewers after them. It polls, so that nothing depends on a single notice; a notice only
 * makes it look sooner.
 */
final class TableMoves implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TableMoves.class);

  private static final long SOON_MILLIS = 50;
  private static final long LATER_MILLIS = 1_000;

  /** For this long after a notice, more is to be expected. */
  private static final long RESTLESS_NANOS = TimeUnit.SECONDS.toNanos(3);

  private static final long SCAN_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final long COUNT_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final Tables local;
  private final Journal journal;
  private final Map<String, MovingViewer> followed;
  private final RemoteViewers remoteViewers;
  private final Set<MovingViewer> moving = ConcurrentHashMap.newKeySet();
  private final Semaphore notices = new Semaphore(0);

  /** As many as the database answers in parallel. */
  private final Semaphore taking = new Semaphore(4);

  private volatile long noticedAt = System.nanoTime();
  private volatile boolean closed;
  private @Nullable BitSet scanned;
  private long scannedAt;
  private long countedAt = System.nanoTime();
  private final Nodes nodes;
  private final NodeRpc rpc;

  TableMoves(
      Tables local,
      Journal journal,
      Nodes nodes,
      NodeRpc rpc,
      Map<String, MovingViewer> followed,
      RemoteViewers remoteViewers) {
    this.local = local;
    this.journal = journal;
    this.nodes = nodes;
    this.rpc = rpc;
    this.followed = followed;
    this.remoteViewers = remoteViewers;
  }

  /** Takes the tables of this node, then goes on looking. */
  void start() {
    settle();
    Thread.ofPlatform().daemon().name("cluster").start(this::work);
  }

  /** Something may have changed. */
  void look() {
    noticedAt = System.nanoTime();
    notices.release();
  }

  private void work() {
    while (!closed) {
      try {
        boolean restless = System.nanoTime() - noticedAt < RESTLESS_NANOS;
        var _ = notices.tryAcquire(restless ? SOON_MILLIS : LATER_MILLIS, TimeUnit.MILLISECONDS);
        notices.drainPermits();
        settle();
      } catch (InterruptedException e) {
        LOG.debug("Only close() ends this thread", e);
      } catch (RuntimeException e) {
        LOG.warn("Tables could not be moved; this is tried again", e);
      }
    }
  }

  /** Looks at everything once. */
  synchronized void settle() {
    Set<String> all = new HashSet<>(nodes.all());
    rpc.keepOnly(all);
    for (String table : local.share().ids()) {
      if (!nodes.isMine(table)) {
        letGo(table);
      }
    }
    takeTables();
    remoteViewers.keepOnly(all);
    for (MovingViewer viewer : followed.values()) {
      String owner = nodes.ownerOf(viewer.table);
      if (viewer.isStarted() && !owner.isEmpty() && !owner.equals(viewer.node())) {
        move(viewer);
      }
    }
    if (System.nanoTime() - countedAt > COUNT_NANOS) {
      countedAt = System.nanoTime();
      compareCounts();
    }
  }

  /**
   * Nodes have found each other. As long as they did not, another one may have gone on with tables
   * of this one. It may have been about to write when they met, so this looks twice.
   */
  void reunited() {
    try {
      local.share().catchUp();
      Thread.sleep(Duration.ofNanos(RESTLESS_NANOS));
      local.share().catchUp();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void letGo(String table) {
    local.share().letGo(table);
    remoteViewers.removeOf(table);
    followed.values().stream()
        .filter(viewer -> viewer.table.equals(table) && viewer.node().equals(nodes.me()))
        .forEach(MovingViewer::detach);
  }

  private void takeTables() {
    BitSet own = nodes.ownPartitions();
    if (own.equals(scanned) && System.nanoTime() - scannedAt < SCAN_NANOS) {
      return;
    }
    try {
      Set<String> here = local.share().ids();
      journal.openTables().stream()
          .filter(table -> !here.contains(table) && nodes.isMine(table))
          .forEach(table -> Thread.ofVirtual().name("take").start(() -> take(table)));
      scanned = own;
      scannedAt = System.nanoTime();
    } catch (JournalFailure e) {
      LOG.warn("The open tables could not be read; this is tried again", e);
    }
  }

  private void take(String table) {
    taking.acquireUninterruptibly();
    try {
      var _ = local.share().take(table);
    } catch (JournalFailure.Elsewhere e) {
      LOG.debug("Table {} is still at another node", table);
    } catch (RuntimeException e) {
      if (e.getCause() instanceof SQLException) {
        LOG.warn("Table {} could not be read; this is tried again", table, e);
      } else {
        local.share().leaveOut(table, e);
      }
    } finally {
      taking.release();
    }
  }

  /** Subscribes a viewer where its table is now. */
  void move(MovingViewer viewer) {
    if (moving.add(viewer)) {
      Thread.ofVirtual().name("move").start(() -> follow(viewer));
    }
  }

  private void follow(MovingViewer viewer) {
    try {
      if (!viewer.move()) {
        viewer.lose(local.wasKicked(viewer.player, viewer.table));
      }
    } catch (NodeRpc.NoAnswer | RuntimeException e) {
      LOG.debug("The table is still moving", e);
      look();
    } finally {
      moving.remove(viewer);
    }
  }

  /** Finds viewers who have missed the last message, or who are not known where they should be. */
  private void compareCounts() {
    Map<String, Map<String, Long>> byNode = new HashMap<>();
    for (MovingViewer viewer : followed.values()) {
      String node = viewer.node();
      if (!node.isEmpty() && !node.equals(nodes.me()) && !moving.contains(viewer)) {
        byNode.computeIfAbsent(node, _ -> new HashMap<>()).put(viewer.key(), 0L);
      }
    }
    byNode.forEach(this::compareCounts);
  }

  private void compareCounts(String node, Map<String, Long> keys) {
    NodeRequest request = new NodeRequest.Counts(keys);
    CompletableFuture<String> asked = rpc.request(node, request.kind(), request.body());
    // The answer comes after all messages that it counts.
    var _ =
        asked.thenAccept(
            answer -> {
              Map<String, Long> counts =
                  ServerJson.CODEC.read(answer, NodeRequest.Counts.class).counts();
              for (MovingViewer viewer : followed.values()) {
                String key = viewer.key();
                if (keys.containsKey(key) && counts.getOrDefault(key, -1L) != viewer.heard()) {
                  move(viewer);
                }
              }
            });
  }

  @Override
  public void close() {
    closed = true;
    notices.release();
  }
}
