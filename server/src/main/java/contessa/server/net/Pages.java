package contessa.server.net;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The web client's files, from the program itself; every page of the client is its first one. */
final class Pages {

  private static final String FOLDER = "/contessa/web/";
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._/-]*");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  /** For builds without the client: in all four languages, since it cannot know the reader's. */
  private static final String NO_CLIENT =
      """
      <!doctype html><html lang=en><meta charset=utf-8>
      <meta name=viewport content="width=device-width"><title>Contessa</title>
      <h1>Contessa</h1>
      <p>The server runs, for programs; it has no pages to play on. In a terminal: ./contessa play
      <p lang=it>Il server è attivo, per i programmi; non ha pagine su cui giocare. In un terminale: ./contessa play
      <p lang=pt>O servidor está no ar, para programas; não tem páginas para jogar. Num terminal: ./contessa play
      <p lang=de>Der Server läuft, für Programme; Seiten zum Spielen hat er nicht. Im Terminal: ./contessa play
      """;

  private final Map<String, Optional<byte[]>> files = new ConcurrentHashMap<>();

  void handle(ServerRequest request, ServerResponse response) {
    String path = request.path().path();
    String name = path.startsWith("/") ? path.substring(1) : path;
    Optional<byte[]> file = name.isEmpty() ? Optional.empty() : file(name);
    if (file.isPresent()) {
      String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
      boolean forEver = name.startsWith("assets/");
      response
          .header(HeaderNames.CONTENT_TYPE, type == null ? "application/octet-stream" : type)
          .header(
              HeaderNames.CACHE_CONTROL,
              forEver ? "public, max-age=31536000, immutable" : "no-cache")
          .send(file.get());
    } else if (name.contains(".")) {
      response.status(Status.NOT_FOUND_404).send("");
    } else {
      response
          .header(HeaderNames.CONTENT_TYPE, "text/html; charset=utf-8")
          .header(HeaderNames.CACHE_CONTROL, "no-cache");
      Optional<byte[]> first = file("index.html");
      if (first.isPresent()) {
        response.send(first.get());
      } else {
        response.send(NO_CLIENT);
      }
    }
  }

  private Optional<byte[]> file(String name) {
    if (!SAFE.matcher(name).matches() || name.contains("..") || name.length() > 200) {
      return Optional.empty();
    }
    // Only what exists is kept, or strangers could fill the memory with names.
    Optional<byte[]> known = files.get(name);
    if (known != null) {
      return known;
    }
    try (InputStream in = Pages.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        return Optional.empty();
      }
      Optional<byte[]> read = Optional.of(in.readAllBytes());
      files.put(name, read);
      return read;
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
