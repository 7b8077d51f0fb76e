package contessa.server.cluster;

import module java.base;

import com.hazelcast.core.HazelcastException;
import contessa.server.host.PlayOnTables;
import contessa.server.host.TableHost;
import contessa.server.host.Tables;
import contessa.server.host.games.FinishedGames;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqlJournal;
import contessa.server.message.QuickMatch;
import contessa.server.message.ServerJson;
import contessa.server.message.TableFilter;
import contessa.server.message.TableLine;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tables of a cluster, as one node sees them. Each table is at one node; this one passes on
 * what concerns the others, and tries again where a table is moving. That is safe because a command
 * is carried out once however often it is sent.
 */
public final class ClusterTables implements TableHost, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ClusterTables.class);

  private static final long PATIENCE_MILLIS = 5_000;
  private static final long RETRY_NANOS = 50_000_000;
  private static final String NOBODY = "";

  /** Nodes that start together find each other sooner. */
  private static final long ALONE_SECONDS = 10;

  private final Tables local;
  private final Nodes nodes;
  private final NodeRpc rpc;
  private final RemoteViewers remoteViewers;
  private final TableMoves moves;
  private final OwnTables here;
  private final OtherNodes others;
  private final Map<String, MovingViewer> followed = new ConcurrentHashMap<>();
  private final AtomicLong followers = new AtomicLong();
  private final Map<String, Consumer<String>> listeners = new ConcurrentHashMap<>();

  private ClusterTables(Tables local, SqlJournal journal, ClusterSettings settings) {
    this.local = local;
    nodes = new Nodes(settings);
    rpc = new NodeRpc(nodes.me(), nodes::send, this::answer, this::hear, this::hear);
    remoteViewers = new RemoteViewers(local, rpc);
    moves = new TableMoves(local, journal, nodes, rpc, followed, remoteViewers);
    here = new OwnTables(local, nodes, remoteViewers);
    others = new OtherNodes(nodes, rpc);
  }

  /**
   * Joins the cluster and takes a share of its tables.
   *
   * @param journal the one that the local tables write to
   * @throws IllegalStateException if that fails
   */
  public static ClusterTables join(Tables local, SqlJournal journal, ClusterSettings settings) {
    settings.probe();
    try {
      ClusterTables cluster = new ClusterTables(local, journal, settings);
      journal.writeOnly(cluster.nodes::isMine, cluster.moves::look);
      local.share().openOnly(cluster.nodes::isMine);
      cluster.nodes.listen(cluster.moves::look, cluster.rpc::receive);
      cluster.moves.start();
      cluster.onJoin(cluster.moves::reunited);
      CompletableFuture.delayedExecutor(ALONE_SECONDS, TimeUnit.SECONDS)
          .execute(() -> cluster.warnIfAlone(settings));
      FinishedGames games = local.finishedGames();
      games.analyses().askPeers(key -> cluster.others.first(RpcMessages.ANALYSIS, key));
      games.playerStats().askPeers(player -> cluster.others.first(RpcMessages.LOOK_BACK, player));
      return cluster;
    } catch (HazelcastException e) {
      throw new IllegalStateException("cannot join the cluster: " + e.getMessage(), e);
    }
  }

  private void warnIfAlone(ClusterSettings settings) {
    if (nodeCount() == 1) {
      for (String member : settings.answering()) {
        LOG.warn("Alone, although {} answers: has it the same cluster-secret?", member);
      }
    }
  }

  /** Whether this node does what only one of them has to do: it is the oldest. */
  public boolean leads() {
    return nodes.all().stream().findFirst().filter(this::isMe).isPresent();
  }

  /** The number of nodes. */
  public int nodeCount() {
    return nodes.all().size();
  }

  // ---- Broadcasts

  /** Tells all other nodes. */
  public void announce(String kind, String text) {
    for (String node : others.all()) {
      rpc.tell(node, kind, text);
    }
  }

  /** Adds what is done when nodes have found each other: broadcasts may have been lost before. */
  public void onJoin(Runnable task) {
    nodes.onJoin(() -> Thread.ofVirtual().name("joined").start(task));
  }

  /** Sets what is done with such broadcasts of other nodes; it must not block. */
  public void onBroadcast(String kind, Consumer<String> task) {
    listeners.put(kind, task);
  }

  private void hear(String kind, String text) {
    if (kind.equals(RpcMessages.UNWATCH)) {
      Thread.ofVirtual().name("unwatch").start(() -> remoteViewers.remove(text));
    } else {
      listeners.getOrDefault(kind, _ -> LOG.debug("Unknown broadcast: {}", kind)).accept(text);
    }
  }

  private void hear(RpcMessage told) {
    MovingViewer viewer = followed.get(told.key().substring(0, told.key().lastIndexOf('.')));
    if (viewer != null && !viewer.hear(told)) {
      moves.move(viewer);
    }
  }

  private String answer(String kind, String body) {
    return here.answer(kind, body);
  }

  // ---- One table, wherever it is

  private interface AtNode<T> {
    T at(String node) throws NodeRpc.NoAnswer;
  }

  /** Asks the node that has the table, again while the table is moving. */
  private <T> @Nullable T whereItIs(String table, AtNode<T> call) {
    long until = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
    while (true) {
      String owner = nodes.ownerOf(table);
      try {
        if (!owner.equals(NOBODY)) {
          return call.at(owner);
        }
      } catch (NodeRpc.NoAnswer | IllegalStateException | JournalFailure e) {
        LOG.debug("Table {} is moving", table, e);
      }
      if (System.nanoTime() > until || Thread.currentThread().isInterrupted()) {
        return null;
      }
      LockSupport.parkNanos(RETRY_NANOS);
    }
  }

  private boolean isMe(String node) {
    return node.equals(nodes.me());
  }

  /** If this node owns the table, loads it; returns whether it does. */
  private boolean isHere(String node, String table) {
    if (isMe(node)) {
      here.require(table);
    }
    return isMe(node);
  }

  @Override
  public Message.Reply submit(String player, String table, Command command, long waited) {
    Message.Reply reply =
        whereItIs(
            table,
            node -> {
              if (isMe(node)) {
                return here.submit(player, table, command, waited);
              }
              String call =
                  ServerJson.CODEC.json(
                      new RpcMessages.Submit(
                          player, table, command, local.lags().lag(player), waited));
              RpcMessages.Replied said =
                  ServerJson.CODEC.read(
                      rpc.ask(node, RpcMessages.SUBMIT, call), RpcMessages.Replied.class);
              return new Message.Reply(command.id(), said.ok(), said.refused());
            });
    return reply == null ? Message.Reply.refused(command.id(), Refused.UNAVAILABLE) : reply;
  }

  @Override
  public Optional<Tables.Subscription> watch(
      String player, String table, @Nullable String stream, long n, Tables.Viewer viewer) {
    String name = nodes.me() + "/" + followers.incrementAndGet();
    MovingViewer one =
        new MovingViewer(
            player, table, stream, n, viewer, this::link, () -> followed.remove(name), name);
    followed.put(name, one);
    Boolean watching = whereItIs(table, _ -> one.move());
    if (Boolean.FALSE.equals(watching)) {
      one.close();
      return Optional.empty();
    }
    one.start();
    return Optional.of(one);
  }

  /** Subscribes a viewer of this node at whichever node has the table. */
  private MovingViewer.@Nullable Link link(
      MovingViewer viewer, String key, @Nullable String stream, long n) throws NodeRpc.NoAnswer {
    String node = nodes.ownerOf(viewer.table);
    if (node.equals(NOBODY)) {
      throw new NodeRpc.NoAnswer("nobody has the table yet");
    }
    if (isMe(node)) {
      here.require(viewer.table, viewer.player, n);
      Optional<Tables.Subscription> one =
          local.watch(viewer.player, viewer.table, stream, n, viewer.ear(key));
      if (one.isEmpty()) {
        here.require(viewer.table); // it may have just moved
      }
      return one.map(there -> new MovingViewer.Link(node, there::close)).orElse(null);
    }
    RpcMessages.Watch call =
        new RpcMessages.Watch(nodes.me(), key, viewer.player, viewer.table, stream, n);
    boolean watching =
        Boolean.parseBoolean(rpc.ask(node, RpcMessages.WATCH, ServerJson.CODEC.json(call)));
    Runnable end = () -> rpc.tell(node, RpcMessages.UNWATCH, key);
    return watching ? new MovingViewer.Link(node, end) : null;
  }

  /**
   * False for every table of another node: a server that does not keep up then sends nobody away.
   */
  @Override
  public boolean onlyWatches(String player, String table) {
    return nodes.isMine(table) && local.onlyWatches(player, table);
  }

  @Override
  public boolean wasKicked(String player, String table) {
    String call = ServerJson.CODEC.json(new RpcMessages.At(player, table));
    return isTrue(table, () -> local.wasKicked(player, table), RpcMessages.KICKED, call);
  }

  @Override
  public boolean close(String table) {
    return isTrue(table, () -> local.close(table), RpcMessages.CLOSE, table);
  }

  private boolean isTrue(String table, BooleanSupplier here, String kind, String call) {
    Boolean answer =
        whereItIs(
            table,
            node ->
                isHere(node, table)
                    ? here.getAsBoolean()
                    : Boolean.parseBoolean(rpc.ask(node, kind, call)));
    return Boolean.TRUE.equals(answer);
  }

  @Override
  public boolean deleteMessage(String table, int seat, long at) {
    String call = ServerJson.CODEC.json(new RpcMessages.DeletedMessage(table, seat, at));
    Boolean deleted =
        whereItIs(
            table,
            node ->
                isHere(node, table)
                    ? local.deleteMessage(table, seat, at)
                    : Boolean.parseBoolean(rpc.ask(node, RpcMessages.DELETE_MESSAGE, call)));
    return Boolean.TRUE.equals(deleted);
  }

  @Override
  public Optional<TableSummary> summary(String table) {
    List<TableSummary> found =
        whereItIs(
            table,
            node ->
                isHere(node, table)
                    ? local.summary(table).stream().toList()
                    : OtherNodes.summaries(rpc.ask(node, RpcMessages.SUMMARY, table)));
    return found == null ? Optional.empty() : found.stream().findFirst();
  }

  // ---- All nodes

  @Override
  public List<TableSummary> tables(TableFilter wanted) {
    List<TableSummary> found =
        others.everywhere(local.tables(wanted), RpcMessages.LISTED, ServerJson.CODEC.json(wanted));
    return found.subList(0, Math.min(MOST_LISTED, found.size()));
  }

  @Override
  public List<TableSummary> tablesOf(String player) {
    return others.everywhere(local.tablesOf(player), RpcMessages.OF_PLAYER, player);
  }

  @Override
  public List<TableLine> lines() {
    return others.everywhere(
        here.lines(), RpcMessages.LINES, "", TableLine.class, TableLine::summary);
  }

  /** Always asks all nodes, so that the time tells nothing. */
  @Override
  public Optional<String> tableByCode(String player, String code) {
    Optional<String> found = local.tableByCode(player, code);
    Optional<String> there =
        others.first(RpcMessages.CODE, ServerJson.CODEC.json(new RpcMessages.At(player, code)));
    return found.or(() -> there);
  }

  @Override
  public Optional<String> shortCode(String player, String table) {
    String call = ServerJson.CODEC.json(new RpcMessages.At(player, table));
    return Optional.ofNullable(
            whereItIs(
                table,
                node ->
                    isHere(node, table)
                        ? local.shortCode(player, table).orElse("")
                        : rpc.ask(node, RpcMessages.SHORT_CODE, call)))
        .filter(code -> !code.isEmpty());
  }

  /**
   * One request at a time in the whole cluster, as long as the nodes hear each other: two players
   * who ask together then meet.
   */
  @Override
  public Tables.Creation quick(String player, QuickMatch wish) {
    return nodes.exclusively(
        "quick",
        () ->
            local
                .seat(player, wish)
                .or(() -> others.seat(player, wish))
                .<Tables.Creation>map(Tables.Creation.Created::new)
                .orElseGet(
                    () ->
                        nodes.hasShare()
                            ? local.quick(player, wish)
                            : others.create(
                                RpcMessages.QUICK,
                                ServerJson.CODEC.json(new RpcMessages.SeatWish(player, wish)))));
  }

  // ---- This node

  @Override
  public Tables.Creation create(String player, CreateTable request) {
    return nodes.hasShare()
        ? local.create(player, request)
        : others.create(
            RpcMessages.CREATE, ServerJson.CODEC.json(new RpcMessages.Create(player, request)));
  }

  @Override
  public Tables local() {
    return local;
  }

  @Override
  public PlayOnTables playOnTables() {
    return nodes.hasShare()
        ? local.playOnTables()
        : local.playOnTables(
            (player, name, options, opening) ->
                others.create(
                    RpcMessages.EXPLORE,
                    ServerJson.CODEC.json(
                        new RpcMessages.Explore(player, name, options, opening))));
  }

  /** Gives the tables of this node to the others, or takes a share again. */
  @Override
  public void drain(boolean draining) {
    local.drain(draining);
    if (!draining) {
      nodes.takeShare();
    } else if (nodes.giveAway()) {
      moves.settle();
    }
  }

  /** Leaves the cluster; tables that are still here go to other nodes. */
  @Override
  public void close() {
    try {
      moves.close();
      nodes.close();
      rpc.close();
    } catch (HazelcastException | JournalFailure e) {
      LOG.warn("This node did not leave in order", e);
    }
  }
}
