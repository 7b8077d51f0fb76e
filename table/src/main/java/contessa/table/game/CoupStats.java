package contessa.table.game;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Reader;
import java.util.List;
import java.util.Objects;

/** Counts a step of Coup for its players: claims, lies, catches, losses. */
final class CoupStats {

  private final Position before;
  private final GameAdapter.Tally tally;
  private int challenger;

  private CoupStats(Position before, GameAdapter.Tally tally) {
    this.before = before;
    this.tally = tally;
    challenger = ((CoupView) before.view(Reader.SPECTATOR)).challenger();
  }

  static void count(Position before, List<AddressedEvent> events, GameAdapter.Tally tally) {
    CoupStats stats = new CoupStats(before, tally);
    events.forEach(one -> stats.count((CoupEvent) one.open()));
  }

  /** A claim or a challenge is the first event of its step, so the hand is the one before it. */
  private void count(CoupEvent event) {
    Claim made = event.claimMade();
    if (made != null) {
      claimed(made);
    }
    switch (event) {
      case CoupEvent.Challenged challenged -> challenger = challenged.seat();
      case CoupEvent.Declined declined -> declined(declined.claim());
      case CoupEvent.Lost lost -> tally.count(lost.seat(), Stat.INFLUENCES_LOST);
      default -> {}
    }
  }

  private void claimed(Claim claim) {
    tally.count(claim.seat(), Stat.CLAIMS);
    if (!isTrue(claim)) {
      tally.count(claim.seat(), Stat.LIES);
    }
  }

  /** It is a catch even if the card was there, since that stays hidden. */
  private void declined(Claim claim) {
    tally.count(challenger, Stat.CATCHES);
    if (!isTrue(claim)) {
      tally.count(claim.seat(), Stat.LIES_CAUGHT);
    }
  }

  private boolean isTrue(Claim claim) {
    return isTrue(claim, before);
  }

  /** Whether the claim that may be challenged now is true. */
  static boolean openClaimIsTrue(Position position) {
    return isTrue(Objects.requireNonNull(CoupAdapter.publicView(position).claim()), position);
  }

  private static boolean isTrue(Claim claim, Position position) {
    CoupTable table = (CoupTable) position.table();
    return claim.isTrueOf(new Cards(table.down(claim.seat())));
  }
}
