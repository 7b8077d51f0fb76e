package contessa.server.net;

import contessa.server.host.Sessions;
import contessa.server.host.TableHost;
import contessa.server.table.Players;
import contessa.server.table.Replays;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.HandOverCode;
import contessa.server.wire.Me;
import contessa.server.wire.Message;
import contessa.server.wire.QuickMatch;
import contessa.server.wire.Refused;
import contessa.server.wire.TableCreated;
import contessa.server.wire.TableFilter;
import contessa.server.wire.WireJson;
import io.helidon.common.uri.UriQuery;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Lobby, tables and records over HTTP, in the same records as over a socket. */
final class Api implements HttpService {

  /** A header that no page elsewhere can send without asking first. */
  private static final HeaderName OURS = HeaderNames.create("X-Contessa");

  /** Never one that begins with two slashes, which would be another server's. */
  private static final Pattern OWN_PATH = Pattern.compile("/(?!/)[A-Za-z0-9/_.~?=&#%-]{0,199}");

  private static final int LONGEST_BODY = 16 * 1_024;
  private static final long KEEP_ALIVE = 15_000;

  private final Socket.Carriers carriers;

  Api(Socket.Carriers carriers) {
    this.carriers = carriers;
  }

  /** Something to read out: a code to join by. */
  record Join(String code) {}

  /** The table that a code leads to. */
  record Joined(String table) {}

  record NewProgram(String name) {}

  /** A program and its token, told only once. */
  record ProgramToken(String token, Me me) {}

  record NewName(String name) {}

  record TakeOver(String code) {}

  private record Problem(String error) {}

  @Override
  public void routing(HttpRules rules) {
    rules
        .post("/session", this::session)
        .get("/me", (request, response) -> asMe(request, response, me -> send(response, me)))
        .post("/me", this::rename)
        .post("/hand-over", this::handOver)
        .post("/take-over", this::takeOver)
        .get("/bots", (_, response) -> send(response, carriers.host().bots()))
        .get("/tables", this::tables)
        .get("/my-tables", this::myTables)
        .get("/my-games", this::myGames)
        .post("/tables", this::create)
        .post("/quick", this::quick)
        .post("/join", this::join)
        .post("/programs", this::program)
        .post("/tables/{table}/commands", this::command)
        .get("/tables/{table}/stream", this::stream)
        .get("/tables/{table}/games/{game}", this::replay)
        .get("/tables/{table}/qr.svg", this::qrOfTable)
        .get("/qr.svg", this::qrOfPath);
  }

  private interface WithMe {
    void handle(Me me) throws IOException;
  }

  private void asMe(ServerRequest request, ServerResponse response, WithMe handler)
      throws IOException {
    Optional<Me> me = carriers.doors().who(request.headers());
    if (me.isEmpty()) {
      problem(response, Status.UNAUTHORIZED_401, "no-session");
    } else if (!carriers.limits().requests().take(me.get().player())) {
      problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
    } else {
      handler.handle(me.get());
    }
  }

  /** Whether a request that changes something may; if not, it is answered. */
  private boolean mayPost(ServerRequest request, ServerResponse response) {
    boolean ours =
        request.headers().contains(OURS) && carriers.doors().isFromHere(request.headers());
    if (!ours) {
      problem(response, Status.FORBIDDEN_403, "not-from-here");
    }
    return ours;
  }

  /** The session of the cookie, or a new guest. */
  private void session(ServerRequest request, ServerResponse response) {
    if (!mayPost(request, response)) {
      return;
    }
    Optional<Me> me = carriers.doors().who(request.headers());
    if (me.isPresent()) {
      send(response, me.get());
    } else if (!carriers.limits().sessions().take(Doors.place(request.remotePeer().address()))) {
      problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
    } else {
      Sessions.Opened opened = carriers.sessions().open();
      response.header(HeaderNames.SET_COOKIE, carriers.doors().setCookie(opened.token()));
      send(response, opened.me());
    }
  }

  private void myTables(ServerRequest request, ServerResponse response) throws IOException {
    asMe(request, response, me -> send(response, carriers.host().tablesOf(me.player())));
  }

  private void myGames(ServerRequest request, ServerResponse response) throws IOException {
    asMe(request, response, me -> send(response, carriers.host().gamesOf(me.player())));
  }

  /** The public list; a word that is no clock or number wants what there is not. */
  private void tables(ServerRequest request, ServerResponse response) {
    try {
      send(response, carriers.host().tables(filter(request.query())));
    } catch (JacksonException e) {
      problem(response, Status.BAD_REQUEST_400, "bad-request");
    }
  }

  private static TableFilter filter(UriQuery query) {
    Map<String, Object> wanted = new HashMap<>();
    for (String name : List.of("game", "edition", "clock", "language")) {
      query.first(name).ifPresent(value -> wanted.put(name, value));
    }
    query.first("free").ifPresent(value -> wanted.put("free", (int) number(value)));
    return WireJson.read(WireJson.write(wanted), TableFilter.class);
  }

  private void rename(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    asMe(
        request,
        response,
        me -> {
          Optional<NewName> wish = read(request, response, NewName.class);
          if (wish.isEmpty()) {
            return;
          }
          Optional<String> name =
              Optional.ofNullable(wish.get().name())
                  .flatMap(text -> carriers.sessions().rename(me.player(), text));
          if (name.isPresent()) {
            send(response, new Me(me.player(), name.get()));
          } else {
            problem(response, Status.BAD_REQUEST_400, "bad-name");
          }
        });
  }

  /** Only for browsers: a program's token is handed over by whoever has it. */
  private void handOver(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    asMe(
        request,
        response,
        me -> {
          if (Players.isProgram(me.player())) {
            problem(response, Status.FORBIDDEN_403, "no-programs");
          } else if (!carriers.limits().creations().take(me.player())) {
            problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
          } else {
            send(response, new HandOverCode(carriers.sessions().handOver(me.player())));
          }
        });
  }

  /** Another browser goes on as the player who made the code, whoever it was before. */
  private void takeOver(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    Limits limits = carriers.limits();
    if (!limits.guesses().take(Doors.place(request.remotePeer().address()))
        || !limits.allGuesses().take("all")) {
      problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
      return;
    }
    Optional<TakeOver> wish = read(request, response, TakeOver.class);
    if (wish.isEmpty()) {
      return;
    }
    Optional<Sessions.Opened> opened =
        Optional.ofNullable(wish.get().code()).flatMap(carriers.sessions()::takeOver);
    if (opened.isPresent()) {
      response.header(HeaderNames.SET_COOKIE, carriers.doors().setCookie(opened.get().token()));
      send(response, opened.get().me());
    } else {
      problem(response, Status.NOT_FOUND_404, "no-code");
    }
  }

  private void quick(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    asMe(
        request,
        response,
        me -> {
          if (!carriers.limits().creations().take(me.player())) {
            problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
            return;
          }
          Optional<QuickMatch> wish = read(request, response, QuickMatch.class);
          if (wish.isPresent()) {
            String name = wish.get().name();
            answer(response, me, name, carriers.host().quick(me.player(), wish.get()));
          }
        });
  }

  private void answer(ServerResponse response, Me me, String name, TableHost.Creation creation) {
    switch (creation) {
      case TableHost.Creation.Done(TableCreated created) -> {
        carriers.sessions().rename(me.player(), name);
        send(response, created);
      }
      case TableHost.Creation.Not(Refused why) ->
          problem(response, Status.CONFLICT_409, WireJson.write(why).replace("\"", ""));
    }
  }

  private void create(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    asMe(
        request,
        response,
        me -> {
          if (!carriers.limits().creations().take(me.player())) {
            problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
            return;
          }
          Optional<CreateTable> wish = read(request, response, CreateTable.class);
          if (wish.isPresent()) {
            String name = wish.get().name();
            answer(response, me, name, carriers.host().create(me.player(), wish.get()));
          }
        });
  }

  /** The same answer for a code that never was, is full, or was closed. */
  private void join(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    asMe(
        request,
        response,
        me -> {
          String place = Doors.place(request.remotePeer().address());
          Limits limits = carriers.limits();
          if (!limits.guesses().take(me.player())
              || !limits.guesses().take(place)
              || !limits.allGuesses().take("all")) {
            problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
            return;
          }
          Optional<Join> join = read(request, response, Join.class);
          if (join.isEmpty()) {
            return;
          }
          Optional<String> table =
              Optional.ofNullable(join.get().code()).flatMap(carriers.host()::tableByCode);
          if (table.isPresent()) {
            send(response, new Joined(table.get()));
          } else {
            problem(response, Status.NOT_FOUND_404, "no-table");
          }
        });
  }

  private void program(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    asMe(
        request,
        response,
        me -> {
          if (!carriers.limits().creations().take(me.player())) {
            problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
            return;
          }
          Optional<NewProgram> wish = read(request, response, NewProgram.class);
          if (wish.isEmpty()) {
            return;
          }
          String name = wish.get().name();
          if (name == null || name.isBlank() || name.length() > 40) {
            problem(response, Status.BAD_REQUEST_400, "bad-name");
            return;
          }
          Sessions.Opened opened = carriers.sessions().openProgram(name);
          send(response, new ProgramToken(opened.token(), opened.me()));
        });
  }

  private void command(ServerRequest request, ServerResponse response) throws IOException {
    if (!mayPost(request, response)) {
      return;
    }
    asMe(
        request,
        response,
        me -> {
          if (!carriers.limits().commands().take(me.player())) {
            problem(response, Status.TOO_MANY_REQUESTS_429, "too-many");
            return;
          }
          Optional<Command> command = read(request, response, Command.class);
          if (command.isPresent()) {
            String table = request.path().pathParameters().get("table");
            send(response, carriers.submit(me, table, command.get()));
          }
        });
  }

  /** Lines of JSON for programs: what a socket would be told, one message a line. */
  private void stream(ServerRequest request, ServerResponse response) throws IOException {
    asMe(
        request,
        response,
        me -> {
          Outbox outbox = new Outbox();
          String table = request.path().pathParameters().get("table");
          String known = request.query().first("stream").orElse("");
          long n = number(request.query().first("n").orElse("0"));
          Optional<TableHost.Subscription> watching =
              carriers.host().watch(me.player(), table, known, n, outbox::put);
          if (watching.isEmpty()) {
            problem(response, Status.NOT_FOUND_404, "no-table");
            return;
          }
          response.header(HeaderNames.CONTENT_TYPE, "application/x-ndjson");
          try (TableHost.Subscription _ = watching.get();
              OutputStream out = response.outputStream()) {
            while (!outbox.isFull()) {
              Message message = outbox.take(KEEP_ALIVE);
              String line = message == null ? "\n" : WireJson.write(message) + "\n";
              out.write(line.getBytes(StandardCharsets.UTF_8));
              out.flush();
            }
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  private void replay(ServerRequest request, ServerResponse response) throws IOException {
    asMe(
        request,
        response,
        me -> {
          String table = request.path().pathParameters().get("table");
          long game = number(request.path().pathParameters().get("game"));
          String from = request.query().first("from").orElse("public");
          Replays.From where =
              switch (from) {
                case "all" -> new Replays.From.Everywhere();
                case "public" -> new Replays.From.Outside();
                default -> new Replays.From.OfSeat((int) number(from));
              };
          var replay = carriers.host().replay(me.player(), table, (int) game, where);
          if (replay.isPresent()) {
            send(response, replay.get());
          } else {
            problem(response, Status.NOT_FOUND_404, "no-game");
          }
        });
  }

  /** Of any table that could be: the answer says nothing about which there are. */
  private void qrOfTable(ServerRequest request, ServerResponse response) {
    qr(request, response, "/t/" + request.path().pathParameters().get("table"));
  }

  private void qrOfPath(ServerRequest request, ServerResponse response) {
    qr(request, response, request.query().first("path").orElse(""));
  }

  private void qr(ServerRequest request, ServerResponse response, String path) {
    Optional<String> address = carriers.doors().address(request.headers());
    if (address.isEmpty() || !OWN_PATH.matcher(path).matches()) {
      problem(response, Status.BAD_REQUEST_400, "bad-request");
      return;
    }
    response
        .header(HeaderNames.CONTENT_TYPE, "image/svg+xml")
        .header(HeaderNames.CACHE_CONTROL, "private, max-age=3600")
        .send(QrCodes.svg(address.get() + path).getBytes(StandardCharsets.UTF_8));
  }

  private static long number(String text) {
    return text.matches("\\d{1,9}") ? Long.parseLong(text) : 0;
  }

  private static <T> Optional<T> read(ServerRequest request, ServerResponse response, Class<T> type)
      throws IOException {
    byte[] body = request.content().inputStream().readNBytes(LONGEST_BODY + 1);
    if (body.length > LONGEST_BODY) {
      problem(response, Status.REQUEST_ENTITY_TOO_LARGE_413, "too-long");
      return Optional.empty();
    }
    try {
      T value = WireJson.read(new String(body, StandardCharsets.UTF_8), type);
      if (value != null) {
        return Optional.of(value);
      }
    } catch (JacksonException e) {
      // Answered below, without a word of what it was.
    }
    problem(response, Status.BAD_REQUEST_400, "bad-request");
    return Optional.empty();
  }

  static void send(ServerResponse response, Object value) {
    response
        .header(HeaderNames.CONTENT_TYPE, "application/json")
        .header(HeaderNames.CACHE_CONTROL, "no-store")
        .send(WireJson.write(value).getBytes(StandardCharsets.UTF_8));
  }

  static void problem(ServerResponse response, Status status, String code) {
    response.status(status);
    send(response, new Problem(code));
  }
}
