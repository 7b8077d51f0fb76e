package contessa.notation.coup;

import contessa.coup.Card;
import contessa.coup.Claim;
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
import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the fields of Coup's events; the caller opens and closes the object. */
final class CoupEvents {

  private final CoupRules rules;
  private final JsonWriter json;

  CoupEvents(CoupRules rules, JsonWriter json) {
    this.rules = rules;
    this.json = json;
  }

  /**
   * The protocol names the Inquisitor twice in an offer that a reader hears: as {@code to}, which
   * is the older name, and as {@code examiner}.
   */
  void writeHeard(CoupEvent event) {
    if (event instanceof Offered offered) {
      seat("offered", offered.seat());
      json.field("to", offered.to());
      examined(offered);
    } else {
      write(event);
    }
  }

  void write(CoupEvent event) {
    switch (event) {
      case Dealt e -> cards("dealt", e.seat(), e.count(), e.cards());
      case Replaced e -> cards("replaced", e.seat(), e.count(), e.cards());
      case Drew e -> cards("drew", e.seat(), e.count(), e.cards());
      case Returned e -> cards("returned", e.seat(), e.count(), e.cards());
      case Picked e -> {
        seat("picked", e.seat());
        card(e.card());
      }
      case Sided e -> {
        seat("sided", e.seat());
        word("allegiance", e.allegiance());
      }
      case Turn e -> {
        seat("turn", e.seat());
        json.field("turn", e.turn());
      }
      case Acted e -> acted(e);
      case Unchallenged e -> claim("unchallenged", e.claim());
      case Challenged e -> {
        seat("challenged", e.seat());
        json.field("claimant", e.claim().seat());
        json.field("claim", CoupWords.text(e.claim()));
      }
      case Shown e -> {
        claim("shown", e.claim());
        cards(e.cards());
      }
      case Declined e -> claim("declined", e.claim());
      case Unblocked _ -> json.field("event", "unblocked");
      case Blocked e -> {
        seat("blocked", e.seat());
        json.field("character", CoupWords.name(e.role()));
      }
      case Stood e -> seat("stood", e.seat());
      case Coins e -> {
        seat("coins", e.seat());
        json.field("change", e.change());
        word("reason", e.reason());
      }
      case Lost e -> {
        seat("lost", e.seat());
        card(e.card());
        word("reason", e.reason());
      }
      case Exiled e -> seat("exiled", e.seat());
      case Offered e -> {
        seat("offered", e.seat());
        examined(e);
      }
      case Judged e -> {
        seat("judged", e.seat());
        json.field("target", e.target());
        word("verdict", e.verdict());
      }
      case Converted e -> {
        seat("converted", e.seat());
        json.field("by", e.by());
        word("allegiance", e.allegiance());
      }
      case Exposed e -> {
        seat("exposed", e.seat());
        cards(e.cards());
      }
      case Won e -> {
        json.field("event", "won");
        json.writeArrayPropertyStart("seats");
        json.writeNumber(e.seat());
        json.writeEndArray();
      }
    }
  }

  private void acted(Acted event) {
    seat("acted", event.seat());
    word("move", event.action());
    CoupViews.target(event.target(), json);
    Role named = event.named();
    if (named != null) {
      json.field("named", CoupWords.name(named));
    }
    Claim claim = event.claim();
    if (claim == null) {
      json.writeNullProperty("claim");
    } else {
      json.field("claim", CoupWords.text(claim));
    }
  }

  private void examined(Offered event) {
    json.field("examiner", event.to());
    card(event.card());
  }

  private void seat(String event, int seat) {
    json.field("event", event);
    json.field("seat", seat);
  }

  private void claim(String event, Claim claim) {
    seat(event, claim.seat());
    json.field("claim", CoupWords.text(claim));
  }

  /** The fuller form has the cards in place of their number. */
  private void cards(String event, int seat, int count, @Nullable List<Card> cards) {
    seat(event, seat);
    if (cards == null) {
      json.field("count", count);
    } else {
      cards(cards);
    }
  }

  private void cards(List<Card> cards) {
    json.writeName("cards");
    CoupViews.cards(rules, cards, json);
  }

  private void card(@Nullable Card card) {
    if (card != null) {
      json.field("card", CoupWords.name(rules, card));
    }
  }

  private void word(String name, Enum<?> constant) {
    json.field(name, Words.kebab(constant));
  }
}
