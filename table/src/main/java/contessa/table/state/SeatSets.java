package contessa.table.state;

import module java.base;

import contessa.game.Seats;

/** Sets of seats, as bits in the game and as lists in events and messages. */
public final class SeatSets {

  private SeatSets() {}

  public static List<Integer> list(int seats) {
    List<Integer> list = new ArrayList<>();
    for (int seat : Seats.list(seats)) {
      list.add(seat);
    }
    return list;
  }

  static int of(List<Integer> seats) {
    int set = Seats.NONE;
    for (int seat : seats) {
      set |= Seats.of(seat);
    }
    return set;
  }
}
