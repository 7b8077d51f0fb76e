package contessa.cli;

import module java.base;

import contessa.bots.Budget;
import contessa.cli.play.GameSetup;
import contessa.cli.play.ModelTable;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

@Command(
    name = "mcp",
    description = "Seat a language model: a server of the Model Context Protocol.",
    footer = {
      "",
      "It speaks JSON-RPC on standard input and output. Tools: new_game, play, table, rules.",
      "See docs/protocol.md."
    })
final class McpCommand implements Callable<Integer> {

  private static final int METHOD_NOT_FOUND = -32601;
  private static final int PARSE_ERROR = -32700;
  private static final String VERSION = "2025-06-18";
  private static final int DEFAULT_PLAYERS = 4;
  private static final Budget BUDGET = Budget.rollouts(1_000);

  private static final String TOOLS =
      """
      [{"name":"new_game",\
      "description":"Deals a game against bots and tells it until you must decide.",\
      "inputSchema":{"type":"object","properties":{\
      "edition":{"type":"string",\
      "description":"city-state, resistance (default), brazilian, reformation or royal"},\
      "players":{"type":"string","description":"how many sit at the table; default 4"},\
      "opponents":{"type":"string",\
      "description":"names of bots, with commas; default: characters by lot"},\
      "seed":{"type":"string","description":"the same text gives the same cards"}},\
      "required":[]}},\
      {"name":"play",\
      "description":"Plays one of your legal moves, word for word, and tells the game until you\
       decide again.",\
      "inputSchema":{"type":"object",\
      "properties":{"move":{"type":"string","description":"a legal move"}},"required":["move"]}},\
      {"name":"table",\
      "description":"Shows the table, your cards, all claims and your question.",\
      "inputSchema":{"type":"object","properties":{},"required":[]}},\
      {"name":"rules","description":"Tells the rules of this game.",\
      "inputSchema":{"type":"object","properties":{},"required":[]}}]\
      """;

  private @Nullable ModelTable game;

  @Override
  public Integer call() throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String answer = line.isBlank() ? null : answer(line);
      if (answer != null) {
        out.println(answer);
      }
    }
    return ExitCode.OK;
  }

  /** The answer to a message; none to a notification. */
  @Nullable String answer(String line) {
    JsonNode message;
    try {
      message = Json.read(line);
    } catch (Refusal refusal) {
      return error(null, PARSE_ERROR, String.valueOf(refusal.getMessage()));
    }
    JsonNode id = message.get("id");
    if (id == null) {
      return null;
    }
    JsonNode params = message.path("params");
    return switch (message.path("method").asString("")) {
      case "initialize" -> result(id, json -> introduce(params, json));
      case "ping" -> result(id, json -> {});
      case "tools/list" ->
          result(
              id,
              json -> {
                json.writeName("tools");
                json.writeRawValue(TOOLS);
              });
      case "tools/call" -> result(id, json -> call(params, json));
      default -> error(id, METHOD_NOT_FOUND, "there is no such method");
    };
  }

  private static void introduce(JsonNode params, JsonWriter json) {
    json.field("protocolVersion", params.path("protocolVersion").asString(VERSION));
    json.writeObjectPropertyStart("capabilities");
    json.writeObjectPropertyStart("tools");
    json.end();
    json.end();
    json.writeObjectPropertyStart("serverInfo");
    json.field("name", "contessa").field("version", Version.number()).end();
    json.field("instructions", "Play Coup or Coup Royal: call new_game, then play until it ends.");
  }

  private void call(JsonNode params, JsonWriter json) {
    String text;
    boolean failed = false;
    try {
      text = use(params.path("name").asString(""), params.path("arguments"));
    } catch (IllegalArgumentException | Refusal mistake) {
      text = String.valueOf(mistake.getMessage());
      failed = true;
    }
    json.writeArrayPropertyStart("content");
    json.begin().field("type", "text").field("text", text).end();
    json.writeEndArray();
    json.field("isError", failed);
  }

  private String use(String tool, JsonNode arguments) {
    if (tool.equals("new_game")) {
      ModelTable dealt = deal(arguments);
      game = dealt;
      return dealt.goOn();
    }
    ModelTable now = game;
    if (now == null) {
      throw new IllegalArgumentException("there is no game yet: call new_game");
    }
    return switch (tool) {
      case "play" -> now.play(arguments.path("move").asString(""));
      case "table" -> now.look();
      case "rules" -> now.rules();
      default -> throw new IllegalArgumentException("there is no tool '" + tool + "'");
    };
  }

  private static ModelTable deal(JsonNode arguments) {
    String edition = arguments.path("edition").asString("resistance");
    GameNotation notation = Notations.withEdition(edition);
    if (notation == null) {
      throw new IllegalArgumentException("there is no edition '" + edition + "'");
    }
    String seed = arguments.path("seed").asString("");
    SeededChance chance =
        seed.isEmpty() ? new SeededChance(new SecureRandom().nextLong()) : SeededChance.of(seed);
    Rulebook rules = notation.rules(JsonNode.object().put("edition", edition), players(arguments));
    String opponents = arguments.path("opponents").asString("");
    List<String> named = opponents.isBlank() ? List.of() : List.of(opponents.split(",", -1));
    return new ModelTable(GameSetup.of(rules, named, chance), chance, BUDGET);
  }

  /** A number, or the text of one: models send either. */
  private static int players(JsonNode arguments) {
    JsonNode players = arguments.path("players");
    try {
      return players.isMissingNode()
          ? DEFAULT_PLAYERS
          : players.isNumber() ? players.asInt(0) : Integer.parseInt(players.asString("").strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("players must be a number", e);
    }
  }

  private static String result(JsonNode id, Consumer<JsonWriter> fields) {
    return Json.object(
        json -> {
          json.field("jsonrpc", "2.0").field("id", id).writeObjectPropertyStart("result");
          fields.accept(json);
          json.end();
        });
  }

  private static String error(@Nullable JsonNode id, int code, String message) {
    return Json.object(
        json -> {
          json.field("jsonrpc", "2.0").orNull("id", id).writeObjectPropertyStart("error");
          json.field("code", code).field("message", message).end();
        });
  }
}
