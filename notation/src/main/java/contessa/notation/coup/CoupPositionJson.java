package contessa.notation.coup;

import module java.base;

import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPositionSpec;
import contessa.coup.CoupPositionSpec.Place;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.notation.Fields;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/** Reads a position of Coup from JSON, and the draws that a request fixes. */
final class CoupPositionJson {

  private CoupPositionJson() {}

  static Outcome.Played read(CoupRules rules, JsonNode position, int first) {
    Fields fields =
        Fields.of(position, Reason.BAD_POSITION, "position")
            .only("players", "actor", "reserve", "allegiances", "draws");
    List<JsonNode> players = fields.list("players");
    List<@Nullable Allegiance> sides = sides(rules, fields);
    // All names are read before the first is given a card.
    List<Supplier<Place>> seats = new ArrayList<>();
    CardNames names = new CardNames(rules);
    for (int seat = 0; seat < players.size(); seat++) {
      seats.add(seat(seat, players.get(seat), names, sides.get(seat)));
    }
    int actor = fields.number("actor", 0, rules.seats() - 1, first);
    int reserve = fields.number("reserve", 0, CoupPositionSpec.MOST_COINS, 0);
    try {
      List<Place> places = seats.stream().map(Supplier::get).toList();
      CoupTable table = new CoupPositionSpec(places, actor, reserve).on(rules);
      return new Outcome.Played(Position.of(table), announced(table));
    } catch (IllegalArgumentException e) {
      throw new Refusal(Reason.BAD_POSITION, "position: " + CoupNotation.message(e));
    }
  }

  private static Supplier<Place> seat(
      int seat, JsonNode player, CardNames names, @Nullable Allegiance side) {
    Fields fields =
        Fields.of(player, Reason.BAD_POSITION, "position of seat " + seat)
            .only("coins", "hand", "revealed");
    List<String> hand = fields.texts("hand");
    List<String> revealed = fields.has("revealed") ? fields.texts("revealed") : List.of();
    if (hand.size() + revealed.size() != 2) {
      throw fields.refusal("must have two cards in \"hand\" and \"revealed\" together");
    }
    int coins = fields.number("coins", 0, CoupPositionSpec.MOST_COINS);
    List<CardNames.Name> down = names.read(hand);
    List<CardNames.Name> up = names.read(revealed);
    return () -> new Place(coins, names.cards(down), names.cards(up), side);
  }

  /** The sides by seat; null where the table decides, which alternates them from seat 0. */
  private static List<@Nullable Allegiance> sides(CoupRules rules, Fields fields) {
    if (!fields.has("allegiances")) {
      return Collections.nCopies(rules.seats(), null);
    }
    if (!rules.options().allegiances()) {
      throw fields.refusal("this game has no allegiances");
    }
    List<Allegiance> sides = fields.words("allegiances", "allegiance", CoupWords.SIDES);
    if (sides.size() != rules.seats()) {
      throw fields.refusal("\"allegiances\" must list one for each player");
    }
    return new ArrayList<>(sides);
  }

  /** The events of such a deal; coins and lost cards are only in the view. */
  private static List<AddressedEvent> announced(CoupTable table) {
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

  static int[] draws(CoupRules rules, JsonNode draws) {
    if (!draws.isArray()) {
      throw new Refusal(Reason.BAD_POSITION, "\"draws\" must be a list of cards");
    }
    int[] script = new int[draws.size()];
    for (int i = 0; i < script.length; i++) {
      JsonNode name = draws.path(i);
      int cards = name.isString() ? copies(rules, name.stringValue()) : 0;
      if (cards == 0) {
        throw new Refusal(
            Reason.BAD_POSITION,
            "draws: "
                + (name.isString() ? Fields.quote(name.stringValue()) : "number " + i)
                + " is not a card in play");
      }
      script[i] = cards;
    }
    return script;
  }

  private static int copies(CoupRules rules, String name) {
    Role role = CoupWords.ROLES.get(name);
    if (role != null) {
      return rules.cards().bits() & Cards.copiesOf(role.ordinal());
    }
    Card card = rules.distinctArt() ? CoupWords.card(rules, name) : null;
    return card == null ? 0 : rules.cards().bits() & 1 << card.index();
  }

  /**
   * Resolves the card names in a position. With distinct art, {@code Duke} without a number means
   * any copy that is not named elsewhere, so all names are read before the first is given a card.
   */
  private static final class CardNames {

    private final CoupRules rules;
    private final int[] named = new int[Role.ALL.size()];
    private final Set<Card> taken = new HashSet<>();

    CardNames(CoupRules rules) {
      this.rules = rules;
    }

    /** A card name: an exact card, or any card of a character. */
    record Name(Role role, @Nullable Card exact) {}

    List<Name> read(List<String> names) {
      List<Name> result = new ArrayList<>();
      for (String name : names) {
        Card exact = rules.distinctArt() ? CoupWords.card(rules, name) : null;
        Role role = exact == null ? CoupWords.ROLES.get(name) : exact.role();
        boolean inPlay = exact == null || exact.copy() < rules.copies();
        if (role == null || !rules.inPlay(role) || !inPlay) {
          throw refusal("card " + Fields.quote(name) + " is not in play");
        }
        if (++named[role.ordinal()] > rules.copies()) {
          throw refusal(
              "only " + rules.copies() + " copies of " + CoupWords.name(role) + " are in play");
        }
        if (exact != null && !taken.add(exact)) {
          throw refusal(name + " appears twice");
        }
        result.add(new Name(role, exact));
      }
      return result;
    }

    /** The cards for these names, after all names have been read. */
    List<Card> cards(List<Name> names) {
      List<Card> cards = new ArrayList<>();
      for (Name name : names) {
        Card exact = name.exact;
        cards.add(exact != null ? exact : free(name.role));
      }
      return cards;
    }

    private Card free(Role role) {
      if (!rules.distinctArt()) {
        return Card.of(role, 0);
      }
      int copy = 0;
      while (!taken.add(Card.of(role, copy))) {
        copy++;
      }
      return Card.of(role, copy);
    }

    private static Refusal refusal(String message) {
      return new Refusal(Reason.BAD_POSITION, "position: " + message);
    }
  }
}
