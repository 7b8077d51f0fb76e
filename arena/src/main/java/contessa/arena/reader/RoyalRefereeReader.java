package contessa.arena.reader;

import module java.base;

import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/** Reads Coup Royal field by field: every view is complete. */
record RoyalRefereeReader(RoyalRules rules, int seat) implements RefereeReader {

  @Override
  public Heard hear(List<JsonNode> events, JsonNode view) {
    return new Heard(events.stream().<Event>map(RoyalRefereeReader::event).toList(), view(view));
  }

  @Override
  public Heard unchallenged() {
    throw new IllegalStateException("nobody challenges in Coup Royal");
  }

  private static RoyalEvent event(JsonNode json) {
    int who = json.path("seat").asInt(Seats.NOBODY);
    return switch (json.path("event").asString()) {
      case "planned" -> new RoyalEvent.Planned(who, plan(json));
      case "plans" -> new RoyalEvent.Plans(plans(json));
      case "location" ->
          new RoyalEvent.Location(
              location(json),
              RoyalEvent.Location.Result.valueOf(upper(json.path("outcome"))),
              seats(json.path("seats")),
              LootText.read(json.path("loot").asString()));
      case "gained" -> new RoyalEvent.Gained(who, goods(json.path("goods")));
      case "secret" ->
          new RoyalEvent.Secret(
              who,
              json.path("count").intValue(),
              json.has("goods") ? goods(json.path("goods")) : null);
      case "item" -> new RoyalEvent.Item(who, json.path("fame").intValue());
      case "documents" ->
          new RoyalEvent.Documents(who, good(json.path("good")), numbers(json.path("losses")));
      case "traded" ->
          new RoyalEvent.Traded(
              who,
              json.path("with").intValue(),
              good(json.path("taken")),
              good(json.path("given")));
      case "refilled" ->
          new RoyalEvent.Refilled(
              json.path("round").intValue(),
              letters(json.path("letters")),
              loot(json.path("open")),
              json.path("deck").intValue(),
              seatOrNobody(json.path("partner")));
      case "scored" ->
          new RoyalEvent.Scored(
              good(json.path("good")), numbers(json.path("totals")), numbers(json.path("fame")));
      case "won" -> new RoyalEvent.Won(seats(json.path("seats")));
      default -> throw new IllegalArgumentException("unknown event: " + json);
    };
  }

  private RoyalView view(JsonNode json) {
    RoyalPhase phase = RoyalPhase.valueOf(upper(json.path("phase")));
    JsonNode unseen = json.path("unseen");
    boolean resolving = phase == RoyalPhase.TAKE || phase == RoyalPhase.INTRIGUE;
    return new RoyalView(
        rules,
        seat,
        phase,
        json.path("round").intValue(),
        seatOrNobody(json.path("toMove")),
        moves(json.path("moves")),
        json.path("players").valueStream().map(RoyalRefereeReader::player).toList(),
        openLoot(json.path("open")),
        new RoyalView.LootDeck(loot(unseen.path("deckI")), loot(unseen.path("deckII")), null),
        new RoyalView.SecretDeck(
            json.path("secretDeck").intValue(), goods(unseen.path("secrets")), null),
        goods(json.path("supply")),
        seatOrNobody(json.path("partner")),
        resolving ? Collections.unmodifiableList(plans(json)) : hiddenPlans(json),
        resolving ? location(json) : 0,
        resolving ? json.path("due").intValue() : 0,
        seats(json.path("winners")),
        null);
  }

  private List<Move> moves(JsonNode json) {
    return json.valueStream()
        .map(text -> Notations.of(rules).move(rules, text.asString()))
        .map(Objects::requireNonNull)
        .toList();
  }

  private static RoyalView.Player player(JsonNode json) {
    JsonNode secrets = json.path("secrets");
    Goods known = secrets.isArray() ? goods(secrets) : null;
    return new RoyalView.Player(
        goods(json.path("goods")),
        known == null ? secrets.intValue() : known.total(),
        known,
        numbers(json.path("items")));
  }

  private static List<@Nullable Loot> openLoot(JsonNode json) {
    List<@Nullable Loot> open = new ArrayList<>();
    for (JsonNode loot : json) {
      open.add(loot.isNull() ? null : LootText.read(loot.asString()));
    }
    return Collections.unmodifiableList(open);
  }

  private static List<Loot> loot(JsonNode json) {
    return json.valueStream().map(loot -> LootText.read(loot.asString())).toList();
  }

  /** The plans laid before this seat's turn, all of them hidden. */
  private List<RoyalMove.@Nullable Plan> hiddenPlans(JsonNode json) {
    boolean anyIn = json.path("toMove").asInt(0) > 0;
    return anyIn
        ? Collections.unmodifiableList(
            new ArrayList<>(Collections.<RoyalMove.@Nullable Plan>nCopies(rules.seats(), null)))
        : List.of();
  }

  private static List<RoyalMove.Plan> plans(JsonNode json) {
    return json.path("plans")
        .valueStream()
        .map(RoyalRefereeReader::plan)
        .map(Objects::requireNonNull)
        .toList();
  }

  private static RoyalMove.@Nullable Plan plan(JsonNode json) {
    return json.has("thief")
        ? new RoyalMove.Plan(letters(json.path("thief")), letters(json.path("snitch")))
        : null;
  }

  private static int location(JsonNode json) {
    return Integer.numberOfTrailingZeros(letters(json.path("letter")));
  }

  private static int letters(JsonNode json) {
    Integer locations = Locations.read(json.asString());
    return locations == null ? 0 : locations;
  }

  private static int seatOrNobody(JsonNode json) {
    return json.isNumber() ? json.intValue() : Seats.NOBODY;
  }

  private static int seats(JsonNode json) {
    return json.valueStream().mapToInt(seat -> Seats.of(seat.intValue())).sum();
  }

  private static Goods goods(JsonNode json) {
    return new Goods(
        json.path(0).intValue(),
        json.path(1).intValue(),
        json.path(2).intValue(),
        json.path(3).intValue());
  }

  private static Good good(JsonNode json) {
    return Good.valueOf(upper(json));
  }

  private static List<Integer> numbers(JsonNode json) {
    return json.valueStream().map(JsonNode::intValue).toList();
  }

  private static String upper(JsonNode word) {
    return word.asString().toUpperCase(Locale.ROOT).replace('-', '_');
  }
}
