package contessa.notation.coup;

import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupEvent;
import contessa.coup.CoupOptions;
import contessa.coup.CoupPositionSpec;
import contessa.coup.CoupPositionSpec.Place;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.notation.Fields;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** Reads what a game of Coup begins with: options, a given position, scripted draws. */
final class CoupSetup {

  private static final List<String> OPTIONS =
      List.of(
          "edition",
          "exchanger",
          "art",
          "mayDecline",
          "replacement",
          "firstPlayerCoins",
          "draft",
          "declared",
          "contessaBlocksExamine",
          "allegiances");

  private CoupSetup() {}

  // ---- Options

  static CoupRules rules(@Nullable JsonNode options, int players) {
    try {
      return options == null
          ? CoupRules.of(Edition.RESISTANCE, players)
          : rules(Fields.of(options, Reason.BAD_OPTIONS, "options").only(OPTIONS), players);
    } catch (IllegalArgumentException e) {
      throw new Refusal(Reason.BAD_OPTIONS, said(e));
    }
  }

  private static CoupRules rules(Fields fields, int players) {
    Edition edition =
        fields.has("edition") ? fields.word("edition", CoupWords.EDITIONS) : Edition.RESISTANCE;
    CoupOptions options = edition.options(players);
    if (fields.has("exchanger")) {
      options = options.withExchanger(fields.word("exchanger", CoupWords.EXCHANGERS));
    }
    if (fields.has("art")) {
      options = options.withArt(fields.word("art", CoupWords.ARTS));
    }
    if (fields.has("mayDecline")) {
      options = options.withMayDecline(fields.flag("mayDecline"));
    }
    if (fields.has("replacement")) {
      options = options.withReplacement(fields.word("replacement", CoupWords.REPLACEMENTS));
    }
    if (fields.has("firstPlayerCoins")) {
      options = options.withFirstPlayerCoins(fields.number("firstPlayerCoins", 1, 2));
    }
    if (fields.has("draft")) {
      options = options.withDraft(fields.flag("draft"));
    }
    if (fields.has("declared")) {
      options = options.withDeclared(fields.word("declared", CoupWords.DECLARED));
    }
    if (fields.has("contessaBlocksExamine")) {
      options = options.withContessaBlocksExamine(fields.flag("contessaBlocksExamine"));
    }
    if (fields.has("allegiances")) {
      options = options.withAllegiances(fields.flag("allegiances"));
    }
    return CoupRules.of(edition, options, players);
  }

  static void writeOptions(CoupRules rules, JsonGenerator json) {
    CoupOptions options = rules.options();
    json.writeStartObject();
    json.writeStringProperty("edition", CoupWords.word(rules.edition()));
    json.writeStringProperty("exchanger", CoupWords.word(options.exchanger()));
    json.writeStringProperty("art", CoupWords.word(options.art()));
    json.writeBooleanProperty("mayDecline", options.mayDecline());
    json.writeStringProperty("replacement", CoupWords.word(options.replacement()));
    json.writeNumberProperty("firstPlayerCoins", options.firstPlayerCoins());
    json.writeBooleanProperty("draft", options.draft());
    json.writeStringProperty("declared", CoupWords.word(options.declared()));
    json.writeBooleanProperty("contessaBlocksExamine", options.contessaBlocksExamine());
    json.writeBooleanProperty("allegiances", options.allegiances());
    json.writeEndObject();
  }

  // ---- Positions

  static Start start(CoupRules rules, JsonNode position, int first) {
    Fields fields =
        Fields.of(position, Reason.BAD_POSITION, "position")
            .only("players", "actor", "reserve", "allegiances", "draws");
    List<JsonNode> players = fields.list("players");
    List<@Nullable Allegiance> sides = sides(rules, fields);
    List<Seat> seats = new ArrayList<>();
    CardNames names = new CardNames(rules);
    for (int seat = 0; seat < players.size(); seat++) {
      seats.add(seat(seat, players.get(seat), names));
    }
    int actor = fields.number("actor", 0, rules.seats() - 1, first);
    int reserve = fields.number("reserve", 0, CoupPositionSpec.MOST_COINS, 0);
    try {
      List<Place> places = new ArrayList<>();
      for (int seat = 0; seat < seats.size(); seat++) {
        Seat read = seats.get(seat);
        places.add(
            new Place(
                read.coins, names.cards(read.hand), names.cards(read.revealed), sides.get(seat)));
      }
      CoupTable table = new CoupPositionSpec(places, actor, reserve).on(rules);
      return new Start(table, told(table));
    } catch (IllegalArgumentException e) {
      throw new Refusal(Reason.BAD_POSITION, "position: " + said(e));
    }
  }

  private record Seat(int coins, List<CardNames.Name> hand, List<CardNames.Name> revealed) {}

  private static Seat seat(int seat, JsonNode player, CardNames names) {
    Fields fields =
        Fields.of(player, Reason.BAD_POSITION, "position of seat " + seat)
            .only("coins", "hand", "revealed");
    List<String> hand = fields.texts("hand");
    List<String> revealed = fields.has("revealed") ? fields.texts("revealed") : List.of();
    if (hand.size() + revealed.size() != 2) {
      throw fields.refusal("needs two cards, hand and revealed together");
    }
    int coins = fields.number("coins", 0, CoupPositionSpec.MOST_COINS);
    return new Seat(coins, names.take(hand), names.take(revealed));
  }

  /** A null leaves the side to the table: they alternate from seat 0. */
  private static List<@Nullable Allegiance> sides(CoupRules rules, Fields fields) {
    List<@Nullable Allegiance> sides = new ArrayList<>();
    if (!fields.has("allegiances")) {
      for (int seat = 0; seat < rules.seats(); seat++) {
        sides.add(null);
      }
      return sides;
    }
    if (!rules.options().allegiances()) {
      throw fields.refusal("there are no allegiances in this game");
    }
    for (String word : fields.texts("allegiances")) {
      Allegiance side = CoupWords.SIDES.get(word);
      if (side == null) {
        throw fields.refusal("there is no allegiance " + Fields.quote(word));
      }
      sides.add(side);
    }
    if (sides.size() != rules.seats()) {
      throw fields.refusal("\"allegiances\" must have one for each of the players");
    }
    return sides;
  }

  /** What would have been told of such a deal; coins and lost cards are in the view alone. */
  private static List<AddressedEvent> told(CoupTable table) {
    List<AddressedEvent> told = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      List<Card> hand = table.view(seat).knownCards(seat);
      if (!hand.isEmpty()) {
        told.add(
            new AddressedEvent(
                new CoupEvent.Dealt(seat, hand.size(), null),
                new CoupEvent.Dealt(seat, hand.size(), hand),
                Seats.of(seat)));
      }
    }
    if (table.rules().options().allegiances()) {
      for (int rest = table.living(); rest != 0; rest &= rest - 1) {
        int seat = Seats.lowest(rest);
        told.add(AddressedEvent.toAll(new CoupEvent.Sided(seat, table.allegiance(seat))));
      }
    }
    told.add(AddressedEvent.toAll(new CoupEvent.Turn(table.actor(), table.turn())));
    return told;
  }

  // ---- Draws

  static int[] draws(CoupRules rules, JsonNode draws) {
    if (!draws.isArray()) {
      throw new Refusal(Reason.BAD_POSITION, "\"draws\" must be a list of cards");
    }
    int[] script = new int[draws.size()];
    for (int i = 0; i < script.length; i++) {
      JsonNode name = draws.get(i);
      int cards = name.isString() ? copies(rules, name.stringValue()) : 0;
      if (cards == 0) {
        throw new Refusal(
            Reason.BAD_POSITION,
            "draws: "
                + (name.isString() ? Fields.quote(name.stringValue()) : "number " + i)
                + " is no card in play");
      }
      script[i] = cards;
    }
    return script;
  }

  /** The cards in play that this name can mean, as bits. */
  private static int copies(CoupRules rules, String name) {
    Role role = CoupWords.ROLES.get(name);
    if (role != null) {
      return rules.cards().bits() & Cards.copiesOf(role.ordinal());
    }
    Card card = rules.distinctArt() ? CoupWords.card(rules, name) : null;
    return card == null ? 0 : rules.cards().bits() & 1 << card.index();
  }

  /** A message of the rules, begun small since it follows a colon. */
  private static String said(IllegalArgumentException e) {
    String message = String.valueOf(e.getMessage());
    return message.isEmpty() || message.startsWith("Coup")
        ? message
        : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }
}
