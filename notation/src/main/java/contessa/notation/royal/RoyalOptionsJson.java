package contessa.notation.royal;

import module java.base;

import contessa.game.Seats;
import contessa.notation.Fields;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonProblem;
import contessa.notation.json.JsonWriter;
import contessa.royal.FameCard;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalData;
import contessa.royal.RoyalRules;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the options of Coup Royal as JSON; the {@link ConfiguredBox} supplies options
 * that are left out.
 */
final class RoyalOptionsJson {

  private static final String EDITION = "royal";
  private static final String RANDOM = "random";

  private final RoyalData box = ConfiguredBox.get();
  private final Fields fields;

  private RoyalOptionsJson(Fields fields) {
    this.fields = fields;
  }

  static RoyalRules read(@Nullable JsonNode options, int players) {
    try {
      return new RoyalRules(
          players,
          options == null
              ? ConfiguredBox.get()
              : read(Fields.of(options, Reason.BAD_OPTIONS, "options")));
    } catch (IllegalArgumentException e) {
      throw new Refusal(Reason.BAD_OPTIONS, "options: " + e.getMessage());
    }
  }

  private static RoyalData read(Fields fields) {
    RoyalData data = new RoyalOptionsJson(fields).data();
    fields.nothingElse();
    return data;
  }

  private RoyalData data() {
    if (fields.has("edition")) {
      fields.word("edition", Map.of(EDITION, EDITION));
    }
    return new RoyalData(
        fields.number("cubesPerColour", 1, Goods.MOST, box.cubesPerGood()),
        fields.number("secretPerColour", 0, Goods.MOST, box.secretsPerGood()),
        fields.number("startCubes", 0, Goods.MOST, box.startCubes()),
        firstPartner(),
        fields.flag("zeroHoldingsRank", box.zeroHoldingsRank()),
        fields.has("locationNames") ? fields.texts("locationNames") : box.locationNames(),
        fameCards(),
        fields.has("deckI") ? deck("deckI") : box.deckOne(),
        fields.has("deckII") ? deck("deckII") : box.deckTwo());
  }

  private int firstPartner() {
    JsonNode value = fields.get("firstPartner");
    if (value == null || (value.isString() && value.stringValue().equals(RANDOM))) {
      return value == null ? box.firstPartner() : Seats.NOBODY;
    }
    return fields.number("firstPartner", 0, 1);
  }

  private List<Loot> deck(String name) {
    return fields.texts(name).stream().map(LootText::read).toList();
  }

  private List<FameCard> fameCards() {
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
    try {
      return new FameCard(
          JsonIn.read(
              table.required(players),
              true,
              rows -> rows.asList(row -> row.asList(JsonIn.NUMBER))));
    } catch (JsonProblem e) {
      throw table.refusal("\"" + players + "\" must be four lists of numbers");
    }
  }

  static void write(RoyalData data, JsonWriter json) {
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
}
