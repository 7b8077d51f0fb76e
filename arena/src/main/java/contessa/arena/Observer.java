package contessa.arena;

import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.royal.RoyalTable;

/** Watches a table with the referee's eyes and counts what the players do. */
abstract class Observer {

  final PlayerStatistics[] statistics;

  Observer(int seats) {
    statistics = new PlayerStatistics[seats];
    for (int seat = 0; seat < seats; seat++) {
      statistics[seat] = new PlayerStatistics();
    }
  }

  static Observer of(Table table) {
    return switch (table) {
      case CoupTable coup -> new CoupObserver(coup);
      case RoyalTable royal -> new RoyalObserver(royal);
      default -> new Silent(table.seats());
    };
  }

  /** A seat is about to be asked. */
  abstract void asked(int seat);

  abstract void told(AddressedEvent told);

  /** How long the game has been so far: turns of Coup, rounds of Coup Royal. */
  abstract int length();

  /** Who shares the game if it is broken off now. */
  int survivors() {
    return Seats.first(statistics.length);
  }

  /** For games that nobody has said anything about. */
  private static final class Silent extends Observer {

    private int decisions;

    Silent(int seats) {
      super(seats);
    }

    @Override
    void asked(int seat) {
      decisions++;
    }

    @Override
    void told(AddressedEvent told) {}

    @Override
    int length() {
      return decisions;
    }
  }
}
