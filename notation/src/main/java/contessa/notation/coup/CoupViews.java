package contessa.notation.coup;

import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.notation.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a view of Coup: STATE as its reader may see it. */
record CoupViews(CoupView view, JsonWriter json) {

  void write() {
    boolean referee = view.reader() == Reader.REFEREE;
    json.begin("game", GameKind.COUP.word())
        .field("phase", view.phase())
        .field("turn", view.turn())
        .field("actor", view.actor())
        .orNull("toMove", orNull(view.toMove()));
    if (referee || view.toMove() == view.reader()) {
      moves();
    }
    json.writeArrayPropertyStart("players");
    for (int seat = 0; seat < view.seats(); seat++) {
      player(seat);
    }
    json.writeEndArray();
    cards("deck", referee ? view.deck() : null, view.deckSize());
    json.field("treasury", view.treasury()).field("reserve", view.reserve());
    claim();
    action();
    json.field("winners", Seats.list(view.winners())).end();
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
    json.begin().field("coins", view.coins(seat));
    cards("hand", view.knowsHand(seat) ? view.knownCards(seat) : null, view.handSize(seat));
    cards("revealed", view.revealed(seat), 0);
    json.orNull("allegiance", view.allegiance(seat)).end();
  }

  private void claim() {
    Claim claim = view.claim();
    if (claim == null) {
      json.orNull("claim", null);
      return;
    }
    json.writeObjectPropertyStart("claim");
    json.field("seat", claim.seat()).field("character", CoupWords.text(claim)).end();
  }

  private void action() {
    Action action = view.action();
    if (action == null) {
      json.orNull("action", null);
      return;
    }
    Role named = view.named();
    json.writeObjectPropertyStart("action");
    json.field("move", action)
        .orNull("target", orNull(view.target()))
        .field("named", named == null ? null : CoupWords.name(named))
        .end();
  }

  static @Nullable Integer orNull(int seat) {
    return seat == Seats.NOBODY ? null : seat;
  }

  /** Cards where they are known, else their number. */
  private void cards(String name, @Nullable List<Card> cards, int count) {
    if (cards != null) {
      json.list(name, cards, (card, j) -> j.writeString(CoupWords.name(view.rules(), card)));
    } else {
      json.field(name, count);
    }
  }
}
