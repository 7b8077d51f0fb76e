package contessa.server.cluster;

import module java.base;

import contessa.server.host.Tables;
import contessa.server.message.QuickMatch;
import contessa.server.message.ServerJson;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import contessa.table.message.TableSummary;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Scatter-gather: requests to all other nodes. A node that does not answer in time is left out. */
final class OtherNodes {

  private static final Logger LOG = LoggerFactory.getLogger(OtherNodes.class);

  private final Nodes nodes;
  private final NodeRpc rpc;

  OtherNodes(Nodes nodes, NodeRpc rpc) {
    this.nodes = nodes;
    this.rpc = rpc;
  }

  List<String> all() {
    return nodes.all().stream().filter(node -> !node.equals(nodes.me())).toList();
  }

  /** Asks all in parallel. */
  private List<String> ask(NodeRequest request) {
    List<CompletableFuture<String>> asked =
        all().stream().map(node -> rpc.request(node, request.kind(), request.body())).toList();
    List<String> answers = new ArrayList<>();
    for (CompletableFuture<String> one : asked) {
      try {
        answers.add(one.join());
      } catch (RuntimeException e) {
        LOG.debug("A node did not answer", e);
      }
    }
    return answers;
  }

  /** The first answer that is not empty. */
  Optional<String> first(NodeRequest request) {
    return ask(request).stream().filter(answer -> !answer.isEmpty()).findFirst();
  }

  /** These things and those of the other nodes, each with the summary of a table, newest first. */
  <T> List<T> everywhere(
      List<T> here, NodeRequest request, Class<T> type, Function<T, TableSummary> summary) {
    // A table that is just moving may be at two nodes.
    Map<String, T> found = new HashMap<>();
    Consumer<T> put = one -> found.put(summary.apply(one).table(), one);
    ask(request).forEach(json -> ServerJson.CODEC.readList(json, type).forEach(put));
    here.forEach(put);
    return found.values().stream()
        .sorted(Comparator.comparing(summary, TableSummary.NEWEST_FIRST))
        .toList();
  }

  /** The first use of an answer, of one node after the other. */
  private <T> Optional<T> oneByOne(NodeRequest request, Function<String, Optional<T>> use) {
    for (String node : all()) {
      try {
        Optional<T> found = use.apply(rpc.ask(node, request.kind(), request.body()));
        if (found.isPresent()) {
          return found;
        }
      } catch (NodeRpc.NoAnswer e) {
        LOG.debug("A node did not answer", e);
      }
    }
    return Optional.empty();
  }

  /** A seat at an open public table of another node that suits this wish. */
  Optional<TableCreated> seat(String player, QuickMatch wish) {
    return oneByOne(
        new NodeRequest.TakeSeat(player, wish),
        answer -> ServerJson.CODEC.readList(answer, TableCreated.class).stream().findFirst());
  }

  /** Opens a table at another node, for one that is being drained or has just started. */
  Tables.Creation create(NodeRequest request) {
    return oneByOne(request, OtherNodes::created)
        .orElseGet(() -> new Tables.Creation.NotCreated(Refused.UNAVAILABLE));
  }

  private static Optional<Tables.Creation> created(String answer) {
    NodeRequest.Created made = ServerJson.CODEC.read(answer, NodeRequest.Created.class);
    if (made.table() != null) {
      return Optional.of(new Tables.Creation.Created(made.table()));
    }
    return Optional.ofNullable(made.refused()).map(Tables.Creation.NotCreated::new);
  }
}
