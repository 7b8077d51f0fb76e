package contessa.server.net;

import module java.base;

import contessa.server.net.api.Api;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.HttpExchange;
import contessa.server.net.http.HttpServer;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Router;
import contessa.server.net.pages.Previews;
import contessa.server.net.pages.StaticFiles;
import contessa.server.net.websocket.WebSocketUpgrade;
import contessa.table.view.UploadedRecord;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The front controller: routing, security headers on every response, and error responses. */
public final class WebFrontend {

  private static final Logger LOG = LoggerFactory.getLogger(WebFrontend.class);

  private static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** The only one that compiles WebAssembly: the worker with the local engine. */
  private static final String ENGINE_WORKER = "/assets/worker-";

  private static final String WORKER_POLICY =
      CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

  /** Nothing that the client does not use. */
  private static final String PERMISSIONS =
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()";

  /** Tables are for those who have the link. */
  private static final String ROBOTS =
      """
      User-agent: *
      Disallow: /api/
      Disallow: /t/
      """;

  private final NetContext context;
  private final Previews previews;
  private final StaticFiles pages;
  private final Router router;
  private final WebSocketUpgrade upgrade;
  private final Map<CharSequence, String> always = new LinkedHashMap<>();

  private WebFrontend(String hsts, NetContext context) {
    this.context = context;
    previews = new Previews(context);
    pages = new StaticFiles(StaticFiles.FOLDER, this::withPreview);
    router = routes();
    upgrade = new WebSocketUpgrade(context);
    always.put("Content-Security-Policy", CONTENT_POLICY);
    always.put("X-Content-Type-Options", "nosniff");
    always.put("Referrer-Policy", "no-referrer");
    always.put("Cross-Origin-Opener-Policy", "same-origin");
    always.put("Cross-Origin-Resource-Policy", "same-origin");
    always.put("Permissions-Policy", PERMISSIONS);
    if (!hsts.isEmpty()) {
      always.put("Strict-Transport-Security", hsts);
    }
  }

  /**
   * Starts to listen.
   *
   * @param hsts the value of Strict-Transport-Security; empty for none
   * @throws IOException if the port is taken
   */
  public static HttpServer listen(String host, int port, String hsts, NetContext context)
      throws IOException {
    WebFrontend web = new WebFrontend(hsts, context);
    return HttpServer.start(host, port, context.connections(), web::handle);
  }

  private Router routes() {
    Router router =
        new Router()
            .get("/health", request -> request.exchange().send("ok\n"))
            .get("/robots.txt", request -> request.exchange().send(ROBOTS))
            .get("/ready", this::ready)
            .get("/metrics", this::metrics)
            .get("/preview.png", previews::picture)
            .get("/preview/{table}", previews::picture);
    new Api(context).addTo(router);
    return router;
  }

  /**
   * The page with tags for sites that show a preview of the link; they need this server's address.
   */
  private String withPreview(HttpExchange exchange, String html) {
    String accepted = exchange.header(HttpHeaderNames.ACCEPT_LANGUAGE).orElse(null);
    return context
        .authenticator()
        .address(context.authenticator().source(exchange))
        .map(address -> previews.page(html, address, exchange.path(), accepted))
        .orElse(html);
  }

  /** Whether the server can do its work. */
  private void ready(ApiRequest request) {
    NetContext.Health health = context.health().get();
    request
        .exchange()
        .status(health.ready() ? HttpResponseStatus.OK : HttpResponseStatus.SERVICE_UNAVAILABLE)
        .send(health.text());
  }

  /** Only for this machine, or with the token in the settings. */
  private void metrics(ApiRequest request) {
    if (!context.authenticator().mayReadMetrics(request.source())) {
      context.securityLog().refused("metrics", request.clientAddress());
      throw ApiException.notFound("none");
    }
    request.exchange().send(context.metrics().text());
  }

  private void handle(HttpExchange exchange) {
    always.forEach(exchange::with);
    try {
      guarded(new ApiRequest(context, exchange));
    } catch (ApiException refused) {
      ApiRequest.send(exchange, refused);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (UncheckedIOException gone) {
      throw gone;
    } catch (RuntimeException e) {
      LOG.error("A request failed", e);
      ApiRequest.send(
          exchange, new ApiException(HttpResponseStatus.INTERNAL_SERVER_ERROR, "failed"));
    }
    if (!exchange.isHandedOver() && !exchange.uri().endsWith("/commands")) {
      context.metrics().answered(exchange.status().code());
    }
  }

  private void guarded(ApiRequest request) throws IOException {
    HttpExchange exchange = request.exchange();
    ApiException problem = exchange.problem(UploadedRecord.LONGEST_READ);
    ApiException refused = problem == null ? refused(request) : problem;
    if (refused != null) {
      exchange.with(HttpHeaderNames.RETRY_AFTER, "1").close();
      throw refused;
    }
    if (WebSocketUpgrade.isWanted(exchange)) {
      upgrade.handle(request);
      return;
    }
    if (router.route(request)) {
      return;
    }
    if ((exchange.path() + "/").startsWith("/api/") || !exchange.method().equals(HttpMethod.GET)) {
      throw ApiException.notFound("none");
    }
    if (exchange.path().startsWith(ENGINE_WORKER)) {
      exchange.with("Content-Security-Policy", WORKER_POLICY);
    }
    pages.handle(exchange);
  }

  /** Why a request is refused before it is looked at; null if it is not. */
  private @Nullable ApiException refused(ApiRequest request) {
    String address = request.clientAddress();
    if (!context.authenticator().isOurHost(request.source())) {
      String about = context.authenticator().aboutHost(request.source());
      context.securityLog().refused("foreign host name", about, address);
      return new ApiException(HttpResponseStatus.MISDIRECTED_REQUEST, "wrong-host");
    }
    return context.limits().admits(address)
            && context.connections().assign(request.exchange().connection(), address)
        ? null
        : context.tooMany("requests", address);
  }
}
