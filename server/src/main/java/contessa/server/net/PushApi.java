package contessa.server.net;

import static contessa.server.net.Route.May.PEOPLE;

import contessa.server.push.Courier;
import contessa.server.wire.PushBrowser;
import contessa.server.wire.PushOff;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/** Which browsers are called when their player is asked and looks at no page. */
final class PushApi {

  private static final Pattern ORIGIN =
      Pattern.compile("https?://([A-Za-z0-9.-]{1,253}|\\[[0-9a-fA-F:.]{2,45}])(:\\d{1,5})?");

  private final Carriers carriers;

  PushApi(Carriers carriers) {
    this.carriers = carriers;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/push", PEOPLE, _ -> courier().offer()),
        Route.post("/push", PEOPLE, this::subscribe).limitedBy(Limits::commands),
        Route.post("/push/off", PEOPLE, this::unsubscribe).limitedBy(Limits::commands));
  }

  private Courier courier() {
    Courier courier = carriers.courier();
    if (courier == null) {
      throw new Problem(Status.NOT_FOUND_404, "no-push");
    }
    return courier;
  }

  private Object subscribe(Call call) throws IOException {
    PushBrowser browser = call.body(PushBrowser.class);
    if (!courier().subscribe(call.me().player(), browser, site(call))) {
      throw Problem.badRequest();
    }
    return new RatingApi.Nothing();
  }

  /** Push services want to know whom to write to: they get the address of the page, as https. */
  private static String site(Call call) {
    String origin = call.visit().headers().first(HeaderNames.ORIGIN).orElse("");
    if (!ORIGIN.matcher(origin).matches()) {
      throw Problem.badRequest();
    }
    return "https" + origin.substring(origin.indexOf(':'));
  }

  private Object unsubscribe(Call call) throws IOException {
    courier().unsubscribe(call.me().player(), call.body(PushOff.class).endpoint());
    return new RatingApi.Nothing();
  }
}
