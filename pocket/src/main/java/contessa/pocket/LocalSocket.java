package contessa.pocket;

import module java.base;

import contessa.notation.json.JsonProblem;
import contessa.table.message.ClientMessage;
import contessa.table.message.Message;
import contessa.table.message.WireJson;
import contessa.table.view.Audience;

/** A viewer's WebSocket, as {@code PlayerSocket} is on a server. */
final class LocalSocket {

  private static final int MAX_TABLES = 8;

  private final int number;
  private final String viewer;
  private final LocalHost host;
  private final LocalTables tables;
  private final LocalClock clock;
  private final Map<String, Watching> watched = new HashMap<>();

  private record Watching(LocalTable table, Audience.Member member) {}

  LocalSocket(int number, String viewer, LocalHost host, LocalTables tables, LocalClock clock) {
    this.number = number;
    this.viewer = viewer;
    this.host = host;
    this.tables = tables;
    this.clock = clock;
  }

  private void tell(Message message) {
    host.send(number, WireJson.write(message));
  }

  void hear(String text) {
    ClientMessage frame;
    try {
      frame = WireJson.read(text, ClientMessage.class);
    } catch (JsonProblem e) {
      tell(new Message.Malformed("not a frame"));
      return;
    }
    switch (frame) {
      case null -> tell(new Message.Malformed("not a frame"));
      case ClientMessage.Watch watch -> watch(watch);
      case ClientMessage.Unwatch(String table) -> unwatch(table);
      case ClientMessage.Submit(String table, var command) ->
          tell(tables.submit(viewer, table, command));
      case ClientMessage.Ping(long sent, var _) -> tell(new Message.Pong(sent, clock.millis()));
    }
  }

  private void watch(ClientMessage.Watch watch) {
    unwatch(watch.table());
    LocalTable table = watched.size() < MAX_TABLES ? tables.find(watch.table()) : null;
    long n = watch.n() == null ? 0 : watch.n();
    Audience.Member member =
        table == null ? null : table.watch(viewer, watch.stream(), n, this::tell);
    if (table == null || member == null) {
      boolean kicked = table != null && Audience.kicked(table.state(), viewer);
      tell(new Message.Gone(watch.table(), kicked));
    } else {
      watched.put(watch.table(), new Watching(table, member));
    }
  }

  private void unwatch(String table) {
    Watching before = watched.remove(table);
    if (before != null) {
      before.table.unwatch(before.member);
    }
  }

  void close() {
    watched.values().forEach(each -> each.table.unwatch(each.member));
    watched.clear();
  }
}
