package contessa.cli.sit;

import module java.base;

import contessa.arena.ContestFailure;
import contessa.arena.PlayerSource;
import contessa.bots.Budget;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** A seat at a table of a server, game after game. */
public final class TableSeat {

  private static final String NAME_TAKEN = "name-taken";

  private final ServerClient client;
  private final String table;
  private final PlayerSource source;
  private final Budget budget;
  private final SeededChance seeds;
  private final Consumer<String> tell;

  private @Nullable SeatedPlayer player;
  private int left;
  private int played;
  private int won;
  private long lastGame;
  private String asked = "";

  /**
   * A seat.
   *
   * @param source of the players, one for each game
   * @param games after how many games it is left
   * @param tell hears how it goes
   */
  public TableSeat(
      ServerClient client,
      String table,
      PlayerSource source,
      Budget budget,
      int games,
      Consumer<String> tell) {
    this.client = client;
    this.table = table;
    this.source = source;
    this.budget = budget;
    this.tell = tell;
    left = games;
    seeds = SeededChance.of(table);
  }

  /** Takes a seat and plays all games; "Name 2" if there is a "Name" already, and so on. */
  public void play(String name) throws InterruptedException {
    String refused = NAME_TAKEN;
    for (int number = 1; refused.equals(NAME_TAKEN); number++) {
      String called = number == 1 ? name : name + " " + number;
      refused = send("sit", json -> json.field("name", called));
    }
    check("sit", refused);
    try {
      client.listen("/api/tables/" + table + "/stream?stream=&n=0", this::hear, tell);
    } finally {
      send("leave", json -> {});
    }
    tell.accept("won " + won + " of " + played + " games");
  }

  /** Whether games are left. */
  private boolean hear(JsonNode message) throws InterruptedException {
    JsonNode view = message.path("view");
    switch (message.path("type").asString("")) {
      case "snapshot" -> {
        player = null;
        message.path("log").forEach(line -> happen(line.path("event"), view));
        look(view);
      }
      case "update" -> {
        message.path("events").forEach(event -> happen(event, view));
        look(view);
      }
      case "gone" ->
          throw new ContestFailure(
              message.path("kicked").isTrue() ? "the host has removed it" : "the table is closed");
      default -> {}
    }
    return left > 0;
  }

  private void happen(JsonNode event, JsonNode view) {
    if (!event.path("type").asString("").equals("game")) {
      return;
    }
    SeatedPlayer now = player;
    if (now == null || now.game() != view.path("game").asLong(0)) {
      now = new SeatedPlayer(view, source, budget, seeds.next(), tell);
      player = now;
    }
    now.hear(event.path("event"));
  }

  private void look(JsonNode view) throws InterruptedException {
    switch (view.path("stage").asString("")) {
      case "lobby" -> {
        boolean full =
            view.path("seats").valueStream().noneMatch(seat -> is(seat, "occupant", "nobody"));
        if (view.path("you").path("host").isTrue() && full) {
          once("start", 0);
        }
      }
      case "playing" -> {
        SeatedPlayer now = player;
        String answer = now == null ? null : now.answer(view);
        if (answer != null) {
          int ask = view.path("decision").path("ask").asInt(0);
          command("decide", json -> json.field("ask", ask).field("choice", answer));
        }
      }
      case "over" -> over(view);
      default -> {}
    }
  }

  private static boolean is(JsonNode object, String field, String value) {
    return object.path(field).asString("").equals(value);
  }

  private void over(JsonNode view) throws InterruptedException {
    long game = view.path("game").asLong(0);
    if (game != lastGame) {
      lastGame = game;
      left--;
      played++;
      int winners =
          view.path("winners").valueStream().mapToInt(seat -> Seats.of(seat.intValue())).sum();
      boolean wins = Seats.has(winners, view.path("you").path("seat").asInt(0));
      won += wins ? 1 : 0;
      tell.accept("game " + game + (wins ? ": won" : ": lost"));
      if (player != null) {
        player.end(winners);
      }
    }
    if (left > 0) {
      once("rematch", game);
    }
  }

  /** Asks for something that several messages may suggest. */
  private void once(String what, long game) throws InterruptedException {
    if (!asked.equals(what + game)) {
      asked = what + game;
      command(what, json -> {});
    }
  }

  private void command(String type, Consumer<JsonWriter> fields) throws InterruptedException {
    String refused = send(type, fields);
    // A question may have been settled while the player thought.
    if (!List.of("stale-question", "not-now").contains(refused)) {
      check(type, refused);
    }
  }

  private static void check(String type, String refused) {
    if (!refused.isEmpty()) {
      throw new ContestFailure("the server refuses to " + type + ": " + refused);
    }
  }

  /** Why the server refuses a command; empty if it does not. */
  private String send(String type, Consumer<JsonWriter> fields) throws InterruptedException {
    String id = Long.toHexString(System.nanoTime());
    String body =
        Json.object(
            json -> {
              json.field("do", type).field("id", id);
              fields.accept(json);
            });
    JsonNode reply = client.post("/api/tables/" + table + "/commands", body);
    return reply.path("ok").isTrue() ? "" : reply.path("refused").asString("unknown");
  }
}
