package contessa.notation.royal;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.View;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.royal.FameCard;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalData;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/** Coup Royal as text and JSON. */
public final class RoyalNotation implements GameNotation {

  private static final String EDITION = "royal";
  private static final String RANDOM = "random";

  @Override
  public GameKind kind() {
    return GameKind.ROYAL;
  }

  @Override
  public List<String> editions() {
    return List.of(EDITION);
  }

  // ---- Options: the configured box supplies those that are left out

  @Override
  public Rulebook rules(@Nullable JsonNode options, int players) {
    try {
      return new RoyalRules(
          players,
          options == null
              ? ConfiguredBox.get()
              : data(Fields.of(options, Reason.BAD_OPTIONS, "options")));
    } catch (IllegalArgumentException e) {
      throw new Refusal(Reason.BAD_OPTIONS, "options: " + e.getMessage());
    }
  }

  @Override
  public void writeOptions(Rulebook rules, JsonWriter json) {
    RoyalData data = ((RoyalRules) rules).data();
    boolean random = data.firstPartner() == Seats.NOBODY;
    json.begin("edition", EDITION)
        .field("cubesPerColour", data.cubesPerGood())
        .field("secretPerColour", data.secretsPerGood())
        .field("startCubes", data.startCubes())
        .field("firstPartner", random ? RANDOM : (Object) data.firstPartner())
        .field("zeroHoldingsRank", data.zeroHoldingsRank())
        .field("locationNames", data.locationNames())
        .writeObjectPropertyStart("fameTable");
    data.fameCards().forEach(card -> json.field(String.valueOf(card.players()), card.places()));
    json.end();
    RoyalJson.loot("deckI", data.deckOne(), json);
    RoyalJson.loot("deckII", data.deckTwo(), json).end();
  }

  private static RoyalData data(Fields fields) {
    RoyalData box = ConfiguredBox.get();
    if (fields.has("edition")) {
      fields.word("edition", Map.of(EDITION, EDITION));
    }
    RoyalData data =
        new RoyalData(
            fields.number("cubesPerColour", 1, Goods.MOST, box.cubesPerGood()),
            fields.number("secretPerColour", 0, Goods.MOST, box.secretsPerGood()),
            fields.number("startCubes", 0, Goods.MOST, box.startCubes()),
            firstPartner(fields, box),
            fields.flag("zeroHoldingsRank", box.zeroHoldingsRank()),
            fields.has("locationNames") ? fields.texts("locationNames") : box.locationNames(),
            fameCards(fields, box),
            fields.has("deckI") ? deck(fields, "deckI") : box.deckOne(),
            fields.has("deckII") ? deck(fields, "deckII") : box.deckTwo());
    fields.nothingElse();
    return data;
  }

  private static int firstPartner(Fields fields, RoyalData box) {
    JsonNode value = fields.get("firstPartner");
    if (value == null || (value.isString() && value.stringValue().equals(RANDOM))) {
      return value == null ? box.firstPartner() : Seats.NOBODY;
    }
    return fields.number("firstPartner", 0, 1);
  }

  private static List<Loot> deck(Fields fields, String name) {
    return fields.texts(name).stream().map(LootText::read).toList();
  }

  private static List<FameCard> fameCards(Fields fields, RoyalData box) {
    JsonNode value = fields.get("fameTable");
    if (value == null) {
      return box.fameCards();
    }
    Fields table =
        Fields.of(value, Reason.BAD_OPTIONS, "options: fameTable").only("2", "3", "4", "5");
    List<FameCard> cards = new ArrayList<>();
    for (FameCard card : box.fameCards()) {
      String players = String.valueOf(card.players());
      cards.add(table.has(players) ? fameCard(table, players) : card);
    }
    return cards;
  }

  private static FameCard fameCard(Fields table, String players) {
    return new FameCard(
        table.as(
            players,
            rows -> rows.asList(row -> row.asList(JsonIn.NUMBER)),
            "four lists of numbers"));
  }

  // ---- The game

  @Override
  public Outcome.Played start(Rulebook rules, JsonNode position, int first, Chance chance) {
    List<AddressedEvent> events = new ArrayList<>();
    RoyalTable table =
        new RoyalPositionJson((RoyalRules) rules, position, chance).table(events::add);
    return new Outcome.Played(Position.of(table), events);
  }

  @Override
  public int[] draws(Rulebook rules, JsonNode draws) {
    throw new Refusal(Reason.BAD_REQUEST, "draws: Coup Royal draws from the decks in its position");
  }

  @Override
  public boolean drawsAreScripted(View view) {
    return false;
  }

  @Override
  public @Nullable Move move(Rulebook rules, String text) {
    return RoyalMoves.read(text);
  }

  @Override
  public String text(Rulebook rules, Move move) {
    return RoyalMoves.write((RoyalMove) move);
  }

  @Override
  public void writeEvent(Rulebook rules, Event event, JsonWriter json) {
    RoyalJson.event((RoyalEvent) event, json);
  }

  @Override
  public void writeView(View view, JsonWriter json) {
    new RoyalViews((RoyalView) view, json).write();
  }
}
