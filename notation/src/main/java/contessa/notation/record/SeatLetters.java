package contessa.notation.record;

import contessa.game.Seats;

/** Seats as letters, from A. */
public final class SeatLetters {

  private SeatLetters() {}

  public static char of(int seat) {
    return (char) ('A' + seat);
  }

  /** The seats of a set, separated by spaces. */
  public static String list(int seats) {
    StringBuilder letters = new StringBuilder();
    for (int seat : Seats.list(seats)) {
      letters.append(letters.isEmpty() ? "" : " ").append(of(seat));
    }
    return letters.toString();
  }
}
