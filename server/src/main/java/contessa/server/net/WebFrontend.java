package contessa.server.net;

import contessa.server.message.ServerJson;
import contessa.server.net.api.Api;
import contessa.server.net.api.UploadedRecord;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.Health;
import contessa.server.net.http.HelidonAdapter;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.RequestBodies;
import contessa.server.net.http.RequestSource;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.pages.LinkPreview;
import contessa.server.net.pages.Previews;
import contessa.server.net.pages.StaticFiles;
import contessa.server.net.websocket.WebSocketUpgrade;
import contessa.table.message.TableSummary;
import io.helidon.common.buffers.DataReader;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.HttpException;
import io.helidon.http.RequestException;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server: routing, security headers on every response, and error responses. */
public final class WebFrontend {

  private static final Logger LOG = LoggerFactory.getLogger(WebFrontend.class);

  private static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** Nothing that the client does not use. */
  private static final String PERMISSIONS =
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()";

  /** Held here because loggers are weakly referenced and would lose their level. */
  private static final java.util.logging.Logger HELIDON =
      java.util.logging.Logger.getLogger("io.helidon");

  static {
    HELIDON.setLevel(Level.OFF); // we log its failures ourselves
  }

  private final NetContext context;
  private final Previews previews;
  private final Map<HeaderName, String> always = new LinkedHashMap<>();

  private WebFrontend(boolean secure, NetContext context) {
    this.context = context;
    previews = new Previews(context);
    always.put(HeaderNames.create("Content-Security-Policy"), CONTENT_POLICY);
    always.put(HeaderNames.create("X-Content-Type-Options"), "nosniff");
    always.put(HeaderNames.create("Referrer-Policy"), "no-referrer");
    always.put(HeaderNames.create("Cross-Origin-Opener-Policy"), "same-origin");
    always.put(HeaderNames.create("Cross-Origin-Resource-Policy"), "same-origin");
    always.put(HeaderNames.create("Permissions-Policy"), PERMISSIONS);
    if (secure) {
      always.put(
          HeaderNames.create("Strict-Transport-Security"), "max-age=31536000; includeSubDomains");
    }
  }

  /** A web server that is not started yet. */
  public static WebServer of(String host, int port, boolean secure, NetContext context) {
    HelidonAdapter front = new HelidonAdapter(context.connections(), new WebSocketUpgrade(context));
    WebFrontend web = new WebFrontend(secure, context);
    return WebServer.builder()
        .host(host)
        .port(port)
        .maxPayloadSize(UploadedRecord.LONGEST_READ) // the routes allow less
        .shutdownHook(false)
        .useNio(false) // which would keep a second buffer of 8 KiB for each connection
        .shutdownGracePeriod(Duration.ofMillis(500))
        .connectionOptions(front.options())
        .addConnectionSelector(front)
        .directHandlers(web.refusals())
        .addRouting(web.routing())
        .build();
  }

  private HttpRouting.Builder routing() {
    StaticFiles pages = new StaticFiles(StaticFiles.FOLDER, this::withPreview);
    return HttpRouting.builder()
        .addFilter(this::guard)
        .get("/health", (_, response) -> response.send("ok\n"))
        .get("/ready", this::ready)
        .get("/metrics", this::metrics)
        .register("/api", new Api(context))
        .get("/preview.png", previews::picture)
        .get("/preview/{table}", previews::picture)
        .get("/*", pages::handle)
        .any(
            (_, response) ->
                ApiRequest.send(response, new ApiException(Status.NOT_FOUND_404, "none")))
        .error(Throwable.class, this::failed);
  }

  /**
   * The page with tags for sites that show a preview of the link; they need this server's address.
   */
  private String withPreview(ServerRequest request, String html) {
    RequestSource source =
        context.authenticator().source(request.remotePeer().address(), request.headers());
    String path = request.path().path();
    TableSummary table = previews.about(path).orElse(null);
    String language =
        LinkPreview.language(
            table, request.headers().first(HeaderNames.ACCEPT_LANGUAGE).orElse(null));
    return context
        .authenticator()
        .address(source)
        .map(address -> LinkPreview.page(html, address, path, table, language))
        .orElse(html);
  }

  /** Whether the server can do its work. */
  private void ready(ServerRequest request, ServerResponse response) {
    Health health = context.health().get();
    response
        .status(health.ready() ? Status.OK_200 : Status.SERVICE_UNAVAILABLE_503)
        .send(health.text());
  }

  /** Only for this machine, or with the token in the settings. */
  private void metrics(ServerRequest request, ServerResponse response) {
    RequestSource source =
        context.authenticator().source(request.remotePeer().address(), request.headers());
    if (context.authenticator().mayReadMetrics(source)) {
      response.send(context.metrics().text());
    } else {
      context.securityLog().refused("metrics", source.clientAddress());
      ApiRequest.send(response, new ApiException(Status.NOT_FOUND_404, "none"));
    }
  }

  private void guard(FilterChain chain, RoutingRequest request, RoutingResponse response) {
    TcpConnection connection = context.connections().of(request.remotePeer().address());
    always.forEach(response::header);
    RequestSource source =
        context.authenticator().source(request.remotePeer().address(), request.headers());
    ApiException refused = refused(source, connection);
    if (refused == null) {
      context.pacer().await(source.clientAddress());
      chain.proceed();
    } else {
      response.header(HeaderNames.RETRY_AFTER, "1").header(HeaderNames.CONNECTION, "close");
      ApiRequest.send(response, refused);
    }
    if (!request.path().path().endsWith("/commands")) {
      context.metrics().answered(response.status().code());
    }
    if (refused != null) {
      throw new CloseConnectionException("refused");
    }
    if (RequestBodies.expected(request.headers()) && !request.content().consumed()) {
      // Or the rest of the body would be read as the next request.
      throw new CloseConnectionException("unread body");
    }
    connection.answered();
    if (request.headers().contains(HeaderValues.CONNECTION_CLOSE)) {
      // Helidon would read an unread body as the next request.
      throw new CloseConnectionException("the client asked for it");
    }
  }

  /** Why a request is refused before it is looked at; null if it is not. */
  private @Nullable ApiException refused(RequestSource source, TcpConnection connection) {
    String address = source.clientAddress();
    if (!context.authenticator().isOurHost(source)) {
      context.securityLog().refused("foreign host name", address);
      return new ApiException(Status.MISDIRECTED_REQUEST_421, "wrong-host");
    }
    if (!context.limits().admits(address) || !context.connections().assign(connection, address)) {
      context.securityLog().refused("too many requests", address);
      return ApiException.tooMany();
    }
    return null;
  }

  /** Logs an internal error without the request, and tells the client nothing about it. */
  private void failed(ServerRequest request, ServerResponse response, Throwable e) {
    switch (e) {
      case RequestException refused -> refuse(response, refused.status());
      case HttpException refused -> refuse(response, refused.status());
      case CloseConnectionException closed -> throw closed;
      case UncheckedIOException gone -> throw gone;
      case DataReader.InsufficientDataAvailableException gone ->
          throw new CloseConnectionException("closed before the request was complete", gone);
      default -> {
        LOG.error("A request failed", e);
        ApiRequest.send(response, new ApiException(Status.INTERNAL_SERVER_ERROR_500, "failed"));
      }
    }
  }

  private static void refuse(ServerResponse response, Status status) {
    response.header(HeaderNames.CONNECTION, "close");
    ApiRequest.send(response, new ApiException(status, word(status)));
  }

  private static String word(Status status) {
    return switch (status.code()) {
      case 413 -> "too-long";
      case 429 -> "too-many";
      case 503 -> "busy";
      default -> "bad-request";
    };
  }

  /** Answers input that never becomes a request; any error there is the client's. */
  private DirectHandlers refusals() {
    DirectHandlers.Builder handlers = DirectHandlers.builder();
    for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
      handlers.addHandler(type, this::refusal);
    }
    return handlers.build();
  }

  private DirectHandler.TransportResponse refusal(
      DirectHandler.TransportRequest request,
      DirectHandler.EventType type,
      Status suggested,
      ServerResponseHeaders headers,
      String message) {
    Status status = suggested.code() >= 500 ? Status.BAD_REQUEST_400 : suggested;
    always.forEach((name, value) -> headers.set(name, value));
    headers.set(HeaderNames.CONTENT_TYPE, "application/json");
    context.metrics().answered(status.code());
    return DirectHandler.TransportResponse.builder()
        .status(status)
        .headers(headers)
        .keepAlive(false)
        .entity(ServerJson.CODEC.bytes(Map.of("error", word(status))))
        .build();
  }
}
