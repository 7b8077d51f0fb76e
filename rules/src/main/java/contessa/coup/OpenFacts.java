package contessa.coup;

import contessa.game.Seats;

/** What all may know, as tables and views tell it. */
sealed interface OpenFacts permits OpenState, CoupView {

  OpenState open();

  default CoupRules rules() {
    return open().rules;
  }

  default CoupPhase phase() {
    return CoupPhase.of(open().phase);
  }

  default int turn() {
    return open().turn;
  }

  default int actor() {
    return open().actor;
  }

  default int living() {
    return open().living;
  }

  default boolean lives(int player) {
    return Seats.has(open().living, player);
  }

  default int reserve() {
    return open().reserve;
  }

  default int target() {
    return TurnState.part(open().turnState, TurnState.TARGET);
  }

  default int blocker() {
    return TurnState.part(open().turnState, TurnState.BLOCKER);
  }

  default int challenger() {
    return TurnState.part(open().turnState, TurnState.CHALLENGER);
  }

  default int keep() {
    return TurnState.part(open().turnState, TurnState.KEEP);
  }

  // ---- The claim that is open to challenge or being proven

  default int claimant() {
    return blocker() >= 0 ? blocker() : open().actor;
  }

  default int claimedRole() {
    return blocker() >= 0
        ? TurnState.part(open().turnState, TurnState.BLOCK_ROLE)
        : TurnState.part(open().turnState, TurnState.CLAIMED);
  }

  /** Whether it is an embezzler's, who denies holding the character (R-REF-06). */
  default boolean denies() {
    return blocker() < 0 && TurnState.action(open().turnState) == Action.EMBEZZLE.ordinal();
  }
}
