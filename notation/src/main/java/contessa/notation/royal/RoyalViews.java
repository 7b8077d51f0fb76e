package contessa.notation.royal;

import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Reader;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;
import java.util.List;

/** Writes a view of Coup Royal: STATE as its reader may see it. */
final class RoyalViews {

  private final RoyalView view;
  private final JsonWriter json;
  private final boolean whole;

  RoyalViews(RoyalView view, JsonWriter json) {
    this.view = view;
    this.json = json;
    whole = view.reader() == Reader.REFEREE;
  }

  void write() {
    json.writeStartObject();
    json.field("game", GameKind.ROYAL.word());
    json.field("phase", Words.kebab(view.phase()));
    json.field("round", view.round());
    RoyalJson.seatOrNull("toMove", view.toMove(), json);
    moves();
    players();
    RoyalJson.loot("open", view.open(), json);
    deck();
    secretDeck();
    RoyalJson.goods("supply", view.supply(), json);
    RoyalJson.seatOrNull("partner", view.partner(), json);
    plans();
    due();
    RoyalJson.seats("winners", view.winners(), json);
    fame();
    unseen();
    json.writeEndObject();
  }

  /** Only the seat to move and the referee see the legal moves. */
  private void moves() {
    boolean asked = view.reader() >= 0 && view.reader() == view.toMove();
    if (whole || asked) {
      json.writeArrayPropertyStart("moves");
      for (Move move : view.moves()) {
        json.writeString(RoyalMoves.write((RoyalMove) move));
      }
      json.writeEndArray();
    }
  }

  private void players() {
    json.writeArrayPropertyStart("players");
    for (int seat = 0; seat < view.seats(); seat++) {
      RoyalView.Player player = view.players().get(seat);
      json.writeStartObject();
      RoyalJson.goods("goods", player.goods(), json);
      Goods secrets = player.secrets();
      if (secrets != null && (whole || seat == view.reader())) {
        RoyalJson.goods("secrets", secrets, json);
      } else {
        json.field("secrets", player.secretCount());
      }
      RoyalJson.numbers("items", player.items(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void deck() {
    List<Loot> order = view.deck().order();
    if (order != null) {
      RoyalJson.loot("deck", order, json);
    } else {
      json.field("deck", view.deck().size());
    }
  }

  private void secretDeck() {
    List<Good> order = view.secretDeck().order();
    if (order != null) {
      json.writeArrayPropertyStart("secretDeck");
      for (Good good : order) {
        json.writeString(good.word());
      }
      json.writeEndArray();
    } else {
      json.field("secretDeck", view.secretDeck().size());
    }
  }

  /** Absent from views until every seat has planned. */
  private void plans() {
    boolean revealed = view.phase() == RoyalPhase.TAKE || view.phase() == RoyalPhase.INTRIGUE;
    if (revealed || (whole && !view.plans().isEmpty())) {
      RoyalJson.plans("plans", view.plans(), json);
    }
  }

  /** The progress of the round while a player takes or trades cubes. */
  private void due() {
    if (view.due() > 0) {
      json.field("letter", String.valueOf(Locations.letter(view.location())));
      json.field("due", view.due());
    }
  }

  private void fame() {
    List<List<Integer>> fame = view.fame();
    if (fame == null) {
      json.writeNullProperty("fame");
      return;
    }
    json.writeArrayPropertyStart("fame");
    for (List<Integer> row : fame) {
      RoyalJson.numbers(row, json);
    }
    json.writeEndArray();
  }

  /** The cards still hidden, which anyone could work out from those already seen. */
  private void unseen() {
    json.writeObjectPropertyStart("unseen");
    RoyalJson.loot("deckI", view.deck().first(), json);
    RoyalJson.loot("deckII", view.deck().second(), json);
    RoyalJson.goods("secrets", view.secretDeck().unseen(), json);
    json.writeEndObject();
  }
}
