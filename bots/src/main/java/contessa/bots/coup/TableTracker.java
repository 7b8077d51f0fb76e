package contessa.bots.coup;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.coup.Verdict;
import contessa.game.Seats;

/**
 * Follows a game from its events: turns the events that a seat hears into a {@link PublicState}
 * with its reputations, and into knowledge about other hands.
 *
 * <p>Events are processed when a decision is due. The first view minus the changes of the events
 * gives the start of the game, so a game joined in any position is followed as well as one from the
 * deal.
 *
 * <p>It keeps what policies play from. The network has a tracker of its own, {@code History}, since
 * what that notes is part of its file format.
 */
final class TableTracker {

  final PointOfView pov;

  private final int seat;
  private final List<CoupEvent> news = new ArrayList<>();
  private boolean begun;

  /** The seats still to answer when the current window opened. */
  private int waiting;

  private int examined = -1;

  TableTracker(CoupRules rules, int seat) {
    this.seat = seat;
    pov = new PointOfView(rules, seat);
  }

  void hear(CoupEvent event) {
    news.add(event);
  }

  /** Processes the pending events and reads the current view. */
  void catchUp(CoupView view) {
    if (!begun) {
      begun = true;
      pov.look(view);
      news.forEach(this::undo);
    }
    news.forEach(this::follow);
    news.clear();
    pov.look(view);
    look(view);
  }

  private void look(CoupView view) {
    pov.hand = view.known(seat);
    pov.unseen = view.unseen().bits();
    for (int rest = pov.others(seat); rest != 0; rest &= rest - 1) {
      int other = Seats.lowest(rest);
      int known = view.known(other);
      pov.surely[other] |= Cards.rolesAmong(known);
      pov.unseen |= known;
    }
    Card offered = view.offered();
    pov.offered = offered == null ? -1 : offered.role().ordinal();
  }

  private void undo(CoupEvent event) {
    switch (event) {
      case CoupEvent.Coins(int who, int change, _) -> pov.coins[who] -= change;
      case CoupEvent.Exiled(int who) -> pov.living |= Seats.of(who);
      case CoupEvent.Converted(int who, _, _) -> pov.reformists ^= Seats.of(who);
      default -> {}
    }
  }

  private void follow(CoupEvent event) {
    switch (event) {
      case CoupEvent.Turn(int who, _) -> {
        pov.turn(who);
        pov.phase = CoupPhase.ACTION;
      }
      case CoupEvent.Acted acted -> acted(acted);
      case CoupEvent.Unchallenged _ -> {
        passedUntil(Seats.NOBODY);
        openBlock();
      }
      case CoupEvent.Challenged(int who, _) -> {
        passedUntil(who);
        pov.challenged(who);
      }
      case CoupEvent.Shown(Claim claim, _) -> shown(claim);
      case CoupEvent.Declined _ -> {
        pov.settled(false);
        if (pov.blocker < 0) {
          waiting = Seats.NONE;
        }
      }
      case CoupEvent.Unblocked _ -> passedUntil(Seats.NOBODY);
      case CoupEvent.Blocked(int who, Role role) -> {
        openBlock();
        passedUntil(who);
        pov.blocked(who, role.ordinal());
        openWindow(CoupPhase.CHALLENGE_BLOCK, who);
      }
      case CoupEvent.Coins(int who, int change, _) -> pov.coins[who] += change;
      case CoupEvent.Lost(int who, Card card, _) -> {
        pov.said.gone(who, card.role().ordinal());
        pov.surely[who] &= ~(1 << card.role().ordinal());
      }
      case CoupEvent.Exiled(int who) -> pov.living &= ~Seats.of(who);
      case CoupEvent.Returned(int who, _, _) -> {
        pov.said.freshHand(who);
        pov.surely[who] = 0;
      }
      case CoupEvent.Offered(_, _, Card card) ->
          examined = card == null ? -1 : card.role().ordinal();
      case CoupEvent.Judged(int by, int who, Verdict verdict) -> {
        if (by == seat && verdict == Verdict.RETURN && examined >= 0) {
          pov.surely[who] |= 1 << examined;
        }
      }
      case CoupEvent.Converted(int who, _, _) -> pov.reformists ^= Seats.of(who);
      case CoupEvent.Sided(int who, Allegiance side) ->
          pov.reformists =
              side == Allegiance.REFORMIST
                  ? pov.reformists | Seats.of(who)
                  : pov.reformists & ~Seats.of(who);
      case CoupEvent.Dealt _,
          CoupEvent.Picked _,
          CoupEvent.Drew _,
          CoupEvent.Replaced _,
          CoupEvent.Exposed _,
          CoupEvent.Stood _,
          CoupEvent.Won _ -> {}
    }
  }

  private void acted(CoupEvent.Acted acted) {
    Claim claim = acted.claim();
    int claimed = claim == null ? -1 : claim.role().ordinal();
    int named = acted.named() == null ? -1 : acted.named().ordinal();
    Action action = acted.action();
    pov.acted(action, acted.target(), named, claimed);
    if (claim != null) {
      openWindow(CoupPhase.CHALLENGE_ACTION, acted.seat());
    } else {
      openBlock();
    }
  }

  private void openWindow(CoupPhase phase, int claimant) {
    pov.phase = phase;
    waiting = pov.others(claimant);
  }

  /** Opens the block window after an action's challenges, if anyone may block. */
  private void openBlock() {
    if (pov.phase == CoupPhase.BLOCK || pov.blocker >= 0) {
      return;
    }
    int target = pov.target < 0 ? Seats.NONE : pov.living & Seats.of(pov.target);
    pov.phase = CoupPhase.BLOCK;
    if (pov.action == Action.FOREIGN_AID) {
      waiting = pov.targets(pov.actor);
    } else if (pov.rules.blockers(pov.action) != 0) {
      waiting = target;
    } else {
      waiting = Seats.NONE;
    }
  }

  /** Everyone asked before the objector passed; with no objector, everyone passed. */
  private void passedUntil(int objector) {
    int from = pov.phase == CoupPhase.CHALLENGE_BLOCK ? pov.blocker : pov.actor;
    int asked = from;
    while (waiting != Seats.NONE) {
      asked = Seats.after(asked, waiting);
      if (asked == objector) {
        break;
      }
      waiting &= ~Seats.of(asked);
      if (pov.phase == CoupPhase.BLOCK) {
        pov.unblocked(asked);
      } else {
        pov.said.passes[asked]++;
      }
    }
    waiting = Seats.NONE;
  }

  private void shown(Claim claim) {
    pov.settled(true);
    if (claim.denied()) {
      pov.surely[claim.seat()] = 0;
    } else {
      pov.surely[claim.seat()] &= ~(1 << claim.role().ordinal());
    }
    if (pov.blocker < 0) {
      openBlock();
    }
  }
}
