package contessa.arena.reader;

import module java.base;

import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * Replays a game of Coup from the events of one seat on a table of its own.
 *
 * <p>Events say which moves were made. The hidden cards are guessed again before every move, so
 * that the move is possible and has the announced consequences; the seat's view of such a table
 * equals its real view, whatever the guess. Unlike the trackers of the bots it needs a whole table
 * with legal moves, so it lets the rules play instead of noting what follows from events.
 */
final class CoupRefereeReader implements RefereeReader {

  /**
   * A second guess is rarely needed: when it matters whether a hidden card has a twin, or when a
   * player could not prove a claim.
   */
  private static final int MOST_GUESSES = 1_000;

  private final CoupRules rules;
  private final int seat;
  private final GameNotation notation;
  private final SeededChance random = new SeededChance(0);
  private final Deque<JsonNode> pending = new ArrayDeque<>();

  private @Nullable CoupTable table;

  /** The table at the last question, as if all who are asked before this seat had passed. */
  private @Nullable CoupTable asked;

  CoupRefereeReader(CoupRules rules, int seat) {
    this.rules = rules;
    this.seat = seat;
    notation = Notations.of(rules);
  }

  @Override
  public Heard hear(List<JsonNode> events, JsonNode view) {
    pending.addAll(events);
    List<Event> heard = new ArrayList<>();
    CoupTable now = table == null ? deal(view, heard) : table;
    while (!pending.isEmpty()) {
      now = advance(now, heard);
    }
    table = now;
    // In a window of a server all are asked at the same time: those before may still object.
    CoupTable here = now.copy();
    passUntil(here, view);
    asked = here;
    CoupView mine = here.view(seat);
    if (!agrees(Json.read(Json.line(json -> notation.writeView(mine, json))), view)) {
      throw new IllegalStateException("the view does not match the events");
    }
    return new Heard(heard, mine);
  }

  @Override
  public Heard unchallenged() {
    CoupTable then = Objects.requireNonNull(asked, "no game has begun").copy();
    List<Event> heard = new ArrayList<>();
    while (then.phase() == CoupPhase.CHALLENGE_ACTION
        || then.phase() == CoupPhase.BLOCK && then.toMove() != seat) {
      then.play(
          then.code(new CoupMove.Pass()),
          new DrawScript(List.of()),
          told -> heard.add(told.heardBy(seat)));
    }
    return new Heard(heard, then.view(seat));
  }

  private CoupTable deal(JsonNode view, List<Event> heard) {
    List<AddressedEvent> told = new ArrayList<>();
    CoupTable dealt = rules.deal(first(view), new DrawScript(List.copyOf(pending)), told::add);
    if (!agrees(told)) {
      throw new IllegalStateException("the events do not begin with the deal");
    }
    take(told, heard);
    return dealt;
  }

  /** The first player: the first to pick, choose a side or have a turn. */
  private int first(JsonNode view) {
    for (JsonNode event : pending) {
      switch (event.path("event").asString()) {
        case "picked", "sided", "turn" -> {
          return event.path("seat").intValue();
        }
        default -> {}
      }
    }
    return view.path("actor").intValue();
  }

  /** Plays the move behind the next events. */
  private CoupTable advance(CoupTable now, List<Event> heard) {
    for (int guess = 0; guess < MOST_GUESSES; guess++) {
      if (now.phase() != CoupPhase.DRAFT) {
        new HiddenCardsGuess(now, seat, List.copyOf(pending), guess == 0 ? null : random).make();
      }
      for (int code : candidates(now)) {
        CoupTable next = now.copy();
        List<AddressedEvent> told = new ArrayList<>();
        next.play(code, new DrawScript(List.copyOf(pending)), told::add);
        if (agrees(told)) {
          take(told, heard);
          return next;
        }
      }
    }
    throw new IllegalStateException("no move explains these events: " + pending);
  }

  /** The codes that may have caused the next event. */
  private List<Integer> candidates(CoupTable now) {
    JsonNode event = pending.element();
    int who = event.path("seat").asInt(Seats.NOBODY);
    boolean theirs = now.toMove() == who;
    String text =
        switch (now.phase()) {
          case ACTION -> action(event);
          case CHALLENGE_ACTION, CHALLENGE_BLOCK ->
              theirs && named(event, "challenged") ? "challenge" : "pass";
          case BLOCK ->
              theirs && named(event, "blocked")
                  ? "block " + event.path("character").asString()
                  : "pass";
          case PROVE -> named(event, "declined") ? "decline" : proof(event);
          case LOSE -> "lose " + event.path("card").asString();
          case VERDICT -> event.path("verdict").asString();
          case ALLEGIANCE -> "choose " + event.path("allegiance").asString();
          case DRAFT -> "pick " + event.path("card").asString();
          case OFFER -> "offer " + event.path("card").asString();
          case EXCHANGE, OVER -> "";
        };
    Move move = notation.move(rules, text);
    int code = move == null ? -1 : now.code(move);
    if (code >= 0) {
      return List.of(code);
    }
    // A secret choice: any move that looks the same from this seat.
    return IntStream.range(0, now.choiceCount()).map(now::choice).boxed().toList();
  }

  private static boolean named(JsonNode event, String name) {
    return event.path("event").asString().equals(name);
  }

  private String action(JsonNode event) {
    StringBuilder text = new StringBuilder(event.path("move").asString());
    if (event.path("target").isNumber()) {
      text.append(' ').append(event.path("target").intValue());
    }
    if (event.has("named")) {
      text.append(' ').append(event.path("named").asString());
    }
    if (rules.twoExchanges() && text.toString().equals("exchange")) {
      text.append(' ').append(event.path("claim").asString());
    }
    return text.toString();
  }

  private static String proof(JsonNode event) {
    boolean denied = event.path("claim").asString().startsWith("not ");
    return denied ? "show" : "show " + event.path("cards").path(0).asString();
  }

  /** Passes are silent; the seat that the referee asks shows how many there were. */
  private void passUntil(CoupTable now, JsonNode view) {
    int asked = view.path("toMove").asInt(Seats.NOBODY);
    int code = now.code(new CoupMove.Pass());
    while (now.toMove() != asked && code >= 0) {
      now.play(code, new DrawScript(List.of()), told -> unheard(told));
      code = now.code(new CoupMove.Pass());
    }
  }

  private static void unheard(AddressedEvent told) {
    throw new IllegalStateException(
        "a pass caused an event that the referee did not send: " + told.open());
  }

  /** Whether these events come next. */
  private boolean agrees(List<AddressedEvent> told) {
    if (told.size() > pending.size()) {
      return false;
    }
    var next = pending.iterator();
    for (AddressedEvent one : told) {
      Event event = one.heardBy(seat);
      String mine = Json.object(json -> notation.writeHeard(rules, event, json));
      if (!agrees(Json.read(mine), next.next())) {
        return false;
      }
    }
    return true;
  }

  /** Whether the other object has every field of this one; it may have more. */
  private static boolean agrees(JsonNode mine, JsonNode other) {
    for (String name : mine.propertyNames()) {
      if (!mine.path(name).equals(other.path(name))) {
        return false;
      }
    }
    return true;
  }

  private void take(List<AddressedEvent> told, List<Event> heard) {
    for (AddressedEvent one : told) {
      heard.add(one.heardBy(seat));
      pending.remove();
    }
  }
}
