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
  List<String> ask(String kind, String body) {
    List<CompletableFuture<String>> asked =
        all().stream().map(node -> rpc.request(node, kind, body)).toList();
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
  Optional<String> first(String kind, String body) {
    return ask(kind, body).stream().filter(answer -> !answer.isEmpty()).findFirst();
  }

  static List<TableSummary> summaries(String json) {
    return ServerJson.CODEC.readList(json, TableSummary.class);
  }

  /** These tables and those of the other nodes, newest first. */
  List<TableSummary> everywhere(List<TableSummary> here, String kind, String body) {
    return everywhere(here, kind, body, TableSummary.class, Function.identity());
  }

  /** The same for something that has a summary. */
  <T> List<T> everywhere(
      List<T> here, String kind, String body, Class<T> type, Function<T, TableSummary> summary) {
    // A table that is just moving may be at two nodes.
    Map<String, T> found = new HashMap<>();
    Consumer<T> put = one -> found.put(summary.apply(one).table(), one);
    ask(kind, body).forEach(json -> ServerJson.CODEC.readList(json, type).forEach(put));
    here.forEach(put);
    return found.values().stream()
        .sorted(Comparator.comparing(summary, TableSummary.NEWEST_FIRST))
        .toList();
  }

  /** A seat at an open public table of another node that suits this wish. */
  Optional<TableCreated> seat(String player, QuickMatch wish) {
    String call = ServerJson.CODEC.json(new RpcMessages.SeatWish(player, wish));
    for (String node : all()) {
      try {
        List<TableCreated> seat =
            ServerJson.CODEC.readList(rpc.ask(node, RpcMessages.SEAT, call), TableCreated.class);
        if (seat.size() > 0) {
          return Optional.of(seat.getFirst());
        }
      } catch (NodeRpc.NoAnswer e) {
        LOG.debug("A node did not answer", e);
      }
    }
    return Optional.empty();
  }

  /** Opens a table at another node, for one that is being drained or has just started. */
  Tables.Creation create(String kind, String call) {
    for (String node : all()) {
      try {
        RpcMessages.Created made =
            ServerJson.CODEC.read(rpc.ask(node, kind, call), RpcMessages.Created.class);
        if (made.table() != null) {
          return new Tables.Creation.Created(made.table());
        }
        if (made.refused() != null) {
          return new Tables.Creation.NotCreated(made.refused());
        }
      } catch (NodeRpc.NoAnswer e) {
        LOG.debug("A node did not answer", e);
      }
    }
    return new Tables.Creation.NotCreated(Refused.UNAVAILABLE);
  }
}
