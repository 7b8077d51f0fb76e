package contessa.notation.coup;

import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import contessa.notation.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the fields of Coup's events; the caller opens and closes the object. */
record CoupEvents(CoupRules rules, JsonWriter json) {

  /**
   * The protocol names the Inquisitor twice in an offer that a reader hears: as {@code to}, which
   * is the older name, and as {@code examiner}.
   */
  void writeHeard(CoupEvent event) {
    if (event instanceof CoupEvent.Offered e) {
      examined(seat("offered", e.seat()).field("to", e.to()), e);
    } else {
      write(event);
    }
  }

  void write(CoupEvent event) {
    switch (event) {
      case CoupEvent.Dealt e -> cards("dealt", e.seat(), e.count(), e.cards());
      case CoupEvent.Replaced e -> cards("replaced", e.seat(), e.count(), e.cards());
      case CoupEvent.Drew e -> cards("drew", e.seat(), e.count(), e.cards());
      case CoupEvent.Returned e -> cards("returned", e.seat(), e.count(), e.cards());
      case CoupEvent.Picked e -> seat("picked", e.seat()).field("card", name(e.card()));
      case CoupEvent.Sided e -> seat("sided", e.seat()).field("allegiance", e.allegiance());
      case CoupEvent.Turn e -> seat("turn", e.seat()).field("turn", e.turn());
      case CoupEvent.Acted e -> acted(e);
      case CoupEvent.Unchallenged e -> claim("unchallenged", e.claim());
      case CoupEvent.Challenged e ->
          seat("challenged", e.seat())
              .field("claimant", e.claim().seat())
              .field("claim", CoupWords.text(e.claim()));
      case CoupEvent.Shown e -> cards(claim("shown", e.claim()), e.cards());
      case CoupEvent.Declined e -> claim("declined", e.claim());
      case CoupEvent.Unblocked _ -> json.field("event", "unblocked");
      case CoupEvent.Blocked e ->
          seat("blocked", e.seat()).field("character", CoupWords.name(e.role()));
      case CoupEvent.Stood e -> seat("stood", e.seat());
      case CoupEvent.Coins e ->
          seat("coins", e.seat()).field("change", e.change()).field("reason", e.reason());
      case CoupEvent.Lost e ->
          seat("lost", e.seat()).field("card", name(e.card())).field("reason", e.reason());
      case CoupEvent.Exiled e -> seat("exiled", e.seat());
      case CoupEvent.Offered e -> examined(seat("offered", e.seat()), e);
      case CoupEvent.Judged e ->
          seat("judged", e.seat()).field("target", e.target()).field("verdict", e.verdict());
      case CoupEvent.Converted e ->
          seat("converted", e.seat()).field("by", e.by()).field("allegiance", e.allegiance());
      case CoupEvent.Exposed e -> cards(seat("exposed", e.seat()), e.cards());
      case CoupEvent.Won e -> json.field("event", "won").field("seats", List.of(e.seat()));
    }
  }

  private void acted(CoupEvent.Acted event) {
    Role named = event.named();
    Claim claim = event.claim();
    seat("acted", event.seat())
        .field("move", event.action())
        .orNull("target", CoupViews.orNull(event.target()))
        .field("named", named == null ? null : CoupWords.name(named))
        .orNull("claim", claim == null ? null : CoupWords.text(claim));
  }

  private void examined(JsonWriter begun, CoupEvent.Offered event) {
    begun.field("examiner", event.to()).field("card", name(event.card()));
  }

  private JsonWriter seat(String event, int seat) {
    return json.field("event", event).field("seat", seat);
  }

  private JsonWriter claim(String event, Claim claim) {
    return seat(event, claim.seat()).field("claim", CoupWords.text(claim));
  }

  /** The fuller form has the cards in place of their number. */
  private void cards(String event, int seat, int count, @Nullable List<Card> cards) {
    JsonWriter begun = seat(event, seat);
    if (cards == null) {
      begun.field("count", count);
    } else {
      cards(begun, cards);
    }
  }

  private void cards(JsonWriter begun, List<Card> cards) {
    begun.list("cards", cards, (card, j) -> j.writeString(CoupWords.name(rules, card)));
  }

  private @Nullable String name(@Nullable Card card) {
    return card == null ? null : CoupWords.name(rules, card);
  }
}
