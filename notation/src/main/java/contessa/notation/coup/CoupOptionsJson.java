package contessa.notation.coup;

import module java.base;

import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.notation.Fields;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** Reads and writes the options of Coup as JSON; the edition sets the options that are left out. */
final class CoupOptionsJson {

  private CoupOptionsJson() {}

  static CoupRules read(@Nullable JsonNode options, int players) {
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

  static void write(CoupRules rules, JsonWriter json) {
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
}
