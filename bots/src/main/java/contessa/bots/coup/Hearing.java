package contessa.bots.coup;

import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.Codes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.coup.Verdict;
import contessa.game.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps up with a game by ear: turns the events that a seat hears into an {@link OpenTable} with
 * its reputations, and into what the seat knows of other hands.
 *
 * <p>Events are worked off when a decision is due. What the first view shows then, less what the
 * events have changed, is how the game began, so that a game taken up from any position is followed
 * as well as one from the deal.
 */
final class Hearing {

  final OpenTable open;
  final Eye eye;

  private final Witness witness;
  private final int seat;
  private final List<CoupEvent> news = new ArrayList<>();
  private boolean begun;

  /** Who still had to answer when the open window began. */
  private int waiting;

  private int examined = -1;

  Hearing(CoupRules rules, int seat, OpenTable open, Witness witness) {
    this.open = open;
    this.seat = seat;
    this.witness = witness;
    eye = new Eye(open);
    eye.informed = true;
    if (open.rules != rules) {
      throw new IllegalArgumentException("other rules");
    }
  }

  void hear(CoupEvent event) {
    news.add(event);
  }

  /** Works off the news and looks at the table as it stands. */
  void catchUp(CoupView view) {
    if (!begun) {
      begun = true;
      open.look(view);
      news.forEach(this::undo);
    }
    news.forEach(this::follow);
    news.clear();
    open.look(view);
    look(view);
  }

  private void look(CoupView view) {
    eye.seat = seat;
    eye.hand = view.known(seat);
    eye.unseen = view.unseen().bits();
    for (int rest = open.others(seat); rest != 0; rest &= rest - 1) {
      int other = Seats.lowest(rest);
      int known = view.known(other);
      eye.surely[other] |= Roles.kinds(known);
      eye.unseen |= known;
    }
    Card offered = view.offered();
    eye.offered = offered == null ? -1 : offered.role().ordinal();
  }

  private void undo(CoupEvent event) {
    switch (event) {
      case CoupEvent.Coins(int who, int change, _) -> open.coins[who] -= change;
      case CoupEvent.Lost(int who, Card card, _) -> {
        open.hand[who]++;
        open.dead &= ~Integer.highestOneBit(open.dead & Cards.copiesOf(card.role().ordinal()));
      }
      case CoupEvent.Exiled(int who) -> open.living |= Seats.of(who);
      case CoupEvent.Dealt(int who, int count, _) -> open.hand[who] -= count;
      case CoupEvent.Picked(int who, _) -> open.hand[who]--;
      case CoupEvent.Drew(int who, int count, _) -> open.hand[who] -= count;
      case CoupEvent.Returned(int who, int count, _) -> open.hand[who] += count;
      case CoupEvent.Converted(int who, _, _) -> open.reformists ^= Seats.of(who);
      default -> {}
    }
  }

  private void follow(CoupEvent event) {
    switch (event) {
      case CoupEvent.Turn(int who, _) -> {
        open.turn(who);
        open.phase = OpenTable.ACTION;
        open.toMove = who;
      }
      case CoupEvent.Acted acted -> acted(acted);
      case CoupEvent.Unchallenged _ -> {
        passedUntil(Seats.NOBODY);
        openBlock();
      }
      case CoupEvent.Challenged(int who, _) -> {
        passedUntil(who);
        open.toMove = who;
        witness.decided(who, Codes.CHALLENGE);
        open.challenged(who);
      }
      case CoupEvent.Shown(Claim claim, List<Card> cards) -> shown(claim, cards);
      case CoupEvent.Declined(Claim claim) -> {
        open.settled(false);
        witness.declined(claim.seat(), claim.role().ordinal(), claim.denied());
        if (open.blocker < 0) {
          waiting = Seats.NONE;
        }
      }
      case CoupEvent.Replaced(int who, int count, List<Card> cards) ->
          witness.replaced(who, numbers(count, cards));
      case CoupEvent.Unblocked _ -> passedUntil(Seats.NOBODY);
      case CoupEvent.Blocked(int who, Role role) -> {
        openBlock();
        passedUntil(who);
        open.toMove = who;
        witness.decided(who, Codes.BLOCK + role.ordinal());
        open.blocked(who, role.ordinal());
        openWindow(OpenTable.CHALLENGE_BLOCK, who);
      }
      case CoupEvent.Coins(int who, int change, _) -> open.coins[who] += change;
      case CoupEvent.Lost(int who, Card card, _) -> lost(who, card);
      case CoupEvent.Exiled(int who) -> open.living &= ~Seats.of(who);
      case CoupEvent.Drew(int who, int count, List<Card> cards) -> {
        open.keep = open.hand[who];
        open.hand[who] += count;
        witness.drew(who, numbers(count, cards));
      }
      case CoupEvent.Returned(int who, int count, List<Card> cards) -> {
        witness.returned(who, numbers(count, cards));
        open.hand[who] -= count;
        open.said.freshHand(who);
        eye.surely[who] = 0;
      }
      case CoupEvent.Offered(int who, int to, Card card) -> {
        examined = card == null ? -1 : card.role().ordinal();
        witness.offered(who, to, card == null ? -1 : card.index());
      }
      case CoupEvent.Judged(int by, int who, Verdict verdict) -> {
        witness.judged(by, who, verdict == Verdict.SWAP);
        if (by == seat && verdict == Verdict.RETURN && examined >= 0) {
          eye.surely[who] |= 1 << examined;
        }
      }
      case CoupEvent.Converted(int who, _, _) -> open.reformists ^= Seats.of(who);
      case CoupEvent.Exposed(int who, List<Card> cards) ->
          witness.bared(who, numbers(cards.size(), cards));
      case CoupEvent.Dealt(int who, int count, _) -> open.hand[who] += count;
      case CoupEvent.Picked(int who, Card card) -> {
        open.hand[who]++;
        witness.picked(who, card == null ? -1 : card.index());
      }
      case CoupEvent.Sided(int who, Allegiance side) ->
          open.reformists =
              side == Allegiance.REFORMIST
                  ? open.reformists | Seats.of(who)
                  : open.reformists & ~Seats.of(who);
      case CoupEvent.Stood _, CoupEvent.Won _ -> {}
    }
  }

  private void acted(CoupEvent.Acted acted) {
    Claim claim = acted.claim();
    int claimed = claim == null ? -1 : claim.role().ordinal();
    int named = acted.named() == null ? -1 : acted.named().ordinal();
    int action = acted.action().ordinal();
    witness.decided(acted.seat(), code(action, acted.target(), named, claimed));
    open.acted(action, acted.target(), named, claimed);
    if (claim != null) {
      openWindow(OpenTable.CHALLENGE_ACTION, acted.seat());
    } else {
      openBlock();
    }
  }

  private static int code(int action, int target, int named, int claimed) {
    if (action == OpenTable.COUP) {
      return named < 0 ? Codes.COUP + target : Codes.COUP_NAMING + target * Roles.COUNT + named;
    }
    if (action == OpenTable.ASSASSINATE) {
      return named < 0
          ? Codes.ASSASSINATE + target
          : Codes.ASSASSINATE_NAMING + target * Roles.COUNT + named;
    }
    if (action == OpenTable.EXCHANGING) {
      return claimed == Roles.AMBASSADOR ? Codes.EXCHANGE_AMBASSADOR : Codes.EXCHANGE_INQUISITOR;
    }
    if (action == OpenTable.STEAL) {
      return Codes.STEAL + target;
    }
    if (action == OpenTable.EXAMINE) {
      return Codes.EXAMINE + target;
    }
    if (action == OpenTable.CONVERT) {
      return Codes.CONVERT + target;
    }
    return action; // the codes without a target are the actions' own numbers
  }

  private void openWindow(int phase, int claimant) {
    open.phase = phase;
    waiting = open.others(claimant);
  }

  /** After an action's challenges come its blocks, if anybody may block it. */
  private void openBlock() {
    if (open.phase == OpenTable.BLOCK || open.blocker >= 0) {
      return;
    }
    int target = open.target < 0 ? Seats.NONE : open.living & Seats.of(open.target);
    open.phase = OpenTable.BLOCK;
    if (open.action == OpenTable.FOREIGN_AID) {
      waiting = open.targets(open.actor);
    } else if (open.action == OpenTable.ASSASSINATE
        || open.action == OpenTable.STEAL
        || (open.action == OpenTable.EXAMINE && open.contessaBlocksExamine)) {
      waiting = target;
    } else {
      waiting = Seats.NONE;
    }
  }

  /** In the open window all who were asked before this seat passed; with nobody, all did. */
  private void passedUntil(int objector) {
    int from = open.phase == OpenTable.CHALLENGE_BLOCK ? open.blocker : open.actor;
    int asked = from;
    while (waiting != Seats.NONE) {
      asked = Seats.after(asked, waiting);
      if (asked == objector) {
        break;
      }
      waiting &= ~Seats.of(asked);
      open.toMove = asked;
      witness.decided(asked, Codes.PASS);
      if (open.phase == OpenTable.BLOCK) {
        open.unblocked(asked);
      } else {
        open.said.believed(asked);
      }
    }
    waiting = Seats.NONE;
  }

  private void shown(Claim claim, List<Card> cards) {
    int who = claim.seat();
    open.settled(true);
    if (claim.denied()) {
      eye.surely[who] = 0;
      witness.showedHand(who, numbers(cards.size(), cards));
    } else {
      eye.surely[who] &= ~(1 << claim.role().ordinal());
      witness.shown(who, cards.getFirst().index());
    }
    if (open.blocker < 0) {
      openBlock();
    }
  }

  private void lost(int who, Card card) {
    int role = card.role().ordinal();
    witness.lost(who, card.index());
    open.said.gone(who, role);
    eye.surely[who] &= ~(1 << role);
    open.hand[who]--;
    open.dead |= Integer.lowestOneBit(Cards.copiesOf(role) & open.inPlay & ~open.dead);
  }

  private static int[] numbers(int count, @Nullable List<Card> cards) {
    int[] numbers = new int[count];
    Arrays.setAll(numbers, i -> cards == null ? -1 : cards.get(i).index());
    return numbers;
  }
}
