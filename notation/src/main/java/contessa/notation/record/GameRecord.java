package contessa.notation.record;

import contessa.game.Reader;
import java.util.List;

/**
 * A game that has ended, step by step. With all cards it can be played again exactly; as one seat
 * or a spectator saw it, it holds no more than that reader was told.
 *
 * @param steps the deal first, then every decision in the order in which the rules asked for it
 */
public record GameRecord(RecordHeader header, List<RecordStep> steps, RecordEnd end) {

  public static final int VERSION = 1;

  public GameRecord {
    steps = List.copyOf(steps);
    if (steps.isEmpty() || !steps.getFirst().isDeal()) {
      throw new IllegalArgumentException("a record starts with the deal");
    }
  }

  /** Whether it has every card, so that it can be played again. */
  public boolean complete() {
    return header.reader() == Reader.REFEREE;
  }
}
