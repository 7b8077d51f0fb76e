package contessa.arena;

import contessa.game.Seats;
import contessa.game.Told;
import contessa.royal.RoyalEvent.Location;
import contessa.royal.RoyalTable;

/** Counts what becomes of thieves. */
final class RoyalObserver extends Observer {

  private final RoyalTable table;

  RoyalObserver(RoyalTable table) {
    super(table.seats());
    this.table = table;
  }

  @Override
  void asked(int seat) {}

  @Override
  void told(Told told) {
    if (told.open() instanceof Location location) {
      for (int seat : Seats.list(location.seats())) {
        conduct[seat].count(Measure.THIEVES);
        switch (location.result()) {
          case ROBBED -> conduct[seat].count(Measure.ROBBED);
          case QUARREL -> conduct[seat].count(Measure.QUARRELLED);
          case GUARDED -> conduct[seat].count(Measure.GUARDED);
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
