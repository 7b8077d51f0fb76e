package contessa.arena;

import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.royal.RoyalTable;

/** Watches a table from the referee's side and counts the players' actions. */
abstract class Observer {

  final PlayerStatistics[] statistics;

  Observer(int seats) {
    statistics = new PlayerStatistics[seats];
    for (int seat = 0; seat < seats; seat++) {
      statistics[seat] = new PlayerStatistics();
    }
  }

  static Observer of(Rulebook rules, Table table) {
    return switch (rules.kind()) {
      case COUP -> new CoupObserver((CoupTable) table);
      case ROYAL -> new RoyalObserver((RoyalTable) table);
    };
  }

  abstract void asked(int seat);

  abstract void told(AddressedEvent told);

  /** The length of the game so far: turns of Coup, rounds of Coup Royal. */
  abstract int length();

  /** The seats that share the game if it is stopped now. */
  int survivors() {
    return Seats.first(statistics.length);
  }
}
