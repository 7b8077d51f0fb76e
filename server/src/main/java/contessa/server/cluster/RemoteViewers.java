package contessa.server.cluster;

import module java.base;

import contessa.server.host.Tables;
import contessa.table.message.Message;

/** Viewers of this node's tables who are connected to other nodes. */
final class RemoteViewers {

  private final Tables tables;
  private final NodeRpc rpc;
  private final Map<String, RemoteViewer> viewers = new ConcurrentHashMap<>();

  RemoteViewers(Tables tables, NodeRpc rpc) {
    this.tables = tables;
    this.rpc = rpc;
  }

  private final class RemoteViewer implements Tables.Viewer {
    final String node;
    final String key;
    final String table;
    private final CompletableFuture<Tables.Subscription> subscription = new CompletableFuture<>();
    private long count;

    RemoteViewer(NodeRequest.Watch call) {
      node = call.node();
      key = call.key();
      table = call.table();
    }

    /** Counted and sent in one step, so that a count never runs ahead of its message. */
    @Override
    public synchronized void tell(Message message) {
      count++;
      rpc.tell(node, RpcMessage.of(key, count, message));
    }

    synchronized long count() {
      return count;
    }

    /** Also if the subscription is only being made. */
    void end() {
      var _ = subscription.thenAccept(Tables.Subscription::close);
    }
  }

  /** Whether the player may watch. */
  boolean add(NodeRequest.Watch call) {
    RemoteViewer viewer = new RemoteViewer(call);
    viewers.put(call.key(), viewer);
    Optional<Tables.Subscription> started =
        tables.watch(call.player(), call.table(), call.stream(), call.n(), viewer);
    started.ifPresentOrElse(viewer.subscription::complete, () -> viewers.remove(call.key()));
    return started.isPresent();
  }

  void remove(String key) {
    RemoteViewer viewer = viewers.remove(key);
    if (viewer != null) {
      viewer.end();
    }
  }

  /** The viewers of a table that is not here any more; their nodes will notice. */
  void removeOf(String table) {
    removeIf(viewer -> viewer.table.equals(table));
  }

  /** Removes the viewers at nodes that have gone. */
  void keepOnly(Collection<String> nodes) {
    removeIf(viewer -> !nodes.contains(viewer.node));
  }

  private void removeIf(Predicate<RemoteViewer> which) {
    viewers.values().stream().filter(which).forEach(viewer -> remove(viewer.key));
  }

  /** How many messages these viewers were told; those who are not here are left out. */
  Map<String, Long> counts(Collection<String> keys) {
    Map<String, Long> counts = new HashMap<>();
    for (String key : keys) {
      RemoteViewer viewer = viewers.get(key);
      if (viewer != null) {
        counts.put(key, viewer.count());
      }
    }
    return counts;
  }
}
