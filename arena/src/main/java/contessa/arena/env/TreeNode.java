package contessa.arena.env;

import module java.base;

import contessa.arena.network.Observation;
import contessa.bots.net.History;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupEvent;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Sha256;
import contessa.game.Table;
import contessa.game.View;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/**
 * A node of the game tree, found by what has led to it: actions and outcomes of chance, each a
 * number. It keeps nothing, so a tree can be walked, cut and saved by whoever holds the numbers.
 */
final class TreeNode {

  private static final int DIGITS_OF_KEY = 16;

  private final Rulebook rules;
  private final GameNotation notation;
  private final Observation observation;
  private final Outcomes chance;
  private final List<AddressedEvent> events = new ArrayList<>();

  /** By seat, what it knows and no event tells: its own decisions, or the hand it was given. */
  private final List<StringBuilder> own = new ArrayList<>();

  /** By seat, the events of which it heard only what is open, since its hand was given later. */
  private final int[] openUntil;

  private @Nullable Table table;
  private @Nullable View view;

  private TreeNode(Rulebook rules, List<JsonNode> past) {
    this.rules = rules;
    notation = Notations.of(rules);
    observation = Observation.of(rules.kind(), Observation.Kind.NET, rules.seats());
    chance = new Outcomes(rules, past);
    openUntil = new int[rules.seats()];
    for (int seat = 0; seat < rules.seats(); seat++) {
      own.add(new StringBuilder());
    }
  }

  static String answer(Fields fields) {
    int seats = fields.number("seats", 2, 10);
    Rulebook rules = EnvironmentLoop.rules(fields.get("options"), seats);
    TreeNode node = new TreeNode(rules, fields.list("past"));
    node.replay(fields.number("first", 0, seats - 1, 0));
    int reader = fields.number("reader", 0, seats - 1, -1);
    return Json.object(json -> node.write(json.field("ok", true), reader));
  }

  private void replay(int first) {
    try {
      table = rules.deal(first, chance, events::add);
      while (!table.over()) {
        look(table);
        if (!chance.hasNext()) {
          return;
        }
        JsonNode next = chance.take();
        if (next.isArray()) {
          resample(next.path(0).asInt(-1), next.path(1).asLong(0));
        } else {
          play(next.asInt(-1));
        }
      }
      if (chance.hasNext()) {
        throw new Refusal(Reason.GAME_OVER, "the game is over before its past is");
      }
    } catch (Outcomes.Open open) {
      view = null;
    }
  }

  private void look(Table table) {
    view = table.view(table.toMove());
    observation.read(view);
  }

  private void play(int action) {
    for (int place = 0; place < observation.legal(); place++) {
      if (observation.action(place) == action) {
        own.get(table().toMove()).append(' ').append(action);
        table().play(observation.code(place), chance, events::add);
        return;
      }
    }
    throw new Refusal(Reason.ILLEGAL_MOVE, "action " + action + " is not legal here");
  }

  private Table table() {
    return Objects.requireNonNull(table, "no cards are dealt yet");
  }

  // ---- Other worlds in which a seat knows the same

  private void resample(int seat, long seed) {
    if (seat < 0 || seat >= rules.seats()) {
      throw new Refusal(Reason.BAD_REQUEST, "there is no seat " + seat);
    }
    SeededChance draws = new SeededChance(seed);
    table =
        switch (rules.kind()) {
          case COUP -> imagined((CoupTable) table(), seat, draws);
          case ROYAL -> {
            int[] anyPlans = new int[rules.seats()];
            Arrays.fill(anyPlans, -1);
            yield RoyalTable.imagine((RoyalView) table().view(seat), anyPlans, draws);
          }
        };
    for (int other = 0; other < rules.seats(); other++) {
      if (other != seat) {
        openUntil[other] = events.size();
        View given = table.view(other);
        own.get(other).setLength(0);
        own.get(other).append(Json.line(json -> notation.writeView(given, json)));
      }
    }
  }

  private CoupTable imagined(CoupTable truth, int seat, SeededChance draws) {
    CoupRules coup = truth.rules();
    if (coup.options().draft()) {
      throw new Refusal(Reason.BAD_REQUEST, "games with a draft cannot be resampled");
    }
    History history = new History(coup);
    events.forEach(event -> history.hear(seat, (CoupEvent) event.heardBy(seat)));
    CoupView seen = truth.view(seat);
    int unseen = seen.unseen().bits();
    int[] down = new int[coup.seats()];
    for (int other = 0; other < down.length; other++) {
      down[other] = seen.known(other);
      for (int role = 0; other != seat && role < Role.ALL.size(); role++) {
        int copies = unseen & Cards.copiesOf(role);
        if (history.knows(seat, other, role)
            && (down[other] & Cards.copiesOf(role)) == 0
            && copies != 0) {
          int card = draws.memberOf(copies);
          down[other] |= card;
          unseen &= ~card;
        }
      }
    }
    for (int other = 0; other < down.length; other++) {
      while (Integer.bitCount(down[other]) < seen.handSize(other)) {
        int card = draws.memberOf(unseen);
        down[other] |= card;
        unseen &= ~card;
      }
    }
    CoupTable imagined = truth.copy();
    imagined.imagine(seen, down, unseen);
    return imagined;
  }

  // ---- Telling what is here

  private void write(JsonWriter json, int reader) {
    View here = view;
    if (chance.isOpen()) {
      json.field("kind", "chance").field("actions", chance.outcomes);
      json.list("odds", chance.odds, (odds, j) -> j.writeNumber(odds));
    } else if (table().over() || here == null) {
      int winners = table().winners();
      json.field("kind", "end").field("winners", Seats.list(winners));
    } else {
      List<Integer> actions = new ArrayList<>();
      List<String> moves = new ArrayList<>();
      for (int place = 0; place < observation.legal(); place++) {
        actions.add(observation.action(place));
        moves.add(notation.text(rules, observation.move(here, place)));
      }
      json.field("kind", "decision").field("seat", here.reader());
      json.field("actions", actions).field("moves", moves);
    }
    json.field("space", observation.mask.length);
    if (reader >= 0) {
      String known = known(reader);
      json.field("key", key(known)).field("known", known);
      Table now = table;
      if (now != null && !chance.isOpen()) {
        json.field("view", now.view(reader), notation::writeView);
      }
    }
  }

  /** All that a seat knows: what it has heard, and what it alone has decided. */
  private String known(int reader) {
    List<String> heard = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      AddressedEvent told = events.get(i);
      var event = i < openUntil[reader] ? told.open() : told.heardBy(reader);
      heard.add(Json.object(json -> notation.writeHeard(rules, event, json)));
    }
    return String.join("\n", heard) + "\nown:" + own.get(reader);
  }

  private static String key(String known) {
    byte[] hash = Sha256.of(known.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash).substring(0, DIGITS_OF_KEY);
  }

  /** Chance that follows the past, and stops where the past ends. */
  private static final class Outcomes implements Chance {

    /** Chance must decide here, and the past does not say how. */
    static final class Open extends RuntimeException {
      private static final long serialVersionUID = 1L;

      Open() {
        super(null, null, false, false);
      }
    }

    private final List<JsonNode> past;
    private final boolean alike;
    private int next;
    private final List<Integer> outcomes = new ArrayList<>();
    private final List<Double> odds = new ArrayList<>();

    Outcomes(Rulebook rules, List<JsonNode> past) {
      this.past = past;
      alike = rules instanceof CoupRules coup && coup.options().art() == Art.IDENTICAL;
    }

    boolean hasNext() {
      return next < past.size();
    }

    JsonNode take() {
      return past.get(next++);
    }

    boolean isOpen() {
      return !outcomes.isEmpty();
    }

    @Override
    public int below(int n) {
      if (!hasNext()) {
        for (int outcome = 0; outcome < n; outcome++) {
          outcomes.add(outcome);
          odds.add(1.0 / n);
        }
        throw new Open();
      }
      return next(outcome -> outcome >= 0 && outcome < n);
    }

    /** Equal cards are one outcome, named by the character; others by the card's number. */
    @Override
    public int memberOf(int set) {
      if (!hasNext()) {
        for (int rest = set; rest != 0; ) {
          int name = name(Integer.numberOfTrailingZeros(rest));
          int members = members(set, name);
          outcomes.add(name);
          odds.add((double) Integer.bitCount(members) / Integer.bitCount(set));
          rest &= ~members;
        }
        throw new Open();
      }
      return Integer.lowestOneBit(members(set, next(name -> members(set, name) != 0)));
    }

    private int next(IntPredicate possible) {
      int outcome = take().asInt(-1);
      if (!possible.test(outcome)) {
        throw new Refusal(Reason.ILLEGAL_MOVE, "chance cannot decide " + outcome + " here");
      }
      return outcome;
    }

    private int name(int card) {
      return alike ? Card.of(card).role().ordinal() : card;
    }

    private int members(int set, int name) {
      if (name < 0 || name >= (alike ? Role.ALL.size() : Integer.SIZE)) {
        return 0;
      }
      return set & (alike ? Cards.copiesOf(name) : 1 << name);
    }
  }
}
