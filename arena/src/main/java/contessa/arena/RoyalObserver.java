package contessa.arena;

import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.royal.RoyalEvent.Location;
import contessa.royal.RoyalTable;

/** Counts the outcomes of thieves. */
final class RoyalObserver extends Observer {

  private final RoyalTable table;

  RoyalObserver(RoyalTable table) {
    super(table.seats());
    this.table = table;
  }

  @Override
  void asked(int seat) {}

  @Override
  void told(AddressedEvent told) {
    if (told.open() instanceof Location location) {
      for (int seat : Seats.list(location.seats())) {
        statistics[seat].count(Statistic.THIEVES);
        switch (location.result()) {
          case ROBBED -> statistics[seat].count(Statistic.ROBBED);
          case QUARREL -> statistics[seat].count(Statistic.QUARRELLED);
          case GUARDED -> statistics[seat].count(Statistic.GUARDED);
          case VANISHED -> {}
        }
      }
    }
  }

  @Override
  int length() {
    return table.round();
  }
}
