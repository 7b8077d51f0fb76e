package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.key;
import static contessa.cli.play.words.Voice.who;

import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoinReason;
import contessa.coup.CoupEvent;
import contessa.coup.CoupEvent.Acted;
import contessa.coup.CoupEvent.Blocked;
import contessa.coup.CoupEvent.Challenged;
import contessa.coup.CoupEvent.Coins;
import contessa.coup.CoupEvent.Converted;
import contessa.coup.CoupEvent.Dealt;
import contessa.coup.CoupEvent.Declined;
import contessa.coup.CoupEvent.Drew;
import contessa.coup.CoupEvent.Exiled;
import contessa.coup.CoupEvent.Exposed;
import contessa.coup.CoupEvent.Judged;
import contessa.coup.CoupEvent.Lost;
import contessa.coup.CoupEvent.Offered;
import contessa.coup.CoupEvent.Picked;
import contessa.coup.CoupEvent.Replaced;
import contessa.coup.CoupEvent.Returned;
import contessa.coup.CoupEvent.Shown;
import contessa.coup.CoupEvent.Sided;
import contessa.coup.CoupEvent.Stood;
import contessa.coup.CoupEvent.Turn;
import contessa.coup.CoupEvent.Unblocked;
import contessa.coup.CoupEvent.Unchallenged;
import contessa.coup.CoupEvent.Won;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells the events of Coup, one sentence each. */
final class CoupEventWords {

  private final Voice voice;
  private final boolean distinct;

  CoupEventWords(Voice voice, CoupRules rules) {
    this.voice = voice;
    distinct = rules.distinctArt();
  }

  String tell(CoupEvent event) {
    return switch (event) {
      case Dealt e ->
          cards(
              e.count() == 1 ? "event.dealt.one" : "event.dealt",
              e.seat(),
              e.count(),
              e.cards(),
              false);
      case Picked e -> card(e.card(), e.seat());
      case Sided e -> sided(e);
      case Turn _ -> "";
      case Acted e -> acted(e);
      case Unchallenged _ -> voice.say("event.unchallenged");
      case Challenged e -> challenged(e);
      case Shown e -> shown(e);
      case Declined e ->
          voice.say(
              "event.declined" + denied(e.claim()),
              "who",
              who(e.claim().seat()),
              "role",
              e.claim().role());
      case Replaced e -> cards("event.replaced", e.seat(), e.count(), e.cards(), true);
      case Unblocked _ -> voice.say("event.unblocked");
      case Blocked e -> blocked(e.seat(), e.role());
      case Stood _ -> voice.say("event.stood");
      case Coins e -> coins(e);
      case Lost e -> voice.say("event.lost", "who", who(e.seat()), "card", face(e.card()));
      case Exiled e -> voice.say("event.exiled", "who", who(e.seat()));
      case Drew e -> cards("event.drew", e.seat(), e.count(), e.cards(), true);
      case Returned e -> cards("event.returned", e.seat(), e.count(), e.cards(), true);
      case Offered e -> offered(e);
      case Judged e ->
          voice.say(
              "event.judged." + key(e.verdict()), "who", who(e.seat()), "target", who(e.target()));
      case Converted e ->
          voice.say(
              e.seat() == e.by() ? "event.converted.self" : "event.converted",
              "who",
              who(e.seat()),
              "by",
              who(e.by()),
              "side",
              e.allegiance());
      case Exposed e -> voice.say("event.exposed", "who", who(e.seat()), "cards", list(e.cards()));
      case Won e -> voice.say("event.won", "who", who(e.seat()));
    };
  }

  /** Only the reader's side is told; the table shows the others'. */
  private String sided(Sided event) {
    return event.seat() == voice.reader()
        ? voice.say("event.sided", "who", who(event.seat()), "side", event.allegiance())
        : "";
  }

  private String acted(Acted event) {
    Claim claim = event.claim();
    return acted(
        event.seat(),
        event.action(),
        event.target(),
        event.named(),
        claim == null ? null : claim.role());
  }

  /** Tells an action as it is declared; income and conversion are told by their effect. */
  String acted(int seat, Action action, int target, @Nullable Role named, @Nullable Role claimed) {
    if (action == Action.INCOME || action == Action.CONVERT) {
      return "";
    }
    Role role = named != null ? named : claimed != null ? claimed : Role.DUKE;
    String key = "acted." + key(action) + (named == null ? "" : ".named");
    return voice.say(key, "who", who(seat), "target", who(target), "role", role);
  }

  String blocked(int seat, Role role) {
    return voice.say("event.blocked", "who", who(seat), "role", role);
  }

  private String challenged(Challenged event) {
    Claim claim = event.claim();
    return voice.say(
        "event.challenged" + denied(claim),
        "who",
        who(event.seat()),
        "claimant",
        who(claim.seat()),
        "role",
        claim.role());
  }

  private String shown(Shown event) {
    Claim claim = event.claim();
    return voice.say(
        "event.shown" + denied(claim),
        "who",
        who(claim.seat()),
        "card",
        face(event.cards().getFirst()),
        "cards",
        list(event.cards()));
  }

  private String coins(Coins event) {
    boolean told =
        event.reason() != CoinReason.COST
            && event.reason() != CoinReason.CONVERT
            && event.reason() != CoinReason.EXILE
            && event.change() > 0;
    return told
        ? voice.say("coins." + key(event.reason()), "who", who(event.seat()), "n", event.change())
        : "";
  }

  private String offered(Offered event) {
    Card card = event.card();
    return card == null
        ? voice.say("event.offered.other", "who", who(event.seat()), "to", who(event.to()))
        : voice.say(
            "event.offered", "who", who(event.seat()), "to", who(event.to()), "card", face(card));
  }

  private String card(@Nullable Card card, int seat) {
    return card == null
        ? voice.say("event.picked.other", "who", who(seat))
        : voice.say("event.picked", "card", face(card));
  }

  /** Tells of cards that only their owner sees; others may hear how many there are. */
  private String cards(
      String key, int seat, int count, @Nullable List<Card> cards, boolean tellOthers) {
    if (cards != null) {
      return voice.say(key, "cards", list(cards));
    }
    return tellOthers ? voice.say(key + ".other", "who", who(seat), "n", count) : "";
  }

  private static String denied(Claim claim) {
    return claim.denied() ? ".denied" : "";
  }

  private Voice.Face face(Card card) {
    return new Voice.Face(card, distinct);
  }

  private String list(List<Card> cards) {
    return voice.cards(cards, distinct);
  }
}
