package contessa.table.state;

import java.util.List;

/**
 * The seals at the seats of a table, numbered from 1: players choose them, and no two are alike.
 */
public final class Seals {

  public static final int COUNT = 10;

  private Seals() {}

  /** Of two players with the same wish, the one on the lower seat gets it. */
  public static int[] of(List<Seat> seats) {
    int[] seals = new int[seats.size()];
    boolean[] used = new boolean[COUNT + 1];
    for (int seat = 0; seat < seals.length; seat++) {
      take(seals, used, seat, seats.get(seat).seal());
    }
    for (int seat = 0; seat < seals.length; seat++) {
      take(seals, used, seat, seat + 1);
    }
    for (int seat = 0; seat < seals.length; seat++) {
      for (int seal = 1; seal <= COUNT; seal++) {
        take(seals, used, seat, seal);
      }
    }
    return seals;
  }

  private static void take(int[] seals, boolean[] used, int seat, int seal) {
    if (seals[seat] == 0 && seal > 0 && !used[seal]) {
      seals[seat] = seal;
      used[seal] = true;
    }
  }
}
