package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.ANYONE;
import static contessa.server.net.http.Route.Access.PLAYERS;

import module java.base;

import contessa.notation.json.Words;
import contessa.server.host.Tables;
import contessa.server.host.site.SitePolicy;
import contessa.server.message.Bodies;
import contessa.server.message.QuickMatch;
import contessa.server.message.SiteSwitch;
import contessa.server.message.TableFilter;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.http.Router;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.RateLimits;
import contessa.server.net.pages.QrCodes;
import contessa.table.bots.BotList;
import contessa.table.message.ClientMessage;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import contessa.table.player.PlayerIds;
import contessa.table.player.TableCodes;
import io.netty.handler.codec.http.HttpHeaderNames;
import org.jspecify.annotations.Nullable;

/** Tables, replays and lists over HTTP, in the same records as over a WebSocket. */
public final class Api {

  /** A path of this server. Two leading slashes would name another host. */
  private static final Pattern OWN_PATH = Pattern.compile("/(?!/)[A-Za-z0-9/_.~?=&#%-]{0,199}");

  private final NetContext context;

  public Api(NetContext context) {
    this.context = context;
  }

  public List<Route> routes() {
    return Stream.of(
            new SessionApi(context).routes(),
            new SiteApi(context).routes(),
            tableRoutes(),
            new GameApi(context).routes(),
            new PeopleApi(context).routes())
        .flatMap(List::stream)
        .toList();
  }

  private List<Route> tableRoutes() {
    return List.of(
        Route.get("/bots", ANYONE, _ -> BotList.all()),
        Route.get("/tables", ANYONE, this::tables).costly(),
        Route.get("/my-tables", PLAYERS, request -> context.tables().tablesOf(request.playerId())),
        Route.post("/quick", PLAYERS, this::quick).creates(),
        Route.post("/tables", PLAYERS, this::create).creates(),
        Route.post("/join", PLAYERS, this::join),
        Route.post("/tables/{table}/short-code", PLAYERS, this::shortCode),
        Route.post("/tables/{table}/commands", PLAYERS, this::command)
            .limitedBy(Limit.COMMANDS)
            .limitedByAddress(Limit.COMMANDS_BY_ADDRESS),
        Route.get("/tables/{table}/stream", PLAYERS, this::stream),
        Route.get("/events", PLAYERS, Api::events).costly(),
        // For any id, so that the answer does not tell which tables exist.
        Route.get(
                "/tables/{table}/qr.svg",
                ANYONE,
                request -> qr(request, "/t/" + request.part("table")))
            .costly(),
        Route.get("/qr.svg", ANYONE, request -> qr(request, request.query("path").orElse("")))
            .costly());
  }

  /** Adds every route, and an answer to every other path, below {@code /api}. */
  public void addTo(Router router) {
    for (Route route : routes()) {
      router.add(route.method(), "/api" + route.path(), route::answer);
    }
  }

  /** The public tables that match the query. */
  private Object tables(ApiRequest request) {
    return context
        .tables()
        .tables(
            new TableFilter(
                request.query("game").orElse(null),
                request.query("edition").orElse(null),
                request.query("clock").map(Api::clock).orElse(null),
                request.query("language").orElse(null),
                request.query("free").map(_ -> request.queryNumber("free")).orElse(null)));
  }

  private static Clock clock(String word) {
    return word(Clock.values(), word).orElseThrow(() -> ApiException.badField("clock"));
  }

  /** The constant with this word. */
  static <E extends Enum<E>> Optional<E> word(E[] all, String word) {
    return Arrays.stream(all).filter(one -> Words.kebab(one).equals(word)).findAny();
  }

  private Object quick(ApiRequest request) throws IOException {
    QuickMatch wish = request.body(QuickMatch.class);
    refuse(
        context
            .site()
            .policy()
            .refusal(SiteSwitch.NEW_GAMES, SiteSwitch.PUBLIC_TABLES, SiteSwitch.BOTS));
    TableCreated created = created(context.tables().quick(request.playerId(), wish));
    context.sessions().rename(request.playerId(), wish.name());
    return created;
  }

  private Object create(ApiRequest request) throws IOException {
    boolean program = PlayerIds.isProgram(request.playerId());
    SitePolicy policy = context.site().policy();
    CreateTable wish =
        policy.within(
            request.body(CreateTable.class, text -> CreateTable.completed(text, program)));
    refuse(policy.refusal(SiteSwitch.NEW_GAMES));
    if (!wish.botKinds().isEmpty()) {
      refuse(policy.refusal(SiteSwitch.BOTS));
    }
    TableCreated created = created(context.tables().create(request.playerId(), wish));
    context.sessions().rename(request.playerId(), wish.name());
    return created;
  }

  /** Refuses the request, if there is a reason. */
  static void refuse(@Nullable Refused why) {
    if (why != null) {
      throw ApiException.conflict(why);
    }
  }

  /** The new table; refuses the request if there is none. */
  static TableCreated created(Tables.Creation creation) {
    return switch (creation) {
      case Tables.Creation.Created(TableCreated created) -> created;
      case Tables.Creation.NotCreated(Refused why) -> throw ApiException.conflict(why);
    };
  }

  /** Gives the same answer for a wrong code, a full table and a closed one. */
  private Object join(ApiRequest request) throws IOException {
    String code = request.body(Bodies.Code.class).code();
    RateLimits limits = context.limits();
    boolean isShort = TableCodes.normalize(code).length() == TableCodes.SHORT_LENGTH;
    if (!limits.mayGuess(request.me(), request.clientAddress())
        || isShort && !limits.mayGuessShort(request.clientAddress())) {
      throw context.tooMany("guesses", request.clientAddress());
    }
    return new Bodies.Joined(
        context
            .tables()
            .tableByCode(request.playerId(), code)
            .orElseThrow(
                () -> {
                  if (isShort) {
                    limits.missedShort(request.clientAddress());
                  }
                  return request.missing("no-table");
                }));
  }

  private Object shortCode(ApiRequest request) {
    return context
        .tables()
        .shortCode(request.playerId(), request.part("table"))
        .map(Bodies.Code::new)
        .orElseThrow(() -> request.missing("no-table"));
  }

  private Object command(ApiRequest request) throws IOException {
    ClientMessage.Submit submit = submission(request.part("table"), request.body(Command.class));
    Message.Reply reply =
        context.submit(request.me(), submit.table(), submit.command(), System.nanoTime());
    if (reply.refused() == Refused.NO_TABLE
        && !context.limits().missed(request.me(), request.clientAddress())) {
      throw ApiException.tooMany();
    }
    return reply;
  }

  private static ClientMessage.Submit submission(String table, Command command) {
    try {
      return new ClientMessage.Submit(table, command);
    } catch (IllegalArgumentException e) {
      throw ApiException.badRequest();
    }
  }

  private @Nullable Object stream(ApiRequest request) throws IOException {
    int n = request.queryNumber("n");
    new MessageStream(request, request.part("table"))
        .tellTable(request.query("stream").orElse(""), n);
    return null;
  }

  private static @Nullable Object events(ApiRequest request) {
    new MessageStream(request, "").tellEvents();
    return null;
  }

  private @Nullable Object qr(ApiRequest request, String path) {
    String address =
        context.authenticator().address(request.source()).orElseThrow(ApiException::badRequest);
    if (!OWN_PATH.matcher(path).matches()) {
      throw ApiException.badRequest();
    }
    request
        .exchange()
        .with(HttpHeaderNames.CONTENT_TYPE, "image/svg+xml")
        .with(HttpHeaderNames.CACHE_CONTROL, "private, max-age=3600")
        .send(QrCodes.svg(address + path).getBytes(StandardCharsets.UTF_8));
    return null;
  }
}
