package contessa.notation.record;

import module java.base;

import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * Writes a record while a game is played: the game gets {@link #chance}, and each decision is added
 * after it was played.
 */
public final class GameRecorder {

  private final RecordHeader header;
  private final Rulebook rules;
  private final DrawLog draws;
  private final List<RecordStep> steps = new ArrayList<>();

  public GameRecorder(RecordHeader header, Chance source) {
    this.header = header;
    rules = header.rules();
    draws = new DrawLog(rules, source);
  }

  /** The game resumes after these steps. */
  public void resumed(List<RecordStep> earlier) {
    steps.addAll(earlier);
    earlier.forEach(step -> draws.follow(step.draws()));
  }

  public Chance chance() {
    return draws;
  }

  public void dealt() {
    steps.add(RecordStep.deal(draws.take()));
  }

  /** A decision has been played; the recorder adds its draws. */
  public void played(RecordStep step) {
    steps.add(step.withDraws(draws.take()));
  }

  /** A plain step for this move, to be annotated and {@link #played}. */
  public RecordStep step(int seat, Move move) {
    return RecordStep.of(seat, text(move));
  }

  public String text(Move move) {
    return Notations.of(rules).text(rules, move);
  }

  /**
   * The record of the game.
   *
   * @param winners those of the rules, or the survivors of a game that was stopped
   */
  public GameRecord end(Position last, int winners, @Nullable String secret) {
    return new GameRecord(
        header,
        steps,
        new GameRecord.End(winners, !last.over(), ShortHash.ofState(rules, last), secret));
  }
}
