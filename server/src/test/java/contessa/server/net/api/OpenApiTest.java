package contessa.server.net.api;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.TestServer;
import contessa.server.net.http.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/openapi.json describes every route with its bodies, and no other. */
class OpenApiTest {

  @TempDir Path data;

  @Test
  void everyRouteIsDescribedWithItsBodies() throws Exception {
    JsonNode paths = Json.read(Files.readString(Path.of("../docs/openapi.json"))).get("paths");
    Set<String> described = new TreeSet<>();
    for (var path : paths.properties()) {
      for (var method : path.getValue().properties()) {
        described.add(method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey());
        JsonNode operation = method.getValue();
        assertThat(operation.get("responses").get("200").get("content").toString())
            .as(path.getKey())
            .doesNotContain("\"schema\":{}");
        boolean post = method.getKey().equals("post");
        assertThat(operation.get("requestBody") != null).as(path.getKey()).isEqualTo(post);
        assertThat(operation.toString()).as(path.getKey()).doesNotContain("\"schema\":{}");
      }
    }
    try (TestServer running = new TestServer(data)) {
      Set<String> routes = new TreeSet<>();
      for (Route route : new Api(running.server.context()).routes()) {
        routes.add(route.method().name() + " /api" + route.path());
      }
      assertThat(described).isEqualTo(routes);
    }
  }
}
