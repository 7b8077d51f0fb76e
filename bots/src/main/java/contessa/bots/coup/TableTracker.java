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

  final PublicState state;
  final PointOfView pov;

  private final int seat;
  private final List<CoupEvent> news = new ArrayList<>();
  private boolean begun;

  /** The seats still to answer when the current window opened. */
  private int waiting;

  private int examined = -1;

  TableTracker(CoupRules rules, int seat) {
    this.seat = seat;
    state = new PublicState(rules);
    pov = new PointOfView(state);
  }

  void hear(CoupEvent event) {
    news.add(event);
  }

  /** Processes the pending events and reads the current view. */
  void catchUp(CoupView view) {
    if (!begun) {
      begun = true;
      state.look(view);
      news.forEach(this::undo);
    }
    news.forEach(this::follow);
    news.clear();
    state.look(view);
    look(view);
  }

  private void look(CoupView view) {
    pov.seat = seat;
    pov.hand = view.known(seat);
    pov.unseen = view.unseen().bits();
    for (int rest = state.others(seat); rest != 0; rest &= rest - 1) {
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
      case CoupEvent.Coins(int who, int change, _) -> state.coins[who] -= change;
      case CoupEvent.Exiled(int who) -> state.living |= Seats.of(who);
      case CoupEvent.Converted(int who, _, _) -> state.reformists ^= Seats.of(who);
      default -> {}
    }
  }

  private void follow(CoupEvent event) {
    switch (event) {
      case CoupEvent.Turn(int who, _) -> {
        state.turn(who);
        state.phase = CoupPhase.ACTION;
      }
      case CoupEvent.Acted acted -> acted(acted);
      case CoupEvent.Unchallenged _ -> {
        passedUntil(Seats.NOBODY);
        openBlock();
      }
      case CoupEvent.Challenged(int who, _) -> {
        passedUntil(who);
        state.challenged(who);
      }
      case CoupEvent.Shown(Claim claim, _) -> shown(claim);
      case CoupEvent.Declined _ -> {
        state.settled(false);
        if (state.blocker < 0) {
          waiting = Seats.NONE;
        }
      }
      case CoupEvent.Unblocked _ -> passedUntil(Seats.NOBODY);
      case CoupEvent.Blocked(int who, Role role) -> {
        openBlock();
        passedUntil(who);
        state.blocked(who, role.ordinal());
        openWindow(CoupPhase.CHALLENGE_BLOCK, who);
      }
      case CoupEvent.Coins(int who, int change, _) -> state.coins[who] += change;
      case CoupEvent.Lost(int who, Card card, _) -> {
        state.said.gone(who, card.role().ordinal());
        pov.surely[who] &= ~(1 << card.role().ordinal());
      }
      case CoupEvent.Exiled(int who) -> state.living &= ~Seats.of(who);
      case CoupEvent.Returned(int who, _, _) -> {
        state.said.freshHand(who);
        pov.surely[who] = 0;
      }
      case CoupEvent.Offered(_, _, Card card) ->
          examined = card == null ? -1 : card.role().ordinal();
      case CoupEvent.Judged(int by, int who, Verdict verdict) -> {
        if (by == seat && verdict == Verdict.RETURN && examined >= 0) {
          pov.surely[who] |= 1 << examined;
        }
      }
      case CoupEvent.Converted(int who, _, _) -> state.reformists ^= Seats.of(who);
      case CoupEvent.Sided(int who, Allegiance side) ->
          state.reformists =
              side == Allegiance.REFORMIST
                  ? state.reformists | Seats.of(who)
                  : state.reformists & ~Seats.of(who);
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
    state.acted(action, acted.target(), named, claimed);
    if (claim != null) {
      openWindow(CoupPhase.CHALLENGE_ACTION, acted.seat());
    } else {
      openBlock();
    }
  }

  private void openWindow(CoupPhase phase, int claimant) {
    state.phase = phase;
    waiting = state.others(claimant);
  }

  /** Opens the block window after an action's challenges, if anyone may block. */
  private void openBlock() {
    if (state.phase == CoupPhase.BLOCK || state.blocker >= 0) {
      return;
    }
    int target = state.target < 0 ? Seats.NONE : state.living & Seats.of(state.target);
    state.phase = CoupPhase.BLOCK;
    if (state.action == Action.FOREIGN_AID) {
      waiting = state.targets(state.actor);
    } else if (state.rules.blockers(state.action) != 0) {
      waiting = target;
    } else {
      waiting = Seats.NONE;
    }
  }

  /** Everyone asked before the objector passed; with no objector, everyone passed. */
  private void passedUntil(int objector) {
    int from = state.phase == CoupPhase.CHALLENGE_BLOCK ? state.blocker : state.actor;
    int asked = from;
    while (waiting != Seats.NONE) {
      asked = Seats.after(asked, waiting);
      if (asked == objector) {
        break;
      }
      waiting &= ~Seats.of(asked);
      if (state.phase == CoupPhase.BLOCK) {
        state.unblocked(asked);
      } else {
        state.said.passes[asked]++;
      }
    }
    waiting = Seats.NONE;
  }

  private void shown(Claim claim) {
    state.settled(true);
    if (claim.denied()) {
      pov.surely[claim.seat()] = 0;
    } else {
      pov.surely[claim.seat()] &= ~(1 << claim.role().ordinal());
    }
    if (state.blocker < 0) {
      openBlock();
    }
  }
}
