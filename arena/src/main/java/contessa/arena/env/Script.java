package contessa.arena.env;

import module java.base;

import contessa.arena.network.Observation;
import contessa.bots.net.Outputs;
import contessa.coup.Cards;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.SeededChance;
import contessa.notation.Fields;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;

/**
 * A player of Coup without a memory, a hundred times as fast as a bot: it weighs moves by a bias on
 * each kind, as exponents of e. It challenges what it knows to be false.
 */
final class Script {

  /** The kinds of {@link Outputs}, after lies; a lie has its own kind, too. */
  private static final List<String> BIASES =
      List.of(
          "lie",
          "challenge",
          "block",
          "income",
          "foreign-aid",
          "tax",
          "exchange",
          "coup",
          "assassinate",
          "steal",
          "examine",
          "convert",
          "challenge-block",
          "focus");

  private static final int LIE = 0;
  private static final int CHALLENGE = 1;
  private static final int CHALLENGE_BLOCK = 12;

  /** On each card and ten coins of a target. */
  private static final int FOCUS = 13;

  private static final double OF_A_COIN = 0.1;

  private final double[] biases = new double[BIASES.size()];

  private Script() {}

  static Script of(JsonNode object) {
    Fields fields =
        Fields.of(object, Reason.BAD_REQUEST, "script").only(BIASES.toArray(String[]::new));
    Script script = new Script();
    for (int kind = 0; kind < BIASES.size(); kind++) {
      JsonNode bias = fields.get(BIASES.get(kind));
      script.biases[kind] = bias == null ? 0 : bias.doubleValue();
    }
    return script;
  }

  /** Whether a claim may be challenged now: most decisions are these, so they take a short way. */
  static boolean mayChallenge(CoupTable table) {
    CoupPhase phase = table.phase();
    return phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK;
  }

  boolean challenges(CoupTable table, SeededChance chance) {
    if (isSurelyFalse(table)) {
      return true;
    }
    boolean block = table.phase() == CoupPhase.CHALLENGE_BLOCK;
    double bias = biases[block ? CHALLENGE_BLOCK : CHALLENGE];
    return chance.fraction() * (1 + Math.exp(-bias)) < 1;
  }

  /** Whether the seat to move sees every copy of the character that somebody else claims. */
  private static boolean isSurelyFalse(CoupTable table) {
    if (table.denies()) {
      return false;
    }
    int seen = table.down(table.toMove());
    for (int other = 0; other < table.seats(); other++) {
      seen |= table.up(other);
    }
    int copies = table.rules().cards().bits() & Cards.copiesOf(table.claimedRole());
    return (copies & ~seen) == 0;
  }

  /** The place of the action that it plays. */
  int choose(CoupView view, Observation observation, SeededChance chance) {
    double[] weights = new double[observation.legal()];
    double sum = 0;
    for (int place = 0; place < weights.length; place++) {
      weights[place] = Math.exp(worth(view, observation.action(place)));
      sum += weights[place];
    }
    double rest = chance.fraction() * sum;
    int place = 0;
    while (place < weights.length - 1 && rest >= weights[place]) {
      rest -= weights[place++];
    }
    return place;
  }

  private double worth(CoupView view, int action) {
    int kind = Outputs.kind(action);
    double worth = kind < 0 ? 0 : biases[kind];
    if (Outputs.lies(action, view.known(view.reader()))) {
      worth += biases[LIE];
    }
    int slot = Outputs.target(action);
    if (slot > 0) {
      int target = (view.reader() + slot) % view.seats();
      worth += biases[FOCUS] * (view.handSize(target) + view.coins(target) * OF_A_COIN);
    }
    return worth;
  }
}
