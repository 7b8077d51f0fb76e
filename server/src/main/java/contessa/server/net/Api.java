package contessa.server.net;

import static contessa.server.net.Route.May.ANYBODY;
import static contessa.server.net.Route.May.PLAYERS;

import contessa.server.host.TableHost;
import contessa.server.table.Replays;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.Message;
import contessa.server.wire.QuickMatch;
import contessa.server.wire.Refused;
import contessa.server.wire.TableCreated;
import contessa.server.wire.TableFilter;
import contessa.server.wire.WireJson;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Lobby, tables and records over HTTP, in the same records as over a socket. */
final class Api implements HttpService {

  /** Never one that begins with two slashes, which would be another server's. */
  private static final Pattern OWN_PATH = Pattern.compile("/(?!/)[A-Za-z0-9/_.~?=&#%-]{0,199}");

  private final Carriers carriers;

  Api(Carriers carriers) {
    this.carriers = carriers;
  }

  /** Something to read out: a code to join by, or to go on by. */
  record Coded(String code) {
    Coded {
      Objects.requireNonNull(code, "code");
    }
  }

  /** The table that a code leads to. */
  record Joined(String table) {}

  /** All that can be asked for, and by whom. */
  List<Route> routes() {
    List<Route> routes = new ArrayList<>(new SessionApi(carriers).routes());
    routes.addAll(new PushApi(carriers).routes());
    routes.addAll(tableRoutes());
    routes.addAll(new RatingApi(carriers).routes());
    return routes;
  }

  private List<Route> tableRoutes() {
    return List.of(
        Route.get("/bots", ANYBODY, _ -> carriers.host().bots()),
        Route.get("/tables", ANYBODY, this::tables),
        Route.get("/my-tables", PLAYERS, call -> carriers.host().tablesOf(call.me().player())),
        Route.get("/my-games", PLAYERS, call -> carriers.host().gamesOf(call.me().player())),
        Route.post("/quick", PLAYERS, this::quick).limitedBy(Limits::creations),
        Route.post("/tables", PLAYERS, this::create).limitedBy(Limits::creations),
        Route.post("/join", PLAYERS, this::join),
        Route.post("/tables/{table}/commands", PLAYERS, this::command).limitedBy(Limits::commands),
        Route.get("/tables/{table}/stream", PLAYERS, this::stream),
        Route.get("/tables/{table}/games/{game}", PLAYERS, this::replay),
        // Of any table that could be: the answer says nothing about which there are.
        Route.get("/tables/{table}/qr.svg", ANYBODY, call -> qr(call, "/t/" + call.part("table"))),
        Route.get("/qr.svg", ANYBODY, call -> qr(call, call.query("path").orElse(""))));
  }

  @Override
  public void routing(HttpRules rules) {
    for (Route route : routes()) {
      rules.route(
          route.method(),
          route.path(),
          (request, response) -> route.answer(new Call(carriers, request, response)));
    }
    rules.any((_, response) -> Call.send(response, new Problem(Status.NOT_FOUND_404, "none")));
  }

  /** The public list; a word that is no clock or number wants what there is not. */
  private Object tables(Call call) {
    Map<String, Object> wanted = new HashMap<>();
    for (String name : List.of("game", "edition", "clock", "language")) {
      call.query(name).ifPresent(value -> wanted.put(name, value));
    }
    call.query("free").ifPresent(value -> wanted.put("free", Call.number(value)));
    try {
      return carriers.host().tables(WireJson.read(WireJson.write(wanted), TableFilter.class));
    } catch (JacksonException e) {
      throw Problem.badRequest();
    }
  }

  private Object quick(Call call) throws IOException {
    QuickMatch wish = call.body(QuickMatch.class);
    return created(call, wish.name(), carriers.host().quick(call.me().player(), wish));
  }

  private Object create(Call call) throws IOException {
    CreateTable wish = call.body(CreateTable.class);
    return created(call, wish.name(), carriers.host().create(call.me().player(), wish));
  }

  private Object created(Call call, String name, TableHost.Creation creation) {
    return switch (creation) {
      case TableHost.Creation.Done(TableCreated created) -> {
        carriers.sessions().rename(call.me().player(), name);
        yield created;
      }
      case TableHost.Creation.Not(Refused why) ->
          throw new Problem(Status.CONFLICT_409, WireJson.write(why).replace("\"", ""));
    };
  }

  /** The same answer for a code that never was, is full, or was closed. */
  private Object join(Call call) throws IOException {
    String code = call.body(Coded.class).code();
    if (!carriers.limits().mayGuess(call.me(), call.place())) {
      throw Problem.tooMany();
    }
    return new Joined(
        carriers
            .host()
            .tableByCode(call.me().player(), code)
            .orElseThrow(() -> miss(call, "no-table")));
  }

  /** What is told to somebody who named what is not there. */
  private Problem miss(Call call, String code) {
    return carriers.limits().missed(call.me(), call.place())
        ? new Problem(Status.NOT_FOUND_404, code)
        : Problem.tooMany();
  }

  private Object command(Call call) throws IOException {
    Command command = call.body(Command.class);
    Message.Reply reply = carriers.submit(call.me(), call.part("table"), command);
    if (reply.refused() == Refused.NO_TABLE && !carriers.limits().missed(call.me(), call.place())) {
      throw Problem.tooMany();
    }
    return reply;
  }

  private @Nullable Object stream(Call call) throws IOException {
    int n = Call.number(call.query("n").orElse(""));
    new Stream(call).tell(call.part("table"), call.query("stream").orElse(""), n);
    return null;
  }

  private Object replay(Call call) {
    String from = call.query("from").orElse("public");
    Replays.From where =
        switch (from) {
          case "all" -> new Replays.From.Everywhere();
          case "public" -> new Replays.From.Outside();
          default -> new Replays.From.OfSeat(Call.number(from));
        };
    int game = Call.number(call.part("game"));
    return carriers
        .host()
        .replay(call.me().player(), call.part("table"), game, where)
        .orElseThrow(() -> miss(call, "no-game"));
  }

  private @Nullable Object qr(Call call, String path) {
    String address = carriers.doors().address(call.visit()).orElseThrow(Problem::badRequest);
    if (!OWN_PATH.matcher(path).matches()) {
      throw Problem.badRequest();
    }
    call.response()
        .header(HeaderNames.CONTENT_TYPE, "image/svg+xml")
        .header(HeaderNames.CACHE_CONTROL, "private, max-age=3600")
        .send(QrCodes.svg(address + path).getBytes(StandardCharsets.UTF_8));
    return null;
  }
}
