package contessa.server.table;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Reader;
import java.util.List;

/** What a step of Coup adds to how its players will be remembered. */
final class CoupDeeds {

  private final Position before;
  private final Customs.Tally tally;
  private int challenger;

  private CoupDeeds(Position before, Customs.Tally tally) {
    this.before = before;
    this.tally = tally;
    challenger = ((CoupView) before.view(Reader.SPECTATOR)).challenger();
  }

  static void count(Position before, List<AddressedEvent> told, Customs.Tally tally) {
    CoupDeeds deeds = new CoupDeeds(before, tally);
    told.forEach(one -> deeds.count((CoupEvent) one.open()));
  }

  /** A claim and a challenge come first in their step: the hand is still that of before. */
  private void count(CoupEvent event) {
    switch (event) {
      case CoupEvent.Acted acted -> {
        Claim claim = acted.claim();
        if (claim != null) {
          claimed(claim);
        }
      }
      case CoupEvent.Blocked blocked -> claimed(new Claim(blocked.seat(), blocked.role(), false));
      case CoupEvent.Challenged challenged -> challenger = challenged.seat();
      case CoupEvent.Declined declined -> declined(declined.claim());
      case CoupEvent.Lost lost -> tally.count(lost.seat(), Measure.INFLUENCES_LOST);
      default -> {}
    }
  }

  private void claimed(Claim claim) {
    tally.count(claim.seat(), Measure.CLAIMS);
    if (!isTrue(claim)) {
      tally.count(claim.seat(), Measure.LIES);
    }
  }

  /** To the challenger it is a catch even if the card was there, which nobody may know. */
  private void declined(Claim claim) {
    tally.count(challenger, Measure.CATCHES);
    if (!isTrue(claim)) {
      tally.count(claim.seat(), Measure.LIES_CAUGHT);
    }
  }

  private boolean isTrue(Claim claim) {
    CoupTable table = (CoupTable) before.table();
    return claim.isTrueOf(new Cards(table.down(claim.seat())));
  }
}
