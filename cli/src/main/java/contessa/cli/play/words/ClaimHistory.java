package contessa.cli.play.words;

import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupEvent.Acted;
import contessa.coup.CoupEvent.Blocked;
import contessa.coup.CoupEvent.Declined;
import contessa.coup.CoupEvent.Shown;
import contessa.coup.Role;
import java.util.ArrayList;
import java.util.List;

/** The claims of every player, how often, and with what result; all of it is public. */
public final class ClaimHistory {

  /**
   * The claims of one player about one character.
   *
   * @param denied whether the player claimed not to hold it
   * @param proven how often the claim was proven
   * @param unshown how often the card was not shown
   */
  public record Entry(int seat, Role role, boolean denied, int times, int proven, int unshown) {

    boolean same(int otherSeat, Role otherRole, boolean otherDenied) {
      return seat == otherSeat && role == otherRole && denied == otherDenied;
    }
  }

  private final List<Entry> all = new ArrayList<>();

  void hear(CoupEvent event) {
    switch (event) {
      case Acted acted -> {
        Claim claim = acted.claim();
        if (claim != null) {
          add(claim.seat(), claim.role(), claim.denied(), 1, 0, 0);
        }
      }
      case Blocked blocked -> add(blocked.seat(), blocked.role(), false, 1, 0, 0);
      case Shown shown -> settle(shown.claim(), 1, 0);
      case Declined declined -> settle(declined.claim(), 0, 1);
      default -> {}
    }
  }

  private void settle(Claim claim, int proven, int unshown) {
    add(claim.seat(), claim.role(), claim.denied(), 0, proven, unshown);
  }

  private void add(int seat, Role role, boolean denied, int times, int proven, int unshown) {
    Entry before = new Entry(seat, role, denied, 0, 0, 0);
    int at = all.size();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).same(seat, role, denied)) {
        before = all.get(i);
        at = i;
      }
    }
    Entry now =
        new Entry(
            seat,
            role,
            denied,
            before.times + times,
            before.proven + proven,
            before.unshown + unshown);
    if (at == all.size()) {
      all.add(now);
    } else {
      all.set(at, now);
    }
  }

  /** The claims of this player, in the order in which each was first made. */
  public List<Entry> of(int seat) {
    return all.stream().filter((Entry claim) -> claim.seat == seat).toList();
  }

  boolean isEmpty() {
    return all.isEmpty();
  }
}
