package contessa.coup;

import contessa.game.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The events of Coup. An event that hides cards from part of the table has a nullable component: it
 * is null in the public form and filled in the form for insiders.
 */
public sealed interface CoupEvent extends Event {

  /** The claim that a player makes by this event, or null. */
  default @Nullable Claim claimMade() {
    return switch (this) {
      case Acted acted -> acted.claim();
      case Blocked(int seat, Role role) -> Claim.of(seat, role.ordinal(), false);
      default -> null;
    };
  }

  record Dealt(int seat, int count, @Nullable List<Card> cards) implements CoupEvent {}

  record Picked(int seat, @Nullable Card card) implements CoupEvent {}

  record Sided(int seat, Allegiance allegiance) implements CoupEvent {}

  record Turn(int seat, int turn) implements CoupEvent {}

  record Acted(int seat, Action action, int target, @Nullable Role named, @Nullable Claim claim)
      implements CoupEvent {}

  record Unchallenged(Claim claim) implements CoupEvent {}

  record Challenged(int seat, Claim claim) implements CoupEvent {}

  record Shown(Claim claim, List<Card> cards) implements CoupEvent {}

  record Declined(Claim claim) implements CoupEvent {}

  record Replaced(int seat, int count, @Nullable List<Card> cards) implements CoupEvent {}

  record Unblocked() implements CoupEvent {}

  record Blocked(int seat, Role role) implements CoupEvent {}

  /** The block stands and the action fails. */
  record Stood(int seat) implements CoupEvent {}

  record Coins(int seat, int change, CoinReason reason) implements CoupEvent {}

  record Lost(int seat, Card card, LossReason reason) implements CoupEvent {}

  record Exiled(int seat) implements CoupEvent {}

  record Drew(int seat, int count, @Nullable List<Card> cards) implements CoupEvent {}

  record Returned(int seat, int count, @Nullable List<Card> cards) implements CoupEvent {}

  record Offered(int seat, int to, @Nullable Card card) implements CoupEvent {}

  record Judged(int seat, int target, Verdict verdict) implements CoupEvent {}

  record Converted(int seat, int by, Allegiance allegiance) implements CoupEvent {}

  /** A declared Coup or assassination exposes the hand (R-DCL-01). */
  record Exposed(int seat, List<Card> cards) implements CoupEvent {}

  record Won(int seat) implements CoupEvent {}
}
