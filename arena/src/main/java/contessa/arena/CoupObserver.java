package contessa.arena;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupEvent.Challenged;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;

/** Counts claims, bluffs and challenges. */
final class CoupObserver extends Observer {

  private final CoupTable table;

  CoupObserver(CoupTable table) {
    super(table.seats());
    this.table = table;
  }

  @Override
  void asked(int seat) {
    CoupPhase phase = table.phase();
    if (phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK) {
      statistics[seat].count(Statistic.CHALLENGE_CHANCES);
    }
  }

  /** Events are announced before the cards they are about move. */
  @Override
  void told(AddressedEvent told) {
    CoupEvent event = (CoupEvent) told.open();
    Claim made = event.claimMade();
    if (made != null) {
      claimed(made);
    } else if (event instanceof Challenged(int who, Claim claim)) {
      challenged(who, claim);
    }
  }

  private void claimed(Claim claim) {
    statistics[claim.seat()].count(Statistic.CLAIMS);
    if (!isTrue(claim)) {
      statistics[claim.seat()].count(Statistic.BLUFFS);
    }
  }

  private void challenged(int challenger, Claim claim) {
    statistics[challenger].count(Statistic.CHALLENGES);
    if (!isTrue(claim)) {
      statistics[challenger].count(Statistic.CHALLENGES_RIGHT);
      statistics[claim.seat()].count(Statistic.BLUFFS_CAUGHT);
    }
  }

  private boolean isTrue(Claim claim) {
    return claim.isTrueOf(new Cards(table.down(claim.seat())));
  }

  @Override
  int length() {
    return table.turn();
  }

  @Override
  int survivors() {
    return table.living();
  }
}
