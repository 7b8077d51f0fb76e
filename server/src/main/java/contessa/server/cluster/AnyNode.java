package contessa.server.cluster;

import contessa.server.host.Tables;
import contessa.server.message.ServerJson;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Routes subscriptions: the viewers of this node at whichever node has their table. */
final class AnyNode implements MovingViewer.Place {

  private final Tables local;
  private final Nodes nodes;
  private final NodeRpc mail;
  private final OwnTables here;
  private final Map<String, MovingViewer> followed;

  AnyNode(
      Tables local, Nodes nodes, NodeRpc mail, OwnTables here, Map<String, MovingViewer> followed) {
    this.local = local;
    this.nodes = nodes;
    this.mail = mail;
    this.here = here;
    this.followed = followed;
  }

  @Override
  public MovingViewer.@Nullable Link link(
      MovingViewer viewer, String key, @Nullable String stream, long n) throws NodeRpc.NoAnswer {
    String node = nodes.ownerOf(viewer.table);
    if (node.isEmpty()) {
      throw new NodeRpc.NoAnswer("nobody has the table yet");
    }
    if (node.equals(nodes.me())) {
      here.require(viewer.table, viewer.player, n);
      MovingViewer.Link link =
          local
              .watch(viewer.player, viewer.table, stream, n, viewer.ear(key))
              .map(one -> new MovingViewer.Link(node, one::close))
              .orElse(null);
      if (link == null) {
        here.require(viewer.table); // it may have just moved
      }
      return link;
    }
    RpcMessages.Watch call =
        new RpcMessages.Watch(nodes.me(), key, viewer.player, viewer.table, stream, n);
    boolean watching =
        Boolean.parseBoolean(mail.ask(node, RpcMessages.WATCH, ServerJson.CODEC.json(call)));
    Runnable end = () -> mail.tell(node, RpcMessages.UNWATCH, key);
    return watching ? new MovingViewer.Link(node, end) : null;
  }

  @Override
  public void forget(MovingViewer viewer) {
    followed.remove(viewer.name);
  }
}
