package contessa.royal;

import org.jspecify.annotations.Nullable;

/** Sets of locations, one bit each from A; written as letters in order. */
public final class Locations {

  public static final int MOST = 8;

  private static final int FEWEST = 6;

  private Locations() {}

  /** Three more than players; two players use as many as three do (R-CR-02, R-CR-50). */
  static int inPlay(int players) {
    return Math.max(FEWEST, players + 3);
  }

  public static int of(int location) {
    return 1 << location;
  }

  public static boolean has(int locations, int location) {
    return (locations >>> location & 1) != 0;
  }

  public static char letter(int location) {
    return (char) ('A' + location);
  }

  public static String letters(int locations) {
    StringBuilder letters = new StringBuilder();
    for (int rest = locations; rest != 0; rest &= rest - 1) {
      letters.append(letter(Integer.numberOfTrailingZeros(rest)));
    }
    return letters.toString();
  }

  /** The set that these letters in ascending order stand for, or null if they stand for none. */
  public static @Nullable Integer read(String letters) {
    int locations = 0;
    for (int i = 0; i < letters.length(); i++) {
      int location = letters.charAt(i) - 'A';
      if (location < 0 || location >= MOST || of(location) <= locations) {
        return null;
      }
      locations |= of(location);
    }
    return locations == 0 ? null : locations;
  }
}
