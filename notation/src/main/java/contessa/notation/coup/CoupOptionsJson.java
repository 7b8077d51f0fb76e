package contessa.notation.coup;

import contessa.coup.CoupOptions;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.notation.Fields;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads and writes the options of Coup as JSON; the edition sets the options that are left out. */
final class CoupOptionsJson {

  private static final List<String> OPTIONS =
      List.of(
          "edition",
          "exchanger",
          "inquisitorExchanges",
          "art",
          "mayDecline",
          "replacement",
          "firstPlayerCoins",
          "draft",
          "declared",
          "contessaBlocksExamine",
          "allegiances");

  private CoupOptionsJson() {}

  static CoupRules read(@Nullable JsonNode options, int players) {
    try {
      return options == null
          ? CoupRules.of(Edition.RESISTANCE, players)
          : read(Fields.of(options, Reason.BAD_OPTIONS, "options").only(OPTIONS), players);
    } catch (IllegalArgumentException e) {
      throw new Refusal(Reason.BAD_OPTIONS, message(e));
    }
  }

  private static CoupRules read(Fields fields, int players) {
    Edition edition =
        fields.has("edition") ? fields.word("edition", CoupWords.EDITIONS) : Edition.RESISTANCE;
    CoupOptions options = edition.options(players);
    if (fields.has("exchanger")) {
      options = options.withExchanger(fields.word("exchanger", CoupWords.EXCHANGERS));
    }
    if (fields.has("inquisitorExchanges")) {
      boolean exchanges = fields.flag("inquisitorExchanges");
      if (!options.hasInquisitor()) {
        throw new IllegalArgumentException(
            "inquisitorExchanges does not apply: the Inquisitor is not in play");
      }
      options = options.withInquisitorExchanges(exchanges);
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
