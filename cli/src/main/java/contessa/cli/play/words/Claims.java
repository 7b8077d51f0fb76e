package contessa.cli.play.words;

import contessa.coup.Action;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupEvent.Acted;
import contessa.coup.CoupEvent.Blocked;
import contessa.coup.CoupEvent.Declined;
import contessa.coup.CoupEvent.Shown;
import contessa.coup.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Who has claimed what, how often, and what came of it: all of it public. */
public final class Claims {

  /**
   * What one player has said about one character.
   *
   * @param denied whether the claim is not to hold it
   * @param proven how often it was shown to be true
   * @param caught how often it was not
   */
  public record Said(int seat, Role role, boolean denied, int times, int proven, int caught) {

    boolean same(int otherSeat, Role otherRole, boolean otherDenied) {
      return seat == otherSeat && role == otherRole && denied == otherDenied;
    }
  }

  private final List<Said> all = new ArrayList<>();

  void hear(CoupEvent event) {
    switch (event) {
      case Acted acted -> {
        Claim claim = acted.claim();
        if (claim != null) {
          add(claim.seat(), claim.role(), acted.action() == Action.EMBEZZLE, 1, 0, 0);
        }
      }
      case Blocked blocked -> add(blocked.seat(), blocked.role(), false, 1, 0, 0);
      case Shown shown -> settle(shown.claim(), 1, 0);
      case Declined declined -> settle(declined.claim(), 0, 1);
      default -> {}
    }
  }

  private void settle(Claim claim, int proven, int caught) {
    add(claim.seat(), claim.role(), claim.denied(), 0, proven, caught);
  }

  private void add(int seat, Role role, boolean denied, int times, int proven, int caught) {
    Said before = new Said(seat, role, denied, 0, 0, 0);
    int at = all.size();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).same(seat, role, denied)) {
        before = all.get(i);
        at = i;
      }
    }
    Said now =
        new Said(
            seat,
            role,
            denied,
            before.times + times,
            before.proven + proven,
            before.caught + caught);
    if (at == all.size()) {
      all.add(now);
    } else {
      all.set(at, now);
    }
  }

  /** What this player has said, in the order of the first time. */
  public List<Said> of(int seat) {
    Predicate<Said> his = said -> said.seat == seat;
    return all.stream().filter(his).toList();
  }

  boolean none() {
    return all.isEmpty();
  }
}
