package contessa.server.cluster;

import contessa.server.host.Tables;
import contessa.server.message.QuickMatch;
import contessa.server.message.ServerJson;
import contessa.server.message.TableFilter;
import contessa.server.message.TableLine;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import java.util.List;

/** The tables of this node, for its own players and for the requests of other nodes. */
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
   * The tables of this node with this one, which is read if it is not in memory yet.
   *
   * @throws IllegalStateException if it belongs to another node
   */
  Tables localWith(String table) {
    if (!nodes.isMine(table)) {
      throw new IllegalStateException("the table is at another node");
    }
    var _ = local.share().take(table);
    return local;
  }

  /**
   * The same for a viewer who has heard number n of its story. This node may have been cut off or
   * frozen while another one went on with the table: then it must not show the past.
   */
  void require(String table, String viewer, long n) {
    localWith(table).share().catchUp(table, viewer, n);
  }

  Message.Reply submit(String player, String table, Command command, long waited) {
    Message.Reply reply = localWith(table).submit(player, table, command, waited);
    if (reply.refused() == Refused.UNAVAILABLE || reply.refused() == Refused.NO_TABLE) {
      var _ = localWith(table); // it may have just moved
    }
    return reply;
  }

  /** Answers a request as text: JSON, or a plain text that is empty if there is none. */
  String answer(NodeRequest request) {
    return switch (request) {
      case NodeRequest.Submit(
              String player,
              String table,
              Command command,
              int lag,
              long waited) -> {
        local.lags().note(player, lag);
        Message.Reply reply = submit(player, table, command, waited);
        yield json(new NodeRequest.Replied(reply.ok(), reply.refused()));
      }
      case NodeRequest.Watch call -> {
        require(call.table(), call.player(), call.n());
        boolean watching = remoteViewers.add(call);
        if (!watching) {
          var _ = localWith(call.table()); // it may have just moved
        }
        yield json(watching);
      }
      case NodeRequest.Counts(var counts) ->
          json(new NodeRequest.Counts(remoteViewers.counts(counts.keySet())));
      case NodeRequest.Kicked(String player, String table) ->
          json(localWith(table).wasKicked(player, table));
      case NodeRequest.Close(String table) -> json(localWith(table).close(table));
      case NodeRequest.DeleteMessage(String table, int seat, long at) ->
          json(localWith(table).deleteMessage(table, seat, at));
      case NodeRequest.Summarize(String table) ->
          json(localWith(table).summary(table).stream().toList());
      case NodeRequest.Listed(TableFilter wanted) -> json(local.tables(wanted));
      case NodeRequest.OfPlayer(String player) -> json(local.tablesOf(player));
      case NodeRequest.Lines() -> json(lines());
      case NodeRequest.ByCode(String player, String code) ->
          local.tableByCode(player, code).orElse("");
      case NodeRequest.ShortCode(String player, String table) ->
          localWith(table).shortCode(player, table).orElse("");
      case NodeRequest.TakeSeat(String player, QuickMatch wish) ->
          json(local.seat(player, wish).stream().toList());
      case NodeRequest.Quick(String player, QuickMatch wish) -> created(local.quick(player, wish));
      case NodeRequest.Create(String player, CreateTable asked) ->
          created(local.create(player, asked));
      case NodeRequest.Explore(
              String player,
              String name,
              TableOptions options,
              ResumePoint opening) ->
          created(local.explore(player, name, options, opening));
      case NodeRequest.FindAnalysis(String key) ->
          local.finishedGames().analyses().known(key).orElse("");
      case NodeRequest.FindLookBack(String player) ->
          local.finishedGames().playerStats().known(player).orElse("");
    };
  }

  private static String json(Object reply) {
    return ServerJson.CODEC.json(reply);
  }

  List<TableLine> lines() {
    return local.lines().stream().map(line -> line.at(nodes.address())).toList();
  }

  private String created(Tables.Creation creation) {
    return json(
        switch (creation) {
          case Tables.Creation.Created(TableCreated table) -> new NodeRequest.Created(table, null);
          // Another node may have a share.
          case Tables.Creation.NotCreated(Refused _) when !nodes.hasShare() ->
              new NodeRequest.Created(null, null);
          case Tables.Creation.NotCreated(Refused why) -> new NodeRequest.Created(null, why);
        });
  }
}
