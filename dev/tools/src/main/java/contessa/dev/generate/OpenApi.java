package contessa.dev.generate;

import static contessa.dev.generate.JsonSchema.object;
import static contessa.dev.generate.JsonSchema.quoted;
import static contessa.dev.generate.JsonSchema.typed;

import module java.base;

import contessa.server.message.Bodies;
import contessa.server.message.CourtDeeds;
import contessa.server.message.HandOverCode;
import contessa.server.message.Invitation;
import contessa.server.message.InviteRequest;
import contessa.server.message.Leaderboard;
import contessa.server.message.MyRatings;
import contessa.server.message.PushBrowser;
import contessa.server.message.PushOff;
import contessa.server.message.PushOffer;
import contessa.server.message.PuzzleAnswer;
import contessa.server.message.PuzzleAnswers;
import contessa.server.message.QuickMatch;
import contessa.server.message.RatingChoice;
import contessa.server.message.RecentPlayer;
import contessa.server.message.SessionInfo;
import contessa.server.message.SiteInfo;
import contessa.server.message.SiteText;
import contessa.table.message.BotInfo;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.ExploreRequest;
import contessa.table.message.FinishedGame;
import contessa.table.message.Job;
import contessa.table.message.LookBackJob;
import contessa.table.message.Me;
import contessa.table.message.Message;
import contessa.table.message.PushNotification;
import contessa.table.message.Puzzle;
import contessa.table.message.Replay;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP API as OpenAPI: the requests of two documents, and the records of the wire as JSON
 * Schema.
 */
final class OpenApi {

  private static final Pattern REQUEST =
      Pattern.compile("- `(?<method>GET|POST) (?<path>/api/[^?` ]*)(?:\\?(?<query>[^` ]*))?`.*");

  private static final List<Path> DOCUMENTS =
      List.of(Path.of("docs/api.md"), Path.of("docs/analysis.md"));

  private static final String HEAD =
      """
      {"openapi":"3.1.0",
      "info":{"title":"Contessa","version":"1","description":"Written by ./contessa dev generate from the Java code and docs/api.md and analysis.md, which explain it. The JSON of games is that of docs/protocol.md."},
      "security":[{"token":[]}],
      "paths":{
      """;

  private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

  /** What a request takes and gives; {@code several} stands for a list. */
  private record Exchange(
      String request, @Nullable Class<?> takes, Class<?> gives, boolean several) {}

  /** A type of the wire that a request takes or gives is named here. */
  private static final List<Exchange> EXCHANGES =
      List.of(
          gives("GET /api/site", SiteInfo.class),
          gives("GET /api/site/{page}", SiteText.class),
          both("POST /api/session", Bodies.Invited.class, Me.class),
          both("POST /api/session/end", Bodies.Nothing.class, Bodies.Nothing.class),
          gives("GET /api/me", Me.class),
          both("POST /api/me", Bodies.Named.class, Me.class),
          both("POST /api/me/delete", Bodies.Nothing.class, Bodies.Nothing.class),
          gives("GET /api/me/export", Map.class),
          gives("GET /api/me/recovery", Map.class),
          listing("GET /api/bots", BotInfo.class),
          both("POST /api/hand-over", Bodies.Nothing.class, HandOverCode.class),
          both("POST /api/take-over", Bodies.Code.class, Me.class),
          both("POST /api/programs", Bodies.Named.class, Bodies.ProgramToken.class),
          both("POST /api/me/recovery", Bodies.Nothing.class, HandOverCode.class),
          gives("GET /api/push", PushOffer.class),
          both("POST /api/push", PushBrowser.class, Bodies.Nothing.class),
          both("POST /api/push/off", PushOff.class, Bodies.Nothing.class),
          listing("GET /api/tables", TableSummary.class),
          listing("GET /api/my-tables", TableSummary.class),
          listing("GET /api/my-games", FinishedGame.class),
          listing("GET /api/recent-players", RecentPlayer.class),
          both("POST /api/invitations", InviteRequest.class, Bodies.Nothing.class),
          listing("GET /api/invitations", Invitation.class),
          both("POST /api/invitations/decline", Bodies.Id.class, Bodies.Nothing.class),
          both("POST /api/quick", QuickMatch.class, TableCreated.class),
          both("POST /api/tables", CreateTable.class, TableCreated.class),
          both("POST /api/join", Bodies.Code.class, Bodies.Joined.class),
          both("POST /api/tables/{table}/short-code", Bodies.Nothing.class, Bodies.Code.class),
          both("POST /api/tables/{table}/commands", Command.class, Message.Reply.class),
          gives("GET /api/tables/{table}/stream", Message.class),
          gives("GET /api/events", PushNotification.class),
          gives("GET /api/tables/{table}/games/{game}", Replay.class),
          gives("GET /api/tables/{table}/games/{game}/record", String.class),
          gives("GET /api/tables/{table}/games/{game}/analysis", Job.class),
          both(
              "POST /api/tables/{table}/games/{game}/explore",
              ExploreRequest.class,
              Bodies.Joined.class),
          both("POST /api/explore", String.class, Bodies.Joined.class),
          both("POST /api/records", String.class, Replay.class),
          both("POST /api/analyses", String.class, Job.class),
          gives("GET /api/analyses/{id}", Job.class),
          gives("GET /api/look-back", LookBackJob.class),
          gives("GET /api/puzzles", Puzzle.Day.class),
          gives("GET /api/puzzles/{number}", Puzzle.class),
          gives("GET /api/puzzles/{number}/answers", PuzzleAnswers.class),
          both("POST /api/puzzles/{number}/answers", PuzzleAnswer.class, PuzzleAnswers.class),
          gives("GET /api/tables/{table}/qr.svg", String.class),
          gives("GET /api/qr.svg", String.class),
          listing("GET /api/sessions", SessionInfo.class),
          both("POST /api/sessions/end", Bodies.Id.class, Bodies.Nothing.class),
          gives("GET /api/my-ratings", MyRatings.class),
          both("POST /api/my-ratings", RatingChoice.class, MyRatings.class),
          both("POST /api/my-ratings/court", CourtDeeds.class, MyRatings.class),
          both("POST /api/my-ratings/forget", Bodies.Nothing.class, MyRatings.class),
          gives("GET /api/leaderboard", Leaderboard.class));

  /** Fields of requests that may be left out although the records need them. */
  private static final Map<Class<?>, Set<String>> DEFAULTS =
      Map.of(
          CreateTable.class,
          Set.of("options", "start"),
          TableOptions.class,
          Arrays.stream(TableOptions.class.getRecordComponents())
              .map(RecordComponent::getName)
              .collect(Collectors.toUnmodifiableSet()));

  private final WireTypes names = new WireTypes();
  private final Map<String, Class<?>> schemas = new TreeMap<>();

  private static Exchange gives(String request, Class<?> type) {
    return both(request, null, type);
  }

  private static Exchange listing(String request, Class<?> type) {
    return new Exchange(request, null, type, true);
  }

  private static Exchange both(String request, @Nullable Class<?> takes, Class<?> gives) {
    return new Exchange(request, takes, gives, false);
  }

  /** Every record that a request takes or gives, but for the smallest. */
  static Stream<Class<?>> records() {
    return EXCHANGES.stream()
        .flatMap(one -> Stream.concat(Stream.ofNullable(one.takes), Stream.of(one.gives)))
        .filter(type -> type.isRecord() || type.isSealed())
        .filter(type -> type.getEnclosingClass() != Bodies.class && type != PuzzleAnswer.class);
  }

  static String write() {
    Path home =
        Path.of(
            System.getProperty(
                "contessa.home", Files.exists(DOCUMENTS.getFirst()) ? "." : "../.."));
    OpenApi api = new OpenApi();
    Map<String, Map<String, String>> paths = new LinkedHashMap<>();
    for (Path document : DOCUMENTS) {
      try (Stream<String> lines = Files.lines(home.resolve(document))) {
        lines.map(REQUEST::matcher).filter(Matcher::matches).forEach(it -> api.add(it, paths));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return api.text(paths);
  }

  private void add(Matcher request, Map<String, Map<String, String>> paths) {
    paths
        .computeIfAbsent(request.group("path"), _ -> new LinkedHashMap<>())
        .put(request.group("method").toLowerCase(Locale.ROOT), operation(request));
  }

  private String text(Map<String, Map<String, String>> paths) {
    // Schemas name more schemas while they are written.
    Map<String, String> written = new TreeMap<>();
    while (written.size() < schemas.size()) {
      Map.copyOf(schemas).forEach((name, type) -> written.computeIfAbsent(name, _ -> schema(type)));
    }
    return HEAD
        + paths.entrySet().stream()
            .map(path -> quoted(path.getKey()) + ":" + object(path.getValue()))
            .collect(Collectors.joining(",\n"))
        + "\n},\n\"components\":{\n\"securitySchemes\":{\"token\":"
        + "{\"type\":\"http\",\"scheme\":\"bearer\"}},\n\"schemas\":{\n"
        + written.entrySet().stream()
            .map(schema -> quoted(schema.getKey()) + ":" + schema.getValue())
            .collect(Collectors.joining(",\n"))
        + "\n}}}\n";
  }

  // ---- Requests

  private String operation(Matcher request) {
    String path = request.group("path");
    String name = request.group("method") + " " + path;
    Exchange bodies =
        EXCHANGES.stream()
            .filter(one -> one.request.equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no bodies of " + name));
    Stream<String> inPath =
        VARIABLE.matcher(path).results().map(part -> parameter(part.group(1), "path"));
    Stream<String> inQuery =
        Stream.ofNullable(request.group("query"))
            .flatMap(query -> Stream.of(query.split("&", -1)))
            .map(part -> parameter(part.replace("=", ""), "query"));
    Stream<String> header = Stream.empty();
    String body = "";
    if (request.group("method").equals("POST")) {
      header =
          Stream.of(
              "{\"name\":\"X-Contessa\",\"in\":\"header\",\"required\":true,\"schema\":{\"const\":\"1\"}}");
      body = "\"requestBody\":{\"content\":%s},".formatted(content(bodies.takes, "", false));
    }
    return "{%s\"parameters\":[%s],\"responses\":{\"200\":{\"description\":\"OK\",\"content\":%s}}}"
        .formatted(
            body,
            Stream.of(inPath, inQuery, header)
                .flatMap(part -> part)
                .collect(Collectors.joining(",")),
            content(bodies.gives, path, bodies.several));
  }

  /** A body: text for records of games and pictures, lines for streams, else JSON. */
  private String content(@Nullable Class<?> body, String path, boolean several) {
    String schema = body == null ? JsonSchema.ANY : JsonSchema.of(body, this::named);
    String media =
        path.endsWith(".svg")
            ? "image/svg+xml"
            : body == String.class
                ? "text/plain"
                : path.endsWith("/stream") || path.endsWith("/events")
                    ? "application/x-ndjson"
                    : "application/json";
    String given = several ? object("type", quoted("array"), "items", schema) : schema;
    return object(media, object("schema", given));
  }

  private static String parameter(String name, String in) {
    return "{\"name\":\"%s\",\"in\":\"%s\",\"required\":%b,\"schema\":%s}"
        .formatted(name, in, in.equals("path"), typed("string"));
  }

  // ---- Schemas

  private String schema(Class<?> type) {
    if (type.isEnum()) {
      return TypeScript.words(type).stream()
          .map(JsonSchema::quoted)
          .collect(Collectors.joining(",", "{\"enum\":[", "]}"));
    }
    if (type.isSealed()) {
      return Arrays.stream(type.getPermittedSubclasses())
          .map(one -> JsonSchema.of(one, this::named))
          .collect(Collectors.joining(",", "{\"oneOf\":[", "]}"));
    }
    Map<String, String> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    String tag = WireTypes.tagName(type);
    if (tag != null) {
      properties.put(tag, object("const", quoted(WireTypes.word(type))));
      required.add(quoted(tag));
    }
    Set<String> defaults = DEFAULTS.getOrDefault(type, Set.of());
    WireTypes.unwrapped(type)
        .forEach(
            field -> {
              String name = WireTypes.name(field);
              properties.put(name, JsonSchema.of(field.getAnnotatedType(), this::named));
              if (!TypeScript.isNullable(field.getAnnotatedType()) && !defaults.contains(name)) {
                required.add(quoted(name));
              }
            });
    return "{\"type\":\"object\",\"properties\":%s,\"required\":[%s]}"
        .formatted(object(properties), String.join(",", required));
  }

  /** Refers to a schema, which is written further below. */
  private String named(Class<?> type) {
    String name = names.name(type);
    schemas.put(name, type);
    return object("$ref", quoted("#/components/schemas/" + name));
  }
}
