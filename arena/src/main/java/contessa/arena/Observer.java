package contessa.arena;

import module java.base;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.royal.RoyalEvent.Location;
import contessa.royal.RoyalTable;
import org.jspecify.annotations.Nullable;

/** Watches a table from the referee's side and counts the players' actions. */
final class Observer {

  private final Table table;
  private final List<PlayerStatistics> statistics;

  /** The claim that was made last: the one that can be challenged, if any can. */
  private @Nullable Claim claim;

  Observer(Table table, int seats) {
    this.table = table;
    statistics = Stream.generate(PlayerStatistics::new).limit(seats).toList();
  }

  /** By seat. */
  List<PlayerStatistics> statistics() {
    return statistics;
  }

  void asked(int seat) {
    if (mayChallenge()) {
      count(seat, Statistic.CHALLENGE_CHANCES);
    }
  }

  private boolean mayChallenge() {
    return table instanceof CoupTable coup
        && (coup.phase() == CoupPhase.CHALLENGE_ACTION
            || coup.phase() == CoupPhase.CHALLENGE_BLOCK);
  }

  /** A player has said how likely the claim is true that it was asked about. */
  void believed(int seat, double chance) {
    Claim now = claim;
    if (now != null && mayChallenge() && !Double.isNaN(chance)) {
      statistics.get(seat).beliefs().add(chance, isTrue(now));
    }
  }

  /** Events of Coup are announced before the cards they are about move. */
  void told(AddressedEvent told) {
    switch (told.open()) {
      case CoupEvent.Challenged(int challenger, Claim challenged) -> {
        count(challenger, Statistic.CHALLENGES);
        if (!isTrue(challenged)) {
          count(challenger, Statistic.CHALLENGES_RIGHT);
          count(challenged.seat(), Statistic.BLUFFS_CAUGHT);
        }
      }
      case CoupEvent event when event.claimMade() != null -> {
        Claim made = event.claimMade();
        claim = made;
        count(made.seat(), Statistic.CLAIMS);
        if (!isTrue(made)) {
          count(made.seat(), Statistic.BLUFFS);
        }
      }
      case Location location -> thieves(location);
      default -> {}
    }
  }

  private boolean isTrue(Claim claim) {
    return claim.isTrueOf(new Cards(((CoupTable) table).down(claim.seat())));
  }

  private void thieves(Location location) {
    for (int seat : Seats.list(location.seats())) {
      count(seat, Statistic.THIEVES);
      switch (location.result()) {
        case ROBBED -> count(seat, Statistic.ROBBED);
        case QUARREL -> count(seat, Statistic.QUARRELLED);
        case GUARDED -> count(seat, Statistic.GUARDED);
        case VANISHED -> {}
      }
    }
  }

  void count(int seat, Statistic statistic) {
    statistics.get(seat).count(statistic);
  }

  /** The length of the game so far: turns of Coup, rounds of Coup Royal. */
  int length() {
    return table instanceof CoupTable coup ? coup.turn() : ((RoyalTable) table).round();
  }

  /** The seats that share the game if it is stopped now. */
  int survivors() {
    return table instanceof CoupTable coup ? coup.living() : Seats.first(statistics.size());
  }
}
