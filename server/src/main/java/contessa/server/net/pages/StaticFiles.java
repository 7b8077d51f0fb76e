package contessa.server.net.pages;

import module java.base;

import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.HttpExchange;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import org.jspecify.annotations.Nullable;

/** Serves the web client from the class path; every path without a file is its first page. */
public final class StaticFiles {

  public static final String FOLDER = "/contessa/web/";

  private static final String FIRST = "index.html";
  private static final int LONGEST_NAME = 200;
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._/-]*");

  /** For builds without the client: only those who run the server see it. */
  private static final String NO_CLIENT =
      """
      <!doctype html><html lang=en><meta charset=utf-8>
      <meta name=viewport content="width=device-width"><title>Contessa</title>
      <h1>Contessa</h1>
      <p>This server has no web client. It serves programs only. To play in a terminal: ./contessa play
      """;

  /** Changes the first page for one request. */
  @FunctionalInterface
  public interface Dressing {
    String page(HttpExchange exchange, String html);
  }

  private final String folder;
  private final Dressing dressing;
  private final Map<String, StaticFile> pages = new ConcurrentHashMap<>();

  /**
   * The files in this folder of the class path.
   *
   * @param folder begins and ends with a slash
   */
  public StaticFiles(String folder, Dressing dressing) {
    this.folder = folder;
    this.dressing = dressing;
  }

  public void handle(HttpExchange exchange) {
    String name = exchange.path().substring(1);
    StaticFile file = name.isEmpty() ? null : file(name);
    if (file != null) {
      send(exchange, file, isImmutable(name));
    } else if (name.contains(".") || !readsPages(exchange)) {
      ApiRequest.send(exchange, ApiException.notFound("none"));
    } else {
      StaticFile first = file(FIRST);
      send(exchange, first == null ? noClient() : dressed(exchange, first), false);
    }
  }

  /** Whether the name changes with the content. */
  private static boolean isImmutable(String name) {
    return name.startsWith("assets/")
        || name.startsWith("pocket/") && !name.equals("pocket/pocket.json");
  }

  private StaticFile dressed(HttpExchange exchange, StaticFile page) {
    String plain = new String(page.bytes(null), StandardCharsets.UTF_8);
    String html = dressing.page(exchange, plain);
    return html.equals(plain)
        ? page
        : StaticFile.of(FIRST, html.getBytes(StandardCharsets.UTF_8), null);
  }

  private static boolean readsPages(HttpExchange exchange) {
    return exchange
        .header(HttpHeaderNames.ACCEPT)
        .map(accept -> accept.contains("text/html") || accept.contains("*/*"))
        .orElse(true);
  }

  /**
   * Sends a file, or 304 if the client has it already.
   *
   * @param immutable whether the name changes with the content
   */
  private static void send(HttpExchange exchange, StaticFile page, boolean immutable) {
    exchange
        .with(
            HttpHeaderNames.CACHE_CONTROL,
            immutable ? "public, max-age=31536000, immutable" : "no-cache")
        .with(HttpHeaderNames.ETAG, page.tag())
        .with(HttpHeaderNames.VARY, "Accept-Encoding");
    if (exchange.header(HttpHeaderNames.IF_NONE_MATCH).filter(page.tag()::equals).isPresent()) {
      exchange.status(HttpResponseStatus.NOT_MODIFIED).send(new byte[0]);
      return;
    }
    String encoding = page.encoding(exchange.header(HttpHeaderNames.ACCEPT_ENCODING).orElse(null));
    if (encoding != null) {
      exchange.with(HttpHeaderNames.CONTENT_ENCODING, encoding);
    }
    exchange.with(HttpHeaderNames.CONTENT_TYPE, page.type()).send(page.bytes(encoding));
  }

  private static StaticFile noClient() {
    return StaticFile.of(FIRST, NO_CLIENT.getBytes(StandardCharsets.UTF_8), null);
  }

  private @Nullable StaticFile file(String name) {
    if (!SAFE.matcher(name).matches() || name.contains("..") || name.length() > LONGEST_NAME) {
      return null;
    }
    // Only existing files are cached, or strangers could fill the memory with names.
    StaticFile known = pages.get(name);
    if (known != null) {
      return known;
    }
    byte[] plain = read(name);
    if (plain == null) {
      return null;
    }
    StaticFile page = StaticFile.of(name, plain, read(name + ".br"));
    pages.put(name, page);
    return page;
  }

  /** The content of a file; null for a folder, which a class path may offer as a stream. */
  private byte @Nullable [] read(String name) {
    if (!name.substring(name.lastIndexOf('/') + 1).contains(".")) {
      return null;
    }
    try (InputStream in = StaticFiles.class.getResourceAsStream(folder + name)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }
}
