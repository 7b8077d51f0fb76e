package contessa.dev.generate;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.server.message.CourtDeeds;
import contessa.server.message.HandOverCode;
import contessa.server.message.Invitation;
import contessa.server.message.InviteRequest;
import contessa.server.message.Leaderboard;
import contessa.server.message.MyRatings;
import contessa.server.message.PushBrowser;
import contessa.server.message.PushOff;
import contessa.server.message.PushOffer;
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
import contessa.table.message.Puzzle;
import contessa.table.message.PuzzleDay;
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

  /** What is not described here. */
  private static final String ANY = "{}";

  private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

  /** What a request takes and gives; {@code several} stands for a list. */
  private record Bodies(
      String request, @Nullable Class<?> takes, @Nullable Class<?> gives, boolean several) {}

  private static final Bodies UNKNOWN = gives("", null);

  /** A type of the wire that a request takes or gives is named here. */
  private static final List<Bodies> BODIES =
      List.of(
          gives("GET /api/site", SiteInfo.class),
          gives("GET /api/site/{page}", SiteText.class),
          gives("POST /api/session", Me.class),
          gives("GET /api/me", Me.class),
          gives("POST /api/me", Me.class),
          listing("GET /api/bots", BotInfo.class),
          gives("POST /api/hand-over", HandOverCode.class),
          both("POST /api/take-over", HandOverCode.class, Me.class),
          gives("POST /api/me/recovery", HandOverCode.class),
          gives("GET /api/push", PushOffer.class),
          both("POST /api/push", PushBrowser.class, null),
          both("POST /api/push/off", PushOff.class, null),
          listing("GET /api/tables", TableSummary.class),
          listing("GET /api/my-tables", TableSummary.class),
          listing("GET /api/my-games", FinishedGame.class),
          listing("GET /api/recent-players", RecentPlayer.class),
          both("POST /api/invitations", InviteRequest.class, null),
          listing("GET /api/invitations", Invitation.class),
          both("POST /api/quick", QuickMatch.class, TableCreated.class),
          both("POST /api/tables", CreateTable.class, TableCreated.class),
          both("POST /api/tables/{table}/commands", Command.class, Message.Reply.class),
          gives("GET /api/tables/{table}/stream", Message.class),
          gives("GET /api/tables/{table}/games/{game}", Replay.class),
          gives("GET /api/tables/{table}/games/{game}/analysis", Job.class),
          both("POST /api/tables/{table}/games/{game}/explore", ExploreRequest.class, null),
          gives("POST /api/records", Replay.class),
          gives("POST /api/analyses", Job.class),
          gives("GET /api/analyses/{id}", Job.class),
          gives("GET /api/look-back", LookBackJob.class),
          gives("GET /api/puzzles", PuzzleDay.class),
          gives("GET /api/puzzles/{number}", Puzzle.class),
          gives("GET /api/puzzles/{number}/answers", PuzzleAnswers.class),
          gives("POST /api/puzzles/{number}/answers", PuzzleAnswers.class),
          listing("GET /api/sessions", SessionInfo.class),
          gives("GET /api/my-ratings", MyRatings.class),
          both("POST /api/my-ratings", RatingChoice.class, MyRatings.class),
          both("POST /api/my-ratings/court", CourtDeeds.class, MyRatings.class),
          gives("POST /api/my-ratings/forget", MyRatings.class),
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

  private static Bodies gives(String request, @Nullable Class<?> type) {
    return both(request, null, type);
  }

  private static Bodies listing(String request, Class<?> type) {
    return new Bodies(request, null, type, true);
  }

  private static Bodies both(String request, @Nullable Class<?> takes, @Nullable Class<?> gives) {
    return new Bodies(request, takes, gives, false);
  }

  /** Every record that a request takes or gives. */
  static Stream<Class<?>> records() {
    return BODIES.stream()
        .flatMap(one -> Stream.of(Optional.ofNullable(one.takes), Optional.ofNullable(one.gives)))
        .flatMap(Optional::stream);
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
    Bodies bodies =
        BODIES.stream().filter(one -> one.request.equals(name)).findFirst().orElse(UNKNOWN);
    Stream<String> inPath =
        VARIABLE.matcher(path).results().map(part -> parameter(part.group(1), "path"));
    Stream<String> inQuery =
        Stream.ofNullable(request.group("query"))
            .flatMap(query -> Stream.of(query.split("&", -1)))
            .map(part -> parameter(part.replace("=", ""), "query"));
    Stream<String> header = Stream.empty();
    Map<String, String> fields = new LinkedHashMap<>();
    if (request.group("method").equals("POST")) {
      header =
          Stream.of(
              "{\"name\":\"X-Contessa\",\"in\":\"header\",\"required\":true,\"schema\":{\"const\":\"1\"}}");
      fields.put("requestBody", object("content", content("application/json", of(bodies.takes))));
    }
    fields.put(
        "parameters",
        Stream.of(inPath, inQuery, header)
            .flatMap(part -> part)
            .collect(Collectors.joining(",", "[", "]")));
    String media = path.endsWith("/stream") ? "application/x-ndjson" : "application/json";
    String answer = of(bodies.gives);
    String given = bodies.several ? object("type", quoted("array"), "items", answer) : answer;
    fields.put(
        "responses",
        object("200", object("description", quoted("OK"), "content", content(media, given))));
    return object(fields);
  }

  private String of(@Nullable Class<?> body) {
    return body == null ? ANY : type(body);
  }

  private static String parameter(String name, String in) {
    return object(
        "name",
        quoted(name),
        "in",
        quoted(in),
        "required",
        String.valueOf(in.equals("path")),
        "schema",
        typed("string"));
  }

  private static String content(String media, String schema) {
    return object(media, object("schema", schema));
  }

  // ---- Schemas

  private String schema(Class<?> type) {
    if (type.isEnum()) {
      return WireTypes.kebab(type).stream()
          .map(OpenApi::quoted)
          .collect(Collectors.joining(",", "{\"enum\":[", "]}"));
    }
    if (type.isSealed()) {
      return Arrays.stream(type.getPermittedSubclasses())
          .map(this::type)
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
              properties.put(name, type(field.getAnnotatedType()));
              if (!TypeScript.isNullable(field.getAnnotatedType()) && !defaults.contains(name)) {
                required.add(quoted(name));
              }
            });
    return object(
        "type",
        quoted("object"),
        "properties",
        object(properties),
        "required",
        "[" + String.join(",", required) + "]");
  }

  private String type(AnnotatedType type) {
    if (type instanceof AnnotatedParameterizedType generic) {
      AnnotatedType[] of = generic.getAnnotatedActualTypeArguments();
      AnnotatedType last = of[of.length - 1];
      String items =
          TypeScript.isNullable(last)
              ? "{\"anyOf\":[" + type(last) + "," + typed("null") + "]}"
              : type(last);
      return of.length == 1
          ? object("type", quoted("array"), "items", items)
          : object("type", quoted("object"), "additionalProperties", items);
    }
    return type((Class<?>) type.getType());
  }

  private String type(Class<?> type) {
    return switch (type.getSimpleName()) {
      case "boolean", "Boolean" -> typed("boolean");
      case "double", "Double" -> typed("number");
      case "int", "long", "Integer", "Long" -> typed("integer");
      case "String" -> typed("string");
      case "JsonNode", "GameJson" -> ANY;
      default -> {
        String name = names.name(type);
        schemas.put(name, type);
        yield object("$ref", quoted("#/components/schemas/" + name));
      }
    };
  }

  private static String typed(String name) {
    return object("type", quoted(name));
  }

  /** An object of names and values in turn. */
  private static String object(String... fields) {
    Map<String, String> all = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      all.put(fields[i], fields[i + 1]);
    }
    return object(all);
  }

  private static String object(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> quoted(field.getKey()) + ":" + field.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String quoted(String text) {
    return JsonNode.of(text).toString();
  }
}
