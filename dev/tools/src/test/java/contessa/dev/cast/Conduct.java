package contessa.dev.cast;

import contessa.coup.Action;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.game.Seats;

/**
 * How one seat behaves, as shares: what tells people apart who have played with somebody for an
 * evening.
 */
final class Conduct {

  private static final int FALSE_CLAIMS = 0;
  private static final int FALSE_BLOCKS = 1;
  private static final int CHALLENGES = 2;
  private static final int QUIET = 3;
  private static final int ATTACKS = 4;
  private static final int RETORTS = 5;
  private static final int SUSPICIONS = 6;
  private static final int LIES_WHEN_TRUSTED = 7;
  private static final int ON_THE_WEAK = 8;
  private static final int KINDS = 9;

  private final double[] done = new double[KINDS];
  private final double[] possible = new double[KINDS];

  private int seat;
  private int attacker = Seats.NOBODY;
  private int caught;
  private boolean proven;

  /** A new game, in which it watches this seat. */
  void watch(int seat) {
    this.seat = seat;
    attacker = Seats.NOBODY;
    caught = 0;
    proven = false;
  }

  void hear(CoupEvent event, CoupTable table) {
    Claim claim = event.claimMade();
    if (claim != null && claim.seat() == seat) {
      boolean lie = !ClaimRates.isTrue(claim, table);
      boolean block = event instanceof CoupEvent.Blocked;
      count(proven ? LIES_WHEN_TRUSTED : block ? FALSE_BLOCKS : FALSE_CLAIMS, lie);
    } else if (claim != null && Seats.has(table.living(), seat)) {
      possible[CHALLENGES]++;
      possible[SUSPICIONS] += Seats.has(caught, claim.seat()) ? 1 : 0;
    }
    switch (event) {
      case CoupEvent.Acted acted -> acted(acted, table);
      case CoupEvent.Challenged(int who, Claim doubted) -> {
        done[CHALLENGES] += who == seat ? 1 : 0;
        done[SUSPICIONS] += who == seat && Seats.has(caught, doubted.seat()) ? 1 : 0;
      }
      case CoupEvent.Declined(Claim false_) -> caught |= Seats.of(false_.seat());
      case CoupEvent.Shown shown -> proven |= shown.claim().seat() == seat;
      default -> {}
    }
  }

  private void acted(CoupEvent.Acted acted, CoupTable table) {
    Action action = acted.action();
    boolean attack =
        action == Action.COUP || action == Action.ASSASSINATE || action == Action.STEAL;
    if (acted.seat() == seat) {
      count(QUIET, action == Action.INCOME || action == Action.FOREIGN_AID);
      count(ATTACKS, attack);
      if (attack && Seats.count(table.living()) > 2) {
        count(RETORTS, acted.target() == attacker);
        count(ON_THE_WEAK, Integer.bitCount(table.down(acted.target())) == 1);
      }
    } else if (attack && acted.target() == seat) {
      attacker = acted.seat();
    }
  }

  private void count(int kind, boolean happened) {
    possible[kind]++;
    done[kind] += happened ? 1 : 0;
  }

  /** The shares, in standard errors of each from the mean of both. */
  double distance(Conduct other) {
    double sum = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      double n = Math.max(1, possible[kind]);
      double m = Math.max(1, other.possible[kind]);
      double both = (done[kind] + other.done[kind] + 1) / (n + m + 2);
      double error = Math.sqrt(both * (1 - both) * (1 / n + 1 / m));
      double apart = (done[kind] / n - other.done[kind] / m) / error;
      sum += apart * apart;
    }
    return sum;
  }
}
