package contessa.server.cluster;

import contessa.server.host.Tables;
import contessa.server.message.ServerJson;
import contessa.server.message.TableFilter;
import contessa.server.message.TableLine;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import java.util.List;

/** The tables of this node, for its own players and for the questions of other nodes. */
final class OwnTables {

  private final Tables local;
  private final Nodes nodes;
  private final RemoteViewers remoteViewers;

  OwnTables(Tables local, Nodes nodes, RemoteViewers remoteViewers) {
    this.local = local;
    this.nodes = nodes;
    this.remoteViewers = remoteViewers;
  }

  /**
   * Reads a table of this node if it is not in memory yet.
   *
   * @throws IllegalStateException if it belongs to another node
   */
  void require(String table) {
    if (!nodes.isMine(table)) {
      throw new IllegalStateException("the table is at another node");
    }
    var _ = local.share().take(table);
  }

  /**
   * The same for a viewer who has heard number n of its story. This node may have been cut off or
   * frozen while another one went on with the table: then it must not show the past.
   */
  void require(String table, String viewer, long n) {
    require(table);
    local.share().catchUp(table, viewer, n);
  }

  Message.Reply submit(String player, String table, Command command, long waited) {
    require(table);
    Message.Reply reply = local.submit(player, table, command, waited);
    if (reply.refused() == Refused.UNAVAILABLE || reply.refused() == Refused.NO_TABLE) {
      require(table); // it may have just moved
    }
    return reply;
  }

  /** Answers a question of another node. */
  String answer(String kind, String body) {
    return switch (kind) {
      case RpcMessages.SUBMIT -> {
        RpcMessages.Submit call = ServerJson.CODEC.read(body, RpcMessages.Submit.class);
        local.lags().note(call.player(), call.lag());
        Message.Reply reply = submit(call.player(), call.table(), call.command(), call.waited());
        yield ServerJson.CODEC.json(new RpcMessages.Replied(reply.ok(), reply.refused()));
      }
      case RpcMessages.WATCH -> {
        RpcMessages.Watch call = ServerJson.CODEC.read(body, RpcMessages.Watch.class);
        require(call.table(), call.player(), call.n());
        boolean watching = remoteViewers.add(call);
        if (!watching) {
          require(call.table()); // it may have just moved
        }
        yield String.valueOf(watching);
      }
      case RpcMessages.COUNTS -> {
        RpcMessages.Counts call = ServerJson.CODEC.read(body, RpcMessages.Counts.class);
        yield ServerJson.CODEC.json(
            new RpcMessages.Counts(remoteViewers.counts(call.counts().keySet())));
      }
      case RpcMessages.KICKED -> {
        RpcMessages.At call = ServerJson.CODEC.read(body, RpcMessages.At.class);
        require(call.what());
        yield String.valueOf(local.wasKicked(call.player(), call.what()));
      }
      case RpcMessages.CLOSE -> {
        require(body);
        yield String.valueOf(local.close(body));
      }
      case RpcMessages.DELETE_MESSAGE -> {
        RpcMessages.DeletedMessage call =
            ServerJson.CODEC.read(body, RpcMessages.DeletedMessage.class);
        require(call.table());
        yield String.valueOf(local.deleteMessage(call.table(), call.seat(), call.at()));
      }
      case RpcMessages.SUMMARY -> {
        require(body);
        yield ServerJson.CODEC.json(local.summary(body).stream().toList());
      }
      case RpcMessages.LISTED ->
          ServerJson.CODEC.json(local.tables(ServerJson.CODEC.read(body, TableFilter.class)));
      case RpcMessages.OF_PLAYER -> ServerJson.CODEC.json(local.tablesOf(body));
      case RpcMessages.LINES -> ServerJson.CODEC.json(lines());
      case RpcMessages.CODE -> {
        RpcMessages.At call = ServerJson.CODEC.read(body, RpcMessages.At.class);
        yield local.tableByCode(call.player(), call.what()).orElse("");
      }
      case RpcMessages.SHORT_CODE -> {
        RpcMessages.At call = ServerJson.CODEC.read(body, RpcMessages.At.class);
        require(call.what());
        yield local.shortCode(call.player(), call.what()).orElse("");
      }
      case RpcMessages.SEAT -> {
        RpcMessages.SeatWish call = ServerJson.CODEC.read(body, RpcMessages.SeatWish.class);
        yield ServerJson.CODEC.json(local.seat(call.player(), call.wish()).stream().toList());
      }
      case RpcMessages.QUICK -> {
        RpcMessages.SeatWish call = ServerJson.CODEC.read(body, RpcMessages.SeatWish.class);
        yield created(local.quick(call.player(), call.wish()));
      }
      case RpcMessages.CREATE -> {
        RpcMessages.Create call = ServerJson.CODEC.read(body, RpcMessages.Create.class);
        yield created(local.create(call.player(), call.request()));
      }
      case RpcMessages.EXPLORE -> {
        RpcMessages.Explore call = ServerJson.CODEC.read(body, RpcMessages.Explore.class);
        yield created(local.explore(call.player(), call.name(), call.options(), call.opening()));
      }
      case RpcMessages.ANALYSIS -> local.finishedGames().analyses().known(body).orElse("");
      case RpcMessages.LOOK_BACK -> local.finishedGames().playerStats().known(body).orElse("");
      default -> throw new IllegalArgumentException("unknown question " + kind);
    };
  }

  List<TableLine> lines() {
    return local.lines().stream().map(line -> line.at(nodes.address())).toList();
  }

  private String created(Tables.Creation creation) {
    return ServerJson.CODEC.json(
        switch (creation) {
          case Tables.Creation.Created(TableCreated table) -> new RpcMessages.Created(table, null);
          // Another node may have a share.
          case Tables.Creation.NotCreated(Refused _) when !nodes.hasShare() ->
              new RpcMessages.Created(null, null);
          case Tables.Creation.NotCreated(Refused why) -> new RpcMessages.Created(null, why);
        });
  }
}
