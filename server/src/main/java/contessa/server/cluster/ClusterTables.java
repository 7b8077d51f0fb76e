package contessa.server.cluster;

import module java.base;

import com.hazelcast.core.HazelcastException;
import contessa.server.host.TableHost;
import contessa.server.host.Tables;
import contessa.server.host.games.FinishedGames;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqlJournal;
import contessa.server.message.QuickMatch;
import contessa.server.message.ServerJson;
import contessa.server.message.TableFilter;
import contessa.server.message.TableLine;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
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
  private static final String UNWATCH = "unwatch";

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
    rpc =
        new NodeRpc(
            nodes.me(),
            nodes::send,
            (kind, body) -> answer(NodeRequest.read(kind, body)),
            this::hear,
            this::hear);
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
      games.analyses().askPeers(key -> cluster.others.first(new NodeRequest.FindAnalysis(key)));
      games
          .playerStats()
          .askPeers(player -> cluster.others.first(new NodeRequest.FindLookBack(player)));
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

  public int nodeCount() {
    return nodes.all().size();
  }

  // ---- Broadcasts

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
    if (kind.equals(UNWATCH)) {
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

  private String answer(NodeRequest request) {
    return here.answer(request);
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

  private String askNode(String node, NodeRequest request) throws NodeRpc.NoAnswer {
    return rpc.ask(node, request.kind(), request.body());
  }

  /** The answer of the node that has the table; empty if there is none. */
  private String ask(String table, NodeRequest request) {
    String answer =
        whereItIs(table, node -> isMe(node) ? here.answer(request) : askNode(node, request));
    return Objects.requireNonNullElse(answer, "");
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
              int lag = local.lags().lag(player);
              String answer =
                  askNode(node, new NodeRequest.Submit(player, table, command, lag, waited));
              NodeRequest.Replied said = ServerJson.CODEC.read(answer, NodeRequest.Replied.class);
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
        var _ = here.localWith(viewer.table); // it may have just moved
      }
      return one.map(there -> new MovingViewer.Link(node, there::close)).orElse(null);
    }
    String watching =
        askNode(
            node, new NodeRequest.Watch(nodes.me(), key, viewer.player, viewer.table, stream, n));
    Runnable end = () -> rpc.tell(node, UNWATCH, key);
    return Boolean.parseBoolean(watching) ? new MovingViewer.Link(node, end) : null;
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
    return Boolean.parseBoolean(ask(table, new NodeRequest.Kicked(player, table)));
  }

  @Override
  public boolean close(String table) {
    return Boolean.parseBoolean(ask(table, new NodeRequest.Close(table)));
  }

  @Override
  public boolean deleteMessage(String table, int seat, long at) {
    return Boolean.parseBoolean(ask(table, new NodeRequest.DeleteMessage(table, seat, at)));
  }

  @Override
  public Optional<TableSummary> summary(String table) {
    return textOrNone(ask(table, new NodeRequest.Summarize(table)))
        .flatMap(json -> ServerJson.CODEC.readList(json, TableSummary.class).stream().findFirst());
  }

  private static Optional<String> textOrNone(String answer) {
    return Optional.of(answer).filter(text -> !text.isEmpty());
  }

  // ---- All nodes

  @Override
  public List<TableSummary> tables(TableFilter wanted) {
    List<TableSummary> found = summaries(local.tables(wanted), new NodeRequest.Listed(wanted));
    return found.subList(0, Math.min(MOST_LISTED, found.size()));
  }

  @Override
  public List<TableSummary> tablesOf(String player) {
    return summaries(local.tablesOf(player), new NodeRequest.OfPlayer(player));
  }

  private List<TableSummary> summaries(List<TableSummary> here, NodeRequest request) {
    return others.everywhere(here, request, TableSummary.class, Function.identity());
  }

  @Override
  public List<TableLine> lines() {
    return others.everywhere(
        here.lines(), new NodeRequest.Lines(), TableLine.class, TableLine::summary);
  }

  /** Always asks all nodes, so that the time tells nothing. */
  @Override
  public Optional<String> tableByCode(String player, String code) {
    Optional<String> found = local.tableByCode(player, code);
    Optional<String> there = others.first(new NodeRequest.ByCode(player, code));
    return found.or(() -> there);
  }

  @Override
  public Optional<String> shortCode(String player, String table) {
    return textOrNone(ask(table, new NodeRequest.ShortCode(player, table)));
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
                            : others.create(new NodeRequest.Quick(player, wish))));
  }

  // ---- This node

  @Override
  public Tables.Creation create(String player, CreateTable request) {
    return nodes.hasShare()
        ? local.create(player, request)
        : others.create(new NodeRequest.Create(player, request));
  }

  @Override
  public Tables local() {
    return local;
  }

  @Override
  public Tables.Creation explore(
      String player, String name, TableOptions options, ResumePoint opening) {
    return nodes.hasShare()
        ? local.explore(player, name, options, opening)
        : others.create(new NodeRequest.Explore(player, name, options, opening));
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
