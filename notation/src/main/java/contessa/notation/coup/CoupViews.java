package contessa.notation.coup;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
import java.util.List;

/** Writes a view of Coup: STATE as its reader may see it. */
final class CoupViews {

  private final CoupView view;
  private final JsonWriter json;

  private CoupViews(CoupView view, JsonWriter json) {
    this.view = view;
    this.json = json;
  }

  static void write(CoupView view, JsonWriter json) {
    new CoupViews(view, json).write();
  }

  private void write() {
    boolean referee = view.reader() == Reader.REFEREE;
    json.writeStartObject();
    json.field("game", GameKind.COUP.word());
    json.field("phase", Words.kebab(view.phase()));
    json.field("turn", view.turn());
    json.field("actor", view.actor());
    json.writeName("toMove");
    if (view.toMove() == Seats.NOBODY) {
      json.writeNull();
    } else {
      json.writeNumber(view.toMove());
    }
    if (referee || view.toMove() == view.reader()) {
      moves();
    }
    json.writeArrayPropertyStart("players");
    for (int seat = 0; seat < view.seats(); seat++) {
      player(seat);
    }
    json.writeEndArray();
    json.writeName("deck");
    if (referee) {
      cards(view.rules(), view.deck(), json);
    } else {
      json.writeNumber(view.deckSize());
    }
    json.field("treasury", view.treasury());
    json.field("reserve", view.reserve());
    claim();
    action();
    json.writeArrayPropertyStart("winners");
    for (int rest = view.winners(); rest != 0; rest &= rest - 1) {
      json.writeNumber(Seats.lowest(rest));
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Passing and declining come last. */
  private void moves() {
    List<Move> moves = view.moves();
    json.writeArrayPropertyStart("moves");
    moves.stream().filter(move -> !isPassive(move)).forEach(this::move);
    moves.stream().filter(CoupViews::isPassive).forEach(this::move);
    json.writeEndArray();
  }

  private static boolean isPassive(Move move) {
    return move instanceof CoupMove.Pass || move instanceof CoupMove.Decline;
  }

  private void move(Move move) {
    json.writeString(CoupMoves.text(view.rules(), (CoupMove) move));
  }

  private void player(int seat) {
    json.writeStartObject();
    json.field("coins", view.coins(seat));
    json.writeName("hand");
    if (view.knowsHand(seat)) {
      cards(view.rules(), view.knownCards(seat), json);
    } else {
      json.writeNumber(view.handSize(seat));
    }
    json.writeName("revealed");
    cards(view.rules(), view.revealed(seat), json);
    Allegiance side = view.allegiance(seat);
    if (side == null) {
      json.writeNullProperty("allegiance");
    } else {
      json.field("allegiance", Words.kebab(side));
    }
    json.writeEndObject();
  }

  private void claim() {
    Claim claim = view.claim();
    if (claim == null) {
      json.writeNullProperty("claim");
      return;
    }
    json.writeObjectPropertyStart("claim");
    json.field("seat", claim.seat());
    json.field("character", CoupWords.text(claim));
    json.writeEndObject();
  }

  private void action() {
    Action action = view.action();
    if (action == null) {
      json.writeNullProperty("action");
      return;
    }
    json.writeObjectPropertyStart("action");
    json.field("move", Words.kebab(action));
    target(view.target(), json);
    Role named = view.named();
    if (named != null) {
      json.field("named", CoupWords.name(named));
    }
    json.writeEndObject();
  }

  /** Writes the seat of a target, or null. */
  static void target(int seat, JsonWriter json) {
    if (seat == Seats.NOBODY) {
      json.writeNullProperty("target");
    } else {
      json.field("target", seat);
    }
  }

  static void cards(CoupRules rules, List<Card> cards, JsonWriter json) {
    json.writeStartArray();
    for (Card card : cards) {
      json.writeString(CoupWords.name(rules, card));
    }
    json.writeEndArray();
  }
}
