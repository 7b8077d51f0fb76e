package contessa.server.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.net.api.Api;
import io.netty.handler.codec.http.HttpMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another site in a browser that has our cookie. */
class CrossSiteTest {

  @TempDir Path data;

  /** Wrong origin headers; an empty list for none. */
  private static List<List<String>> origins(String host) {
    String name = host.substring(0, host.indexOf(':'));
    int port = Integer.parseInt(host.substring(host.indexOf(':') + 1));
    List<String> wrong =
        List.of(
            "null",
            "",
            "http://",
            "http://evil.example",
            "http://" + name,
            "http://" + name + ":" + (port + 1),
            "http://" + name + ":" + port + "0",
            "http://" + name + ":0" + port,
            "https://" + host,
            "ws://" + host,
            "HTTP://" + host,
            "http:" + host,
            "//" + host,
            host,
            "http://" + host + "/",
            "http://" + host + ".",
            "http://" + host + " ",
            "http://" + host + "@evil.example",
            "http://evil.example@" + host,
            "http://" + host + ".evil.example",
            "http://" + name + ".evil.example:" + port,
            "http://evil" + host,
            "http://sub." + host,
            "http://localhost:" + port,
            "http://[::1]:" + port,
            "http://127.1:" + port,
            "http://127.0.0.2:" + port,
            "http://2130706433:" + port,
            "http://evil.example/" + host,
            "http://evil.example?" + host,
            "http://evil.example#" + host,
            "http://" + host + ", http://evil.example",
            "http://evil.example, http://" + host,
            "file://",
            "chrome-extension://" + host);
    List<List<String>> all = new ArrayList<>();
    all.add(List.of());
    for (String origin : wrong) {
      // Surrounding blanks are no part of a header, so that one would be the right origin.
      if (!origin.strip().equals("http://" + host)) {
        all.add(List.of(origin));
      }
    }
    all.add(List.of("http://" + host, "http://evil.example"));
    all.add(List.of("http://evil.example", "http://" + host));
    return all;
  }

  @Test
  void requestsFromAnotherSiteAreRefused() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.1.0.1")) {
      String cookie = guest.cookie();
      List<Route> posts =
          new Api(running.server.context())
              .routes().stream().filter(route -> route.method().equals(HttpMethod.POST)).toList();
      int tried = 0;
      for (List<String> origins : origins(running.host())) {
        StringBuilder headers = new StringBuilder("Cookie: " + cookie + "\r\n");
        origins.forEach(origin -> headers.append("Origin: ").append(origin).append("\r\n"));
        // Another address for each, since one address may not send that many wrong ones.
        String clientAddress = "127.1.1." + (1 + tried % 200);
        String upgrade = running.upgrade().replace("\r\n\r\n", "\r\n" + headers + "\r\n");
        assertRefused(
            running.raw(clientAddress, upgrade.getBytes(StandardCharsets.ISO_8859_1)), origins);
        for (Route route : posts) {
          String request =
              "POST /api%s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\nX-Contessa: 1\r\nContent-Length: 2\r\n%s\r\n{}"
                  .formatted(route.path().replace("{table}", "x"), running.host(), headers);
          assertRefused(
              running.raw(clientAddress, request.getBytes(StandardCharsets.ISO_8859_1)), origins);
          tried++;
        }
        tried++;
      }
      assertThat(tried).isGreaterThan(300);
      assertThat(running.server.context().tables().tablesOf("nobody")).isEmpty();
    }
  }

  private static void assertRefused(String answer, List<String> origins) {
    assertThat(answer).as("from %s", origins).matches("(?s)HTTP/1.1 40[03] .*");
  }

  @Test
  void ourOwnPageIsAdmitted() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.1.0.1")) {
      running.upgraded("127.1.0.1", guest.cookie()).close();
    }
  }
}
