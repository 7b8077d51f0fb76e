package contessa.server.cluster;

import contessa.server.host.Tables;
import contessa.server.message.TableCreated;
import contessa.server.message.TableFilter;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.WireJson;

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

  Message.Reply submit(String player, String table, Command command) {
    require(table);
    Message.Reply reply = local.submit(player, table, command);
    if (reply.refused() == Refused.UNAVAILABLE || reply.refused() == Refused.NO_TABLE) {
      require(table); // it may have moved meanwhile
    }
    return reply;
  }

  /** Answers a question of another node. */
  String answer(String kind, String body) {
    return switch (kind) {
      case Calls.SUBMIT -> {
        Calls.Submit call = WireJson.read(body, Calls.Submit.class);
        local.lag(call.player(), call.lag());
        Message.Reply reply = submit(call.player(), call.table(), call.command());
        yield WireJson.write(new Calls.Replied(reply.ok(), reply.refused()));
      }
      case Calls.WATCH -> {
        Calls.Watch call = WireJson.read(body, Calls.Watch.class);
        require(call.table(), call.player(), call.n());
        boolean watching = remoteViewers.add(call);
        if (!watching) {
          require(call.table()); // it may have moved meanwhile
        }
        yield String.valueOf(watching);
      }
      case Calls.COUNTS -> {
        Calls.Counts call = WireJson.read(body, Calls.Counts.class);
        yield WireJson.write(new Calls.Counts(remoteViewers.counts(call.counts().keySet())));
      }
      case Calls.KICKED -> {
        Calls.At call = WireJson.read(body, Calls.At.class);
        require(call.what());
        yield String.valueOf(local.wasKicked(call.player(), call.what()));
      }
      case Calls.CLOSE -> {
        require(body);
        yield String.valueOf(local.close(body));
      }
      case Calls.SUMMARY -> {
        require(body);
        yield WireJson.write(local.summary(body).stream().toList());
      }
      case Calls.LISTED -> WireJson.write(local.tables(WireJson.read(body, TableFilter.class)));
      case Calls.OF_PLAYER -> WireJson.write(local.tablesOf(body));
      case Calls.ALL -> WireJson.write(local.all());
      case Calls.CODE -> {
        Calls.At call = WireJson.read(body, Calls.At.class);
        yield local.tableByCode(call.player(), call.what()).orElse("");
      }
      case Calls.SEAT -> {
        Calls.SeatWish call = WireJson.read(body, Calls.SeatWish.class);
        yield WireJson.write(local.seat(call.player(), call.wish()).stream().toList());
      }
      case Calls.QUICK -> {
        Calls.SeatWish call = WireJson.read(body, Calls.SeatWish.class);
        yield created(local.quick(call.player(), call.wish()));
      }
      case Calls.CREATE -> {
        Calls.Create call = WireJson.read(body, Calls.Create.class);
        yield created(local.create(call.player(), call.request()));
      }
      case Calls.EXPLORE -> {
        Calls.Explore call = WireJson.read(body, Calls.Explore.class);
        yield created(local.explore(call.player(), call.name(), call.options(), call.opening()));
      }
      case Calls.ANALYSIS -> local.finishedGames().analyses().known(body).orElse("");
      case Calls.LOOK_BACK -> local.finishedGames().lookBacks().known(body).orElse("");
      default -> throw new IllegalArgumentException("unknown question " + kind);
    };
  }

  private String created(Tables.Creation creation) {
    return WireJson.write(
        switch (creation) {
          case Tables.Creation.Created(TableCreated table) -> new Calls.Created(table, null);
          // Another node may have a share.
          case Tables.Creation.NotCreated(Refused _) when !nodes.hasShare() ->
              new Calls.Created(null, null);
          case Tables.Creation.NotCreated(Refused why) -> new Calls.Created(null, why);
        });
  }
}
