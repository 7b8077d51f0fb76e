package contessa.server.net.http;

import module java.base;

import io.netty.handler.codec.http.HttpMethod;
import org.jspecify.annotations.Nullable;

/** Finds who answers a method and a path like {@code /tables/{table}/games}. */
public final class Router {

  /** Answers a request. */
  @FunctionalInterface
  public interface Handler {
    void handle(ApiRequest request) throws IOException;
  }

  private record Entry(HttpMethod method, List<String> pattern, Handler handler) {

    /** The path parameters; null for another path. */
    @Nullable Map<String, String> match(List<String> path) {
      if (path.size() != pattern.size()) {
        return null;
      }
      Map<String, String> parts = new HashMap<>();
      for (int i = 0; i < path.size(); i++) {
        String wanted = pattern.get(i);
        if (wanted.startsWith("{") && !path.get(i).isEmpty()) {
          parts.put(wanted.substring(1, wanted.length() - 1), path.get(i));
        } else if (!wanted.equals(path.get(i))) {
          return null;
        }
      }
      return parts;
    }
  }

  private final List<Entry> entries = new ArrayList<>();

  public Router add(HttpMethod method, String path, Handler handler) {
    entries.add(new Entry(method, List.of(path.split("/", -1)), handler));
    return this;
  }

  public Router get(String path, Handler handler) {
    return add(HttpMethod.GET, path, handler);
  }

  /** Lets the first route that fits answer; false if there is none. */
  public boolean route(ApiRequest request) throws IOException {
    HttpExchange exchange = request.exchange();
    List<String> path = List.of(exchange.path().split("/", -1));
    for (Entry entry : entries) {
      Map<String, String> parts = entry.method.equals(exchange.method()) ? entry.match(path) : null;
      if (parts != null) {
        exchange.parts(parts);
        entry.handler.handle(request);
        return true;
      }
    }
    return false;
  }
}
