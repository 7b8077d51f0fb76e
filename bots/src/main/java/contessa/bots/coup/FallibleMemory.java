package contessa.bots.coup;

import contessa.coup.CoupEvent;
import contessa.game.Seats;
import contessa.game.SeededChance;

/**
 * What a person at one seat has forgotten of what everybody saw: face-up cards, and who claimed
 * what, the person included. Whatever is forgotten never comes back.
 */
final class FallibleMemory {

  private final PointOfView pov;
  private final int seat;
  private final double forgets;
  private final SeededChance chance;

  /** Face-up cards that it does not remember, as bits. */
  private int forgotten;

  /** Seats whose claims it is about to forget. */
  private int blurred;

  /** Characters that it could not show when challenged. */
  private int refused;

  FallibleMemory(PointOfView pov, int seat, double forgets, SeededChance chance) {
    this.pov = pov;
    this.seat = seat;
    this.forgets = forgets;
    this.chance = chance;
  }

  void hear(CoupEvent event) {
    switch (event) {
      case CoupEvent.Turn _ when forgets > 0 -> {
        if (chance.fraction() < forgets) {
          blurred |= Seats.of(chance.below(pov.seats()));
        }
        if (chance.fraction() < forgets) {
          forgotten |= chance.memberOf(pov.inPlay);
        }
      }
      case CoupEvent.Declined(var claim) when claim.seat() == seat ->
          refused |= 1 << claim.role().ordinal();
      case CoupEvent.Returned(int who, _, _) when who == seat -> refused = 0;
      default -> {}
    }
  }

  /** Takes out of the point of view what is forgotten. */
  void fade() {
    for (int rest = blurred; rest != 0; rest &= rest - 1) {
      pov.said.forget(Seats.lowest(rest));
    }
    blurred = 0;
    int gone = pov.dead & forgotten;
    pov.dead &= ~gone;
    pov.unseen |= gone;
  }

  /** Whether the others have seen that this person does not hold the character. */
  boolean wasRefused(int role) {
    return (refused >>> role & 1) != 0;
  }
}
