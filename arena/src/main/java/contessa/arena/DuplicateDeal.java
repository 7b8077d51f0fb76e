package contessa.arena;

import module java.base;

import contessa.game.SeededChance;
import contessa.notation.record.GameRecord;

/**
 * One deal, played once from every seat: the line-up moves on by one seat from game to game while
 * the cards stay.
 */
final class DuplicateDeal {

  private final long number;
  private final int[] lineUp;
  private final List<Referee.Ending> games = new ArrayList<>();
  private final List<GameRecord> kept = new ArrayList<>();

  /** An empty block; blocks are numbered from 0. */
  DuplicateDeal(long number, Contest contest, Seeds seeds) {
    this.number = number;
    lineUp = lineUp(contest, seeds);
  }

  long number() {
    return number;
  }

  /** The games, by rotation. */
  List<Referee.Ending> games() {
    return games;
  }

  List<GameRecord> kept() {
    return kept;
  }

  /** The contestant at a seat: in rotation r the line-up begins at seat r. */
  int contestantAt(int seat, int rotation) {
    return lineUp[Math.floorMod(seat - rotation, lineUp.length)];
  }

  /** The contestants of this block, by index, in seating order. */
  private static int[] lineUp(Contest contest, Seeds seeds) {
    SeededChance chance = new SeededChance(seeds.lineUp());
    int[] lineUp = new int[contest.seats()];
    int[] pool = {};
    int left = 0;
    for (int place = 0; place < lineUp.length; place++) {
      if (left == 0) {
        pool = IntStream.range(0, contest.contestants().size()).toArray();
        left = pool.length;
      }
      int drawn = chance.below(left--);
      lineUp[place] = pool[drawn];
      pool[drawn] = pool[left];
    }
    return lineUp;
  }
}
