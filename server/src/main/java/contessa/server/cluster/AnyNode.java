package contessa.server.cluster;

import contessa.server.host.Tables;
import contessa.table.message.WireJson;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Subscribes the viewers of this node at whichever node has their table. */
final class AnyNode implements MovingViewer.Place {

  private final Tables local;
  private final Nodes nodes;
  private final NodeMail mail;
  private final OwnTables here;
  private final Map<String, MovingViewer> followed;

  AnyNode(
      Tables local,
      Nodes nodes,
      NodeMail mail,
      OwnTables here,
      Map<String, MovingViewer> followed) {
    this.local = local;
    this.nodes = nodes;
    this.mail = mail;
    this.here = here;
    this.followed = followed;
  }

  @Override
  public MovingViewer.@Nullable Link link(
      MovingViewer viewer, String key, @Nullable String stream, long n) throws NodeMail.NoAnswer {
    String node = nodes.ownerOf(viewer.table);
    if (node.isEmpty()) {
      throw new NodeMail.NoAnswer("nobody has the table yet");
    }
    if (node.equals(nodes.me())) {
      here.require(viewer.table, viewer.player, n);
      MovingViewer.Link link =
          local
              .watch(viewer.player, viewer.table, stream, n, viewer.ear(key))
              .map(one -> new MovingViewer.Link(node, one::close))
              .orElse(null);
      if (link == null) {
        here.require(viewer.table); // it may have moved meanwhile
      }
      return link;
    }
    Calls.Watch call = new Calls.Watch(nodes.me(), key, viewer.player, viewer.table, stream, n);
    boolean watching = Boolean.parseBoolean(mail.ask(node, Calls.WATCH, WireJson.write(call)));
    Runnable end = () -> mail.tell(node, Calls.UNWATCH, key);
    return watching ? new MovingViewer.Link(node, end) : null;
  }

  @Override
  public void forget(MovingViewer viewer) {
    followed.remove(viewer.name);
  }
}
