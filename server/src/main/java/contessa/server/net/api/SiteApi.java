package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;

import contessa.server.message.SiteText;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.util.List;

/** What the operator says about the site, also to those who may not play. */
final class SiteApi {

  private final NetContext context;

  SiteApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/site", ANYONE, _ -> context.site().info()),
        Route.get("/site/{page}", ANYONE, this::page).costly());
  }

  private Object page(ApiRequest request) {
    return context
        .site()
        .pages()
        .text(request.part("page"), request.query("language").orElse(""))
        .map(SiteText::new)
        .orElseThrow(() -> new ApiException(HttpResponseStatus.NOT_FOUND, "none"));
  }
}
