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
final class RoyalRefereeReader implements RefereeReader {

  private final RoyalRules rules;
  private final int seat;

  RoyalRefereeReader(RoyalRules rules, int seat) {
    this.rules = rules;
    this.seat = seat;
  }

  @Override
  public Heard hear(List<JsonNode> events, JsonNode view) {
    List<Event> heard = new ArrayList<>();
    for (JsonNode event : events) {
      heard.add(event(event));
    }
    return new Heard(heard, view(view));
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
        players(json.path("players")),
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
    List<Move> moves = new ArrayList<>();
    for (JsonNode text : json) {
      Move move = Notations.of(rules).move(rules, text.asString());
      moves.add(Objects.requireNonNull(move, "unknown move"));
    }
    return List.copyOf(moves);
  }

  private List<RoyalView.Player> players(JsonNode json) {
    List<RoyalView.Player> players = new ArrayList<>();
    for (JsonNode player : json) {
      JsonNode secrets = player.path("secrets");
      Goods known = secrets.isArray() ? goods(secrets) : null;
      players.add(
          new RoyalView.Player(
              goods(player.path("goods")),
              known == null ? secrets.intValue() : known.total(),
              known,
              numbers(player.path("items"))));
    }
    return List.copyOf(players);
  }

  private static List<@Nullable Loot> openLoot(JsonNode json) {
    List<@Nullable Loot> open = new ArrayList<>();
    for (JsonNode loot : json) {
      open.add(loot.isNull() ? null : LootText.read(loot.asString()));
    }
    return Collections.unmodifiableList(open);
  }

  private static List<Loot> loot(JsonNode json) {
    List<Loot> list = new ArrayList<>();
    for (JsonNode loot : json) {
      list.add(LootText.read(loot.asString()));
    }
    return List.copyOf(list);
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
    List<RoyalMove.Plan> plans = new ArrayList<>();
    for (JsonNode plan : json.path("plans")) {
      plans.add(Objects.requireNonNull(plan(plan), "a plan is missing"));
    }
    return List.copyOf(plans);
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
    int seats = Seats.NONE;
    for (JsonNode seat : json) {
      seats |= Seats.of(seat.intValue());
    }
    return seats;
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
    List<Integer> numbers = new ArrayList<>();
    for (JsonNode number : json) {
      numbers.add(number.intValue());
    }
    return List.copyOf(numbers);
  }

  private static String upper(JsonNode word) {
    return word.asString().toUpperCase(Locale.ROOT).replace('-', '_');
  }
}
