package contessa.notation.coup;

import module java.base;

import contessa.coup.CoupEvent;
import contessa.coup.CoupMove;
import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** Coup as text and JSON, in every edition. */
public final class CoupNotation implements GameNotation {

  @Override
  public GameKind kind() {
    return GameKind.COUP;
  }

  @Override
  public List<String> editions() {
    return List.copyOf(CoupWords.EDITIONS.keySet());
  }

  // ---- Options: the edition sets those that are left out

  @Override
  public CoupRules rules(@Nullable JsonNode options, int players) {
    try {
      return options == null
          ? CoupRules.of(Edition.RESISTANCE, players)
          : read(Fields.of(options, Reason.BAD_OPTIONS, "options"), players);
    } catch (IllegalArgumentException e) {
      throw new Refusal(Reason.BAD_OPTIONS, message(e));
    }
  }

  private static CoupRules read(Fields fields, int players) {
    Edition edition = fields.word("edition", CoupWords.EDITIONS, Edition.RESISTANCE);
    CoupOptions usual = edition.options(players);
    Exchanger exchanger = fields.word("exchanger", CoupWords.EXCHANGERS, usual.exchanger());
    boolean exchanges = fields.flag("inquisitorExchanges", usual.inquisitorExchanges());
    if (fields.has("inquisitorExchanges") && exchanger == Exchanger.AMBASSADOR) {
      throw new IllegalArgumentException(
          "inquisitorExchanges does not apply: the Inquisitor is not in play");
    }
    CoupOptions options =
        new CoupOptions(
            exchanger,
            exchanges,
            fields.word("art", CoupWords.ARTS, usual.art()),
            fields.flag("mayDecline", usual.mayDecline()),
            fields.word("replacement", CoupWords.REPLACEMENTS, usual.replacement()),
            fields.number("firstPlayerCoins", 1, 2, usual.firstPlayerCoins()),
            fields.flag("draft", usual.draft()),
            fields.word("declared", CoupWords.DECLARED, usual.declared()),
            fields.flag("contessaBlocksExamine", usual.contessaBlocksExamine()),
            fields.flag("allegiances", usual.allegiances()));
    fields.nothingElse();
    return CoupRules.of(edition, options, players);
  }

  @Override
  public void writeOptions(Rulebook rulebook, JsonWriter json) {
    CoupRules rules = (CoupRules) rulebook;
    CoupOptions options = rules.options();
    boolean exchanges = options.inquisitorExchanges();
    json.begin()
        .field("edition", rules.edition())
        .field("exchanger", options.exchanger())
        .field("inquisitorExchanges", options.hasInquisitor() ? exchanges : null)
        .field("art", options.art())
        .field("mayDecline", options.mayDecline())
        .field("replacement", options.replacement())
        .field("firstPlayerCoins", options.firstPlayerCoins())
        .field("draft", options.draft())
        .field("declared", options.declared())
        .field("contessaBlocksExamine", options.contessaBlocksExamine())
        .field("allegiances", options.allegiances())
        .end();
  }

  /** A message from the rules, to follow a colon: it starts in lower case. */
  static String message(IllegalArgumentException e) {
    String message = String.valueOf(e.getMessage());
    return message.isEmpty() || message.startsWith("Coup")
        ? message
        : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  // ---- The game

  @Override
  public Outcome.Played start(Rulebook rules, JsonNode position, int first, Chance chance) {
    return CoupPositionJson.read((CoupRules) rules, position, first);
  }

  @Override
  public int[] draws(Rulebook rules, JsonNode draws) {
    return CoupPositionJson.draws((CoupRules) rules, draws);
  }

  @Override
  public boolean drawsAreScripted(View view) {
    return ((CoupView) view).phase() != CoupPhase.DRAFT;
  }

  @Override
  public @Nullable Move move(Rulebook rules, String text) {
    return CoupMoves.move((CoupRules) rules, text);
  }

  @Override
  public String text(Rulebook rules, Move move) {
    return CoupMoves.text((CoupRules) rules, (CoupMove) move);
  }

  @Override
  public void writeEvent(Rulebook rules, Event event, JsonWriter json) {
    new CoupEvents((CoupRules) rules, json).write((CoupEvent) event);
  }

  @Override
  public void writeHeard(Rulebook rules, Event event, JsonWriter json) {
    new CoupEvents((CoupRules) rules, json).writeHeard((CoupEvent) event);
  }

  @Override
  public void writeView(View view, JsonWriter json) {
    new CoupViews((CoupView) view, json).write();
  }
}
