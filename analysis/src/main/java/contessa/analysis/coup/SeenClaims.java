package contessa.analysis.coup;

import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import java.util.Arrays;

/** What all have seen of each player's claims, and how those that were challenged ended. */
final class SeenClaims {

  private static final int ROLES = Role.ALL.size();

  private final int[][] claims;
  private final int[] proven;
  private final int[] caught;

  SeenClaims(CoupRules rules) {
    claims = new int[rules.seats()][ROLES];
    proven = new int[rules.seats()];
    caught = new int[rules.seats()];
  }

  /** How often the character was claimed since the hand last changed. */
  int claims(int seat, Role role) {
    return claims[seat][role.ordinal()];
  }

  /** How many other characters were claimed since the hand last changed. */
  int others(int seat, Role role) {
    int others = 0;
    for (int other = 0; other < ROLES; other++) {
      others += other != role.ordinal() && claims[seat][other] > 0 ? 1 : 0;
    }
    return others;
  }

  int proven(int seat) {
    return proven[seat];
  }

  int caught(int seat) {
    return caught[seat];
  }

  void heard(CoupEvent event) {
    Claim made = event.claimMade();
    if (made != null && !made.denied()) {
      claims[made.seat()][made.role().ordinal()]++;
    }
    switch (event) {
      case CoupEvent.Shown(Claim claim, _) -> proven[claim.seat()]++;
      case CoupEvent.Declined(Claim claim) -> caught[claim.seat()]++;
      case CoupEvent.Lost(int who, _, _) -> Arrays.fill(claims[who], 0);
      case CoupEvent.Replaced(int who, _, _) -> Arrays.fill(claims[who], 0);
      case CoupEvent.Returned(int who, _, _) -> Arrays.fill(claims[who], 0);
      default -> {}
    }
  }
}
