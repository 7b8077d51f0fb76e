package contessa.notation.protocol;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.WeightedMove;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests of the engine protocol, one at a time, and holds the current game.
 *
 * <p>An answer is complete before anything changes: a request that fails for any reason leaves the
 * game exactly as it was. Nothing here reads or writes streams; see {@link EngineLoop}.
 */
public final class Engine {

  private static final int[] NO_DRAWS = {};
  private static final int DEFAULT_MILLIS = 1000;
  private static final int MAX_MILLIS = 3_600_000;
  private static final int MAX_ROLLOUTS = 10_000_000;

  private final Advisers advisers;
  private final Supplier<String> seeds;
  private final Consumer<Throwable> failures;
  private @Nullable EngineGame game;
  private boolean quit;

  /**
   * An engine without a game.
   *
   * @param seeds supplies a seed if a request has none
   * @param failures receives errors in the engine itself
   */
  public Engine(Advisers advisers, Supplier<String> seeds, Consumer<Throwable> failures) {
    this.advisers = advisers;
    this.seeds = seeds;
    this.failures = failures;
  }

  public boolean hasQuit() {
    return quit;
  }

  /** The answer to a line, both without line ends. */
  public String answer(String line) {
    return answer(line.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** The answer to the line in these bytes, both without line ends. */
  public JsonWriter answer(byte[] line) {
    JsonNode id = null;
    try {
      JsonNode request = Json.read(line);
      if (!request.isObject()) {
        throw new Refusal(Reason.BAD_REQUEST, "a request must be a JSON object");
      }
      id = id(request);
      JsonWriter json = opened(true, id);
      carryOut(Fields.of(request, Reason.BAD_REQUEST, "request"), json);
      json.end();
      return json;
    } catch (Refusal refusal) {
      return refused(refusal.reason(), String.valueOf(refusal.getMessage()), id);
    } catch (RuntimeException | StackOverflowError e) {
      failures.accept(e);
      return refused(
          Reason.BAD_REQUEST, "the engine failed on this request; the game is unchanged", id);
    }
  }

  JsonWriter answerTooLong(int limit) {
    return refused(Reason.BAD_REQUEST, "a line may be at most " + limit + " bytes long", null);
  }

  private static @Nullable JsonNode id(JsonNode request) {
    JsonNode id = request.get("id");
    if (id != null && (id.isObject() || id.isArray())) {
      throw new Refusal(
          Reason.BAD_REQUEST, "\"id\" must be a string, a number, true, false or null");
    }
    return id;
  }

  private void carryOut(Fields fields, JsonWriter json) {
    String command = fields.text("do");
    switch (command) {
      case "play" -> play(fields, json);
      case "new" -> start(fields, json);
      case "state" -> state(fields, json);
      case "view" -> view(fields, json);
      case "log" -> log(fields, json);
      case "bots" -> bots(fields, json);
      case "advise" -> advise(fields, json);
      case "quit" -> quit(fields);
      default ->
          throw new Refusal(Reason.UNKNOWN_COMMAND, "unknown command " + Fields.quote(command));
    }
  }

  // ---- new

  private void start(Fields fields, JsonWriter json) {
    fields.only("do", "id", "game", "options", "players", "first", "seed", "position", "draws");
    JsonNode position = fields.get("position");
    int players = players(fields, position);
    GameNotation notation = notation(fields);
    Rulebook rules = notation.rules(fields.get("options"), players);
    int first = first(fields, rules);
    String given = fields.textOrNull("seed");
    String seed = given == null ? seeds.get() : given;
    SeededChance seeded = SeededChance.of(seed);
    JsonNode scripted = draws(fields, position);
    int[] draws = scripted == null ? NO_DRAWS : notation.draws(rules, scripted);
    EngineGame started = EngineGame.start(notation, rules, position, first, seeded, draws);
    json.field("seed", given == null ? seed : null);
    started.writeView("state", Reader.REFEREE, json);
    game = started;
  }

  private static int players(Fields fields, @Nullable JsonNode position) {
    int listed = position == null ? -1 : listed(position);
    if (!fields.has("players")) {
      if (position == null) {
        fields.required("players");
      }
      return listed;
    }
    JsonNode players = fields.required("players");
    if (!players.isIntegralNumber()) {
      throw fields.refusal("\"players\" must be a whole number");
    }
    if (!players.canConvertToInt()) {
      throw new Refusal(Reason.BAD_OPTIONS, "no game has that many players");
    }
    if (position != null && listed != players.intValue()) {
      throw new Refusal(
          Reason.BAD_POSITION,
          "the position has " + listed + " players, but the request has " + players.intValue());
    }
    return players.intValue();
  }

  private static int listed(JsonNode position) {
    return Fields.of(position, Reason.BAD_POSITION, "position").list("players").size();
  }

  /** The notation of the game that is named, or has this edition, or else of Coup. */
  private static GameNotation notation(Fields fields) {
    JsonNode options = fields.get("options");
    JsonNode edition = options == null ? null : options.get("edition");
    GameNotation byEdition =
        edition != null && edition.isString() ? Notations.withEdition(edition.stringValue()) : null;
    if (!fields.has("game")) {
      return byEdition == null ? Notations.ALL.getFirst() : byEdition;
    }
    String game = fields.text("game");
    GameNotation notation = Notations.named(game);
    if (notation == null) {
      throw new Refusal(
          Reason.BAD_OPTIONS, "unknown game " + Fields.quote(game) + "; expected coup or royal");
    }
    return notation;
  }

  private static int first(Fields fields, Rulebook rules) {
    int first = fields.number("first", Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    if (first < 0 || first >= rules.seats()) {
      throw new Refusal(
          Reason.BAD_OPTIONS, "\"first\" must be a seat from 0 to " + (rules.seats() - 1));
    }
    return first;
  }

  /** The draws, which may be next to the position or inside it. */
  private static @Nullable JsonNode draws(Fields fields, @Nullable JsonNode position) {
    JsonNode inside = position == null ? null : position.get("draws");
    JsonNode outside = fields.get("draws");
    if (inside != null && outside != null) {
      throw fields.refusal("\"draws\" is given twice");
    }
    return outside == null ? inside : outside;
  }

  // ---- play

  private void play(Fields fields, JsonWriter json) {
    fields.only("do", "id", "seat", "move");
    EngineGame game = current();
    int seat = seat(fields, game);
    EngineGame after = game.after(seat, fields.text("move"));
    json.writeArrayPropertyStart("events");
    for (AddressedEvent told : after.log().subList(game.log().size(), after.log().size())) {
      if (told.hasSecret()) {
        addressed(game, told.full(), Seats.list(told.insiders()), json);
      }
      addressed(game, told.open(), "all", json);
    }
    json.writeEndArray();
    after.writeView("state", Reader.REFEREE, json);
    this.game = after;
  }

  private static void addressed(EngineGame game, Event event, Object audience, JsonWriter json) {
    game.notation().writeEvent(game.rules(), event, json.begin());
    json.field("to", audience).end();
  }

  // ---- state, view, log

  private void state(Fields fields, JsonWriter json) {
    fields.only("do", "id");
    current().writeView("state", Reader.REFEREE, json);
  }

  private void view(Fields fields, JsonWriter json) {
    fields.only("do", "id", "seat");
    EngineGame game = current();
    int reader = reader(fields, game);
    game.writeView("view", reader, game.writeView("state", reader, json));
  }

  private void log(Fields fields, JsonWriter json) {
    fields.only("do", "id", "seat");
    EngineGame game = current();
    json.list(
        "events",
        game.heardBy(reader(fields, game)),
        (event, j) -> {
          game.notation().writeHeard(game.rules(), event, j.begin());
          j.end();
        });
  }

  // ---- bots, advise

  private void bots(Fields fields, JsonWriter json) {
    fields.only("do", "id");
    json.list(
        "bots",
        advisers.list(),
        (bot, j) -> j.begin("name", bot.name()).field("about", bot.about()).end());
  }

  private void advise(Fields fields, JsonWriter json) {
    fields.only("do", "id", "bot", "millis", "rollouts");
    String bot = fields.text("bot");
    int rollouts = fields.number("rollouts", 1, MAX_ROLLOUTS, Advisers.UNLIMITED);
    // Advice by rollouts alone must not depend on the speed of the machine.
    boolean timed = rollouts == Advisers.UNLIMITED || fields.has("millis");
    int millis =
        timed ? fields.number("millis", 0, MAX_MILLIS, DEFAULT_MILLIS) : Advisers.UNLIMITED;
    EngineGame game = current();
    Position position = game.position();
    if (!advisers.knows(bot)) {
      throw new Refusal(Reason.UNKNOWN_BOT, "unknown bot " + Fields.quote(bot));
    }
    if (position.over()) {
      throw new Refusal(Reason.GAME_OVER, "the game is over; no seat is to move");
    }
    int seat = position.toMove();
    List<WeightedMove> mixture =
        advisers.advise(
            bot, game.rules(), game.heardBy(seat), position.view(seat), millis, rollouts);
    if (mixture == null) {
      throw new Refusal(Reason.UNKNOWN_BOT, Fields.quote(bot) + " does not play this game");
    }
    ProgramAnswer.write(mixture, game.notation(), game.rules(), json);
  }

  private void quit(Fields fields) {
    fields.only("do", "id");
    quit = true;
  }

  // ---- Shared by all requests

  private EngineGame current() {
    if (game == null) {
      throw new Refusal(Reason.NO_GAME, "there is no game yet; start one with \"new\"");
    }
    return game;
  }

  private static int seat(Fields fields, EngineGame game) {
    return fields.number("seat", 0, game.rules().seats() - 1);
  }

  private static int reader(Fields fields, EngineGame game) {
    return fields.has("seat") ? seat(fields, game) : Reader.SPECTATOR;
  }

  private static JsonWriter opened(boolean ok, @Nullable JsonNode id) {
    return new JsonWriter(true).begin().field("ok", ok).field("id", id);
  }

  private static JsonWriter refused(Reason reason, String message, @Nullable JsonNode id) {
    JsonWriter json = opened(false, id);
    json.field("error", Words.kebab(reason)).field("message", message).end();
    return json;
  }
}
