package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.PEOPLE;

import module java.base;

import contessa.server.message.PushBrowser;
import contessa.server.message.PushOff;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import contessa.server.push.PushSender;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;

/** Turns push notifications on and off for a browser. */
final class PushApi {

  private static final Pattern ORIGIN =
      Pattern.compile("https?://([A-Za-z0-9.-]{1,253}|\\[[0-9a-fA-F:.]{2,45}])(:\\d{1,5})?");

  private final NetContext context;

  PushApi(NetContext context) {
    this.context = context;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/push", PEOPLE, _ -> pushSender().offer()),
        Route.post("/push", PEOPLE, this::subscribe).limitedBy(Limit.COMMANDS),
        Route.post("/push/off", PEOPLE, this::unsubscribe).limitedBy(Limit.COMMANDS));
  }

  private PushSender pushSender() {
    PushSender pushSender = context.pushSender();
    if (pushSender == null) {
      throw new ApiException(HttpResponseStatus.NOT_FOUND, "no-push");
    }
    return pushSender;
  }

  private Object subscribe(ApiRequest request) throws IOException {
    PushBrowser browser = request.body(PushBrowser.class);
    if (!pushSender().subscribe(request.me().player(), browser, site(request))) {
      throw ApiException.badRequest();
    }
    return new RatingApi.Nothing();
  }

  /** The contact address for push services (RFC 8292): the page, as https. */
  private static String site(ApiRequest request) {
    String origin = request.exchange().header(HttpHeaderNames.ORIGIN).orElse("");
    if (!ORIGIN.matcher(origin).matches()) {
      throw ApiException.badRequest();
    }
    return "https" + origin.substring(origin.indexOf(':'));
  }

  private Object unsubscribe(ApiRequest request) throws IOException {
    pushSender().unsubscribe(request.me().player(), request.body(PushOff.class).endpoint());
    return new RatingApi.Nothing();
  }
}
