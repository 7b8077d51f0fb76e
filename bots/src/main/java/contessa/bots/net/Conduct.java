package contessa.bots.net;

import contessa.coup.Action;
import contessa.coup.Role;
import java.util.Arrays;

/**
 * How one player has played in the whole game, counted. Unlike {@link SeatNotes} it forgets nothing
 * when a hand changes: it says what kind of player somebody is, not what they hold.
 */
final class Conduct {

  private static final int DUKE_BLOCKS = Encoder.ACTIONS;
  private static final int CONTESSA_BLOCKS = DUKE_BLOCKS + 1;
  private static final int OTHER_BLOCKS = CONTESSA_BLOCKS + 1;
  private static final int AID_LET_PASS = OTHER_BLOCKS + 1;
  private static final int THEFT_LET_PASS = AID_LET_PASS + 1;
  private static final int ATTACK_LET_PASS = THEFT_LET_PASS + 1;
  private static final int BLOCKS_DOUBTED = ATTACK_LET_PASS + 1;
  private static final int BLOCKS_FAILED = BLOCKS_DOUBTED + 1;

  /** How many counts there are. Trained weights depend on their order. */
  static final int SIZE = BLOCKS_FAILED + 1;

  private static final int UNIT = Encoder.ONE / 2;

  private final int[] counts = new int[SIZE];

  void clear() {
    Arrays.fill(counts, 0);
  }

  void become(Conduct other) {
    System.arraycopy(other.counts, 0, counts, 0, SIZE);
  }

  void acts(int action) {
    counts[action]++;
  }

  void blocks(int role) {
    counts[
        role == Role.DUKE.ordinal()
            ? DUKE_BLOCKS
            : role == Role.CONTESSA.ordinal() ? CONTESSA_BLOCKS : OTHER_BLOCKS]++;
  }

  /** This player could have claimed a block of the action. */
  void letsPass(int action) {
    counts[
        action == Action.FOREIGN_AID.ordinal()
            ? AID_LET_PASS
            : action == Action.STEAL.ordinal() ? THEFT_LET_PASS : ATTACK_LET_PASS]++;
  }

  void doubtsBlock() {
    counts[BLOCKS_DOUBTED]++;
  }

  void failsToBlock() {
    counts[BLOCKS_FAILED]++;
  }

  /** Writes the counts as inputs of a network. */
  void write(byte[] row, int at) {
    for (int i = 0; i < SIZE; i++) {
      row[at + i] = (byte) Math.min(Encoder.MOST, counts[i] * UNIT);
    }
  }
}
