package contessa.testkit;

import module java.base;

import contessa.game.Chance;
import contessa.game.Table;

/**
 * Counts the sequences of a given number of moves from a position. Two programs with the same
 * counts most likely play by the same rules.
 *
 * <p>A random draw has as many outcomes as there are cards to draw from, equal cards told apart,
 * and each outcome counts. A sequence that ends before the last move does not count.
 */
public final class Perft {

  private Perft() {}

  /**
   * The k-th draw (from 0) among n takes number 7 k + 3 modulo n, for deals that are easy to
   * reproduce.
   */
  public static Chance sevens() {
    int[] draws = new int[1];
    return n -> (7 * draws[0]++ + 3) % n;
  }

  /** The number of sequences of this many moves, with every outcome of every draw. */
  public static long count(Table table, int moves) {
    if (moves == 0) {
      return 1;
    }
    long ways = 0;
    Branches branches = new Branches();
    Table next = table.copy();
    for (int n = 0; n < table.choiceCount(); n++) {
      int code = table.choice(n);
      do {
        next.become(table);
        next.play(code, branches, null);
        ways += count(next, moves - 1);
      } while (branches.turn());
    }
    return ways;
  }

  /** Goes through all outcomes of the draws of one move, the last draw fastest. */
  private static final class Branches implements Chance {
    private final List<Integer> taken = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();
    private int at;

    @Override
    public int below(int n) {
      if (at == taken.size()) {
        taken.add(0);
        widths.add(n);
      }
      return taken.get(at++);
    }

    /** Goes to the next outcome; after the last, goes back to the first and returns false. */
    private boolean turn() {
      at = 0;
      while (!taken.isEmpty()) {
        int next = taken.removeLast() + 1;
        int width = widths.removeLast();
        if (next < width) {
          taken.add(next);
          widths.add(width);
          return true;
        }
      }
      return false;
    }
  }
}
