package contessa.pocket;

import contessa.table.bots.BotList;
import contessa.table.message.Me;
import contessa.table.message.WireJson;

/** The engine itself, in one thread. */
public final class LocalServer implements LocalEngine {

  @Override
  public void open(LocalHost host, String seed, long now, String[] keys, String[] values) {}

  @Override
  public String request(String viewer, String method, String path, String body, long now) {
    return switch (method + " " + path) {
      case "POST /session", "GET /me" -> "200 " + WireJson.write(new Me(viewer, ""));
      case "GET /bots" -> "200 " + WireJson.write(BotList.all());
      default -> "404 {\"error\":\"not-found\"}";
    };
  }

  @Override
  public void connect(int socket, String viewer, long now) {}

  @Override
  public void frame(int socket, String text, long now) {}

  @Override
  public void disconnect(int socket, long now) {}

  @Override
  public void tick(long now) {}

  @Override
  public boolean work(long now) {
    return false;
  }

  @Override
  public void file(String name, byte[] bytes) {}
}
