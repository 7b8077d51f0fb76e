package contessa.notation.royal;

import contessa.game.GameKind;
import contessa.game.Reader;
import contessa.notation.json.JsonWriter;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.LootText;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes a view of Coup Royal: STATE as its reader may see it. */
record RoyalViews(RoyalView view, JsonWriter json) {

  private boolean whole() {
    return view.reader() == Reader.REFEREE;
  }

  void write() {
    json.begin("game", GameKind.ROYAL.word())
        .field("phase", view.phase())
        .field("round", view.round())
        .orNull("toMove", RoyalJson.orNull(view.toMove()));
    moves();
    players();
    RoyalJson.loot("open", view.open(), json);
    cards("deck", view.deck().order(), view.deck().size(), LootText::write);
    cards("secretDeck", view.secretDeck().order(), view.secretDeck().size(), Good::word);
    json.field("supply", view.supply().counts())
        .orNull("partner", RoyalJson.orNull(view.partner()));
    plans();
    due();
    RoyalJson.seats("winners", view.winners(), json).orNull("fame", view.fame());
    unseen();
    json.end();
  }

  /** Only the seat to move and the referee see the legal moves. */
  private void moves() {
    boolean asked = view.reader() >= 0 && view.reader() == view.toMove();
    if (whole() || asked) {
      json.list(
          "moves", view.moves(), (move, j) -> j.writeString(RoyalMoves.write((RoyalMove) move)));
    }
  }

  private void players() {
    json.writeArrayPropertyStart("players");
    for (int seat = 0; seat < view.seats(); seat++) {
      RoyalView.Player player = view.players().get(seat);
      json.begin().field("goods", player.goods().counts());
      Goods secrets = player.secrets();
      if (secrets != null && (whole() || seat == view.reader())) {
        json.field("secrets", secrets.counts());
      } else {
        json.field("secrets", player.secretCount());
      }
      json.field("items", player.items()).end();
    }
    json.writeEndArray();
  }

  /** Cards where their order is known, else their number. */
  private <T> void cards(String name, @Nullable List<T> order, int size, Function<T, String> word) {
    if (order == null) {
      json.field(name, size);
    } else {
      json.list(name, order, (one, j) -> j.writeString(word.apply(one)));
    }
  }

  /** Absent from views until every seat has planned. */
  private void plans() {
    boolean revealed = view.phase() == RoyalPhase.TAKE || view.phase() == RoyalPhase.INTRIGUE;
    if (revealed || (whole() && !view.plans().isEmpty())) {
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

  /** The cards still hidden, which anyone could work out from those already seen. */
  private void unseen() {
    json.writeObjectPropertyStart("unseen");
    RoyalJson.loot("deckI", view.deck().first(), json);
    RoyalJson.loot("deckII", view.deck().second(), json);
    json.field("secrets", view.secretDeck().unseen().counts()).end();
  }
}
