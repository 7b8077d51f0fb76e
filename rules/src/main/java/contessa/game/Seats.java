package contessa.game;

import module java.base;

/** Sets of seats, one bit per seat, in turn order from the lowest. */
public final class Seats {

  /** Stands for no seat. */
  public static final int NOBODY = -1;

  public static final int NONE = 0;

  private Seats() {}

  public static int of(int seat) {
    return 1 << seat;
  }

  public static int first(int count) {
    return (1 << count) - 1;
  }

  public static boolean has(int seats, int seat) {
    return (seats >>> seat & 1) != 0;
  }

  public static int count(int seats) {
    return Integer.bitCount(seats);
  }

  /** The lowest seat of a set that is not empty. */
  public static int lowest(int seats) {
    return Integer.numberOfTrailingZeros(seats);
  }

  /** The next of these seats clockwise after {@code seat}; the set must not be empty. */
  public static int after(int seat, int seats) {
    int beyond = seats & (-2 << seat);
    return Integer.numberOfTrailingZeros(beyond != 0 ? beyond : seats);
  }

  /** The seats as an array, lowest first. */
  public static int[] list(int seats) {
    int[] list = new int[count(seats)];
    for (int i = 0, rest = seats; rest != 0; rest &= rest - 1) {
      list[i++] = lowest(rest);
    }
    return list;
  }

  /** The same as a list, for events and messages. */
  public static List<Integer> numbers(int seats) {
    List<Integer> numbers = new ArrayList<>();
    for (int rest = seats; rest != NONE; rest &= rest - 1) {
      numbers.add(lowest(rest));
    }
    return numbers;
  }

  public static int of(List<Integer> numbers) {
    return numbers.stream().mapToInt(Seats::of).reduce(NONE, (some, seat) -> some | seat);
  }
}
