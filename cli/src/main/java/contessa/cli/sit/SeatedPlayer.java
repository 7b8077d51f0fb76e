package contessa.cli.sit;

import module java.base;

import contessa.arena.ContestFailure;
import contessa.arena.FaultyAnswer;
import contessa.arena.Player;
import contessa.arena.PlayerSource;
import contessa.arena.reader.RefereeReader;
import contessa.arena.reader.RefereeReader.Heard;
import contessa.bots.Budget;
import contessa.game.Event;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.protocol.ProgramAnswer;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * A contestant of the arena in one game at a server. Where the server asks for everything in one
 * window, it is asked as in the arena: first whether it challenges, then whether it blocks.
 */
final class SeatedPlayer {

  private static final String PASS = "pass";
  private static final String CHALLENGE = "challenge";
  private static final String BLOCK = "block ";

  private final PlayerSource source;
  private final Budget budget;
  private final Consumer<String> complaints;
  private final GameNotation notation;
  private final Rulebook rules;
  private final int seat;
  private final long game;
  private final SeededChance chance;
  private final RefereeReader reader;
  private final Player player;
  private final List<Event> heard = new ArrayList<>();
  private final List<JsonNode> news = new ArrayList<>();

  private int answered;
  private boolean lost;

  /** A seat in the game that this view of the table shows. */
  SeatedPlayer(
      JsonNode view, PlayerSource source, Budget budget, long seed, Consumer<String> complaints) {
    this.source = source;
    this.budget = budget;
    this.complaints = complaints;
    JsonNode options = view.path("options");
    notation = Objects.requireNonNull(Notations.named(options.path("game").asString()));
    rules = notation.rules(options.get("rules"), view.path("view").path("players").size());
    seat = view.path("you").path("seat").asInt(0);
    game = view.path("game").asLong(0);
    chance = new SeededChance(seed);
    reader = RefereeReader.of(rules, seat);
    player = source.seat(rules, seat, chance.next(), game);
  }

  long game() {
    return game;
  }

  /** An event of the game, as the server has told it to this seat. */
  void hear(JsonNode event) {
    news.add(event);
  }

  /** The answer to the server's question, if it has a new one for this seat. */
  @Nullable String answer(JsonNode view) {
    JsonNode decision = view.path("decision");
    int ask = decision.path("ask").asInt(0);
    if (ask <= answered || decision.has("answer")) {
      return null;
    }
    answered = ask;
    List<String> choices = decision.path("choices").valueStream().map(JsonNode::asString).toList();
    try {
      if (!lost) {
        String choice = choice(view, decision, choices);
        if (choices.contains(choice)) {
          return choice;
        }
        complaints.accept("'" + choice + "' is not one of " + String.join(", ", choices));
      }
    } catch (FaultyAnswer fault) {
      // Its monitor has told it already.
    } catch (ContestFailure end) {
      throw end;
    } catch (RuntimeException e) {
      lost = true;
      complaints.accept("cannot follow this game, and plays it safe: " + e.getMessage());
    }
    return ProgramAnswer.fallback(choices);
  }

  private String choice(JsonNode view, JsonNode decision, List<String> choices) {
    JsonNode state = view.path("view").deepCopy();
    boolean challenges = choices.contains(CHALLENGE);
    if (decision.path("sealed").isTrue()) {
      state.put("toMove", seat);
      state.set("moves", moves(choices, challenges));
    }
    Heard now = reader.hear(List.copyOf(news), state);
    news.clear();
    now.events().forEach(this::tell);
    String choice = draw(player, now.view());
    boolean mayBlock = choices.stream().anyMatch(one -> one.startsWith(BLOCK));
    if (!challenges || !mayBlock || !choice.equals(PASS)) {
      return choice;
    }
    // What if nobody challenges? A second player knows the same, so that the first is not misled.
    Heard then = reader.unchallenged();
    Player other = source.seat(rules, seat, chance.next(), game);
    heard.forEach(other::hear);
    then.events().forEach(other::hear);
    String block = draw(other, then.view());
    other.end(Seats.NONE);
    return block;
  }

  /** The moves of the question that the arena would ask first, in its order. */
  private JsonNode moves(List<String> choices, boolean challenges) {
    List<String> asked = new ArrayList<>(choices);
    if (rules.kind() == GameKind.COUP) {
      asked.removeIf(choice -> choice.equals(PASS) || challenges && choice.startsWith(BLOCK));
      asked.add(PASS);
    }
    return Json.read(Json.line(json -> json.writeValue(asked)));
  }

  private void tell(Event event) {
    heard.add(event);
    player.hear(event);
  }

  private String draw(Player asked, View view) {
    return notation.text(rules, asked.decide(view, budget).draw(chance));
  }

  void end(int winners) {
    player.end(winners);
  }
}
