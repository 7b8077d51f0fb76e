package contessa.notation.record;

import contessa.game.Reader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game that has ended, step by step. With all cards it can be played again exactly; as one seat
 * or a spectator saw it, it holds no more than that reader was told.
 *
 * @param steps the deal first, then every decision in the order in which the rules asked for it
 */
public record GameRecord(RecordHeader header, List<RecordStep> steps, End end) {

  public static final int VERSION = 1;

  /**
   * The end of a game.
   *
   * @param winners a set of seats
   * @param state the {@linkplain ShortHash#ofState hash} at the end; null unless the record has all
   *     cards, because hidden cards could be guessed from it
   * @param secret the secret of the deal in hexadecimal, if it was revealed
   */
  public record End(
      int winners, boolean stopped, @Nullable String state, @Nullable String secret) {}

  public GameRecord {
    steps = List.copyOf(steps);
  }

  /** Whether it has every card, so that it can be played again. */
  public boolean complete() {
    return header.reader() == Reader.REFEREE;
  }
}
