package contessa.dev.generate;

import module java.base;

import contessa.notation.json.JsonName;
import contessa.notation.json.JsonNode;
import contessa.notation.json.Words;
import contessa.server.message.CourtDeeds;
import contessa.server.message.HandOverCode;
import contessa.server.message.Invitation;
import contessa.server.message.InviteRequest;
import contessa.server.message.Leaderboard;
import contessa.server.message.MyRatings;
import contessa.server.message.PushBrowser;
import contessa.server.message.PushOff;
import contessa.server.message.PushOffer;
import contessa.server.message.QuickMatch;
import contessa.server.message.RatingChoice;
import contessa.server.message.RecentPlayer;
import contessa.server.message.SessionInfo;
import contessa.table.message.BotInfo;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.FinishedGame;
import contessa.table.message.GameJson;
import contessa.table.message.Me;
import contessa.table.message.Message;
import contessa.table.message.Replay;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP API as OpenAPI: the requests of {@code docs/api.md}, and the records of the wire as JSON
 * Schema.
 */
final class OpenApi {

  private static final Pattern REQUEST =
      Pattern.compile("- `(?<method>GET|POST) (?<path>/api/[^?` ]*)(?:\\?(?<query>[^` ]*))?`.*");

  private static final Path API = Path.of("docs/api.md");

  private static final String HEAD =
      """
      {"openapi":"3.1.0",
      "info":{"title":"Contessa","version":"1","description":"Written by ./contessa dev generate from the Java code and docs/api.md, which explains it. The JSON of games is that of docs/protocol.md."},
      "security":[{"token":[]}],
      "paths":{
      """;

  /** What is not described here. */
  private static final String ANY = "{}";

  private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

  /** What a request takes and gives; a class in a list of one stands for a list. */
  private record Bodies(@Nullable Class<?> takes, @Nullable Class<?> gives, boolean several) {}

  private static final Map<String, Bodies> BODIES =
      Map.ofEntries(
          gives("POST /api/session", Me.class),
          gives("GET /api/me", Me.class),
          listing("GET /api/bots", BotInfo.class),
          gives("POST /api/hand-over", HandOverCode.class),
          gives("GET /api/push", PushOffer.class),
          both("POST /api/push", PushBrowser.class, null),
          both("POST /api/push/off", PushOff.class, null),
          listing("GET /api/tables", TableSummary.class),
          listing("GET /api/my-games", FinishedGame.class),
          listing("GET /api/recent-players", RecentPlayer.class),
          both("POST /api/invitations", InviteRequest.class, null),
          listing("GET /api/invitations", Invitation.class),
          both("POST /api/quick", QuickMatch.class, TableCreated.class),
          both("POST /api/tables", CreateTable.class, TableCreated.class),
          both("POST /api/tables/{table}/commands", Command.class, Message.Reply.class),
          gives("GET /api/tables/{table}/stream", Message.class),
          gives("GET /api/tables/{table}/games/{game}", Replay.class),
          listing("GET /api/sessions", SessionInfo.class),
          gives("GET /api/my-ratings", MyRatings.class),
          both("POST /api/my-ratings", RatingChoice.class, MyRatings.class),
          both("POST /api/my-ratings/court", CourtDeeds.class, MyRatings.class),
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

  private final Map<String, Class<?>> schemas = new TreeMap<>();

  private static Map.Entry<String, Bodies> gives(String request, Class<?> type) {
    return both(request, null, type);
  }

  private static Map.Entry<String, Bodies> listing(String request, Class<?> type) {
    return Map.entry(request, new Bodies(null, type, true));
  }

  private static Map.Entry<String, Bodies> both(
      String request, @Nullable Class<?> takes, @Nullable Class<?> gives) {
    return Map.entry(request, new Bodies(takes, gives, false));
  }

  static String write() {
    Path home = Path.of(System.getProperty("contessa.home", Files.exists(API) ? "." : "../.."));
    try {
      return new OpenApi().text(Files.readAllLines(home.resolve(API)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String text(List<String> document) {
    Map<String, Map<String, String>> paths = new LinkedHashMap<>();
    for (String line : document) {
      Matcher request = REQUEST.matcher(line);
      if (request.matches()) {
        paths
            .computeIfAbsent(request.group("path"), _ -> new LinkedHashMap<>())
            .put(request.group("method").toLowerCase(Locale.ROOT), operation(request));
      }
    }
    List<String> pathLines = new ArrayList<>();
    paths.forEach((path, operations) -> pathLines.add(quoted(path) + ":" + object(operations)));
    List<String> schemaLines = new ArrayList<>();
    // Schemas name more schemas while they are written.
    Map<String, String> written = new TreeMap<>();
    while (written.size() < schemas.size()) {
      for (String name : List.copyOf(schemas.keySet())) {
        if (!written.containsKey(name)) {
          written.put(name, schema(Objects.requireNonNull(schemas.get(name))));
        }
      }
    }
    written.forEach((name, schema) -> schemaLines.add(quoted(name) + ":" + schema));
    return HEAD
        + String.join(",\n", pathLines)
        + "\n},\n\"components\":{\n\"securitySchemes\":{\"token\":"
        + "{\"type\":\"http\",\"scheme\":\"bearer\"}},\n\"schemas\":{\n"
        + String.join(",\n", schemaLines)
        + "\n}}}\n";
  }

  // ---- Requests

  private String operation(Matcher request) {
    String path = request.group("path");
    Bodies bodies =
        BODIES.getOrDefault(request.group("method") + " " + path, new Bodies(null, null, false));
    List<String> parameters = new ArrayList<>();
    VARIABLE
        .matcher(path)
        .results()
        .forEach(name -> parameters.add(parameter(name.group(1), "path")));
    if (request.group("query") != null) {
      for (String part : request.group("query").split("&", -1)) {
        parameters.add(parameter(part.replace("=", ""), "query"));
      }
    }
    Map<String, String> fields = new LinkedHashMap<>();
    if (request.group("method").equals("POST")) {
      parameters.add(
          "{\"name\":\"X-Contessa\",\"in\":\"header\",\"required\":true,\"schema\":{\"const\":\"1\"}}");
      String body = bodies.takes == null ? ANY : type(bodies.takes);
      fields.put("requestBody", object(Map.of("content", content("application/json", body))));
    }
    fields.put("parameters", "[" + String.join(",", parameters) + "]");
    String answer = bodies.gives == null ? ANY : type(bodies.gives);
    String media = path.endsWith("/stream") ? "application/x-ndjson" : "application/json";
    String given = bodies.several ? "{\"type\":\"array\",\"items\":" + answer + "}" : answer;
    Map<String, String> ok = new LinkedHashMap<>();
    ok.put("description", quoted("OK"));
    ok.put("content", content(media, given));
    fields.put("responses", object(Map.of("200", object(ok))));
    return object(fields);
  }

  private static String parameter(String name, String in) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("name", quoted(name));
    fields.put("in", quoted(in));
    fields.put("required", String.valueOf(in.equals("path")));
    fields.put("schema", "{\"type\":\"string\"}");
    return object(fields);
  }

  private static String content(String media, String schema) {
    return object(Map.of(media, object(Map.of("schema", schema))));
  }

  // ---- Schemas

  private String schema(Class<?> type) {
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .map(word -> quoted(Words.kebab((Enum<?>) word)))
          .collect(Collectors.joining(",", "{\"enum\":[", "]}"));
    }
    if (type.isSealed()) {
      return Arrays.stream(type.getPermittedSubclasses())
          .map(this::type)
          .collect(Collectors.joining(",", "{\"oneOf\":[", "]}"));
    }
    Map<String, String> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    String property = WireTypes.tag(type);
    if (property != null) {
      properties.put(property, "{\"const\":" + quoted(WireTypes.word(type)) + "}");
      required.add(quoted(property));
    }
    for (RecordComponent component : WireTypes.unwrapped(type)) {
      JsonName renamed = component.getAccessor().getAnnotation(JsonName.class);
      String name = renamed == null ? component.getName() : renamed.value();
      properties.put(name, type(component.getAnnotatedType()));
      if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)
          && !DEFAULTS.getOrDefault(type, Set.of()).contains(name)) {
        required.add(quoted(name));
      }
    }
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("type", quoted("object"));
    fields.put("properties", object(properties));
    fields.put("required", "[" + String.join(",", required) + "]");
    return object(fields);
  }

  private String type(AnnotatedType type) {
    if (type instanceof AnnotatedParameterizedType generic) {
      AnnotatedType[] of = generic.getAnnotatedActualTypeArguments();
      AnnotatedType last = of[of.length - 1];
      boolean holes = last.isAnnotationPresent(Nullable.class);
      String items = holes ? "{\"anyOf\":[" + type(last) + ",{\"type\":\"null\"}]}" : type(last);
      return of.length == 1
          ? "{\"type\":\"array\",\"items\":" + items + "}"
          : "{\"type\":\"object\",\"additionalProperties\":" + items + "}";
    }
    return type((Class<?>) type.getType());
  }

  private String type(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return "{\"type\":\"boolean\"}";
    }
    if (type == double.class || type == Double.class) {
      return "{\"type\":\"number\"}";
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return "{\"type\":\"integer\"}";
    }
    if (type == String.class) {
      return "{\"type\":\"string\"}";
    }
    if (type == JsonNode.class || type == GameJson.class) {
      return ANY;
    }
    Class<?> outer = type.getEnclosingClass();
    String name = (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
    schemas.put(name, type);
    return "{\"$ref\":\"#/components/schemas/" + name + "\"}";
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
