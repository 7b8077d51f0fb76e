package contessa.analysis.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finished game, judged step by step.
 *
 * @param format the version of this form
 * @param game {@code coup} or {@code royal}
 * @param bots by seat, the kind of bot; empty for people
 * @param lie the lie of the game, if there was one
 */
public record Analysis(
    int format,
    String game,
    List<String> names,
    List<String> bots,
    List<Integer> winners,
    List<AnalysedStep> steps,
    List<PlayerSummary> players,
    @Nullable Lie lie)
    implements AnalysisWith {

  public static final int FORMAT = 1;

  /**
   * The believed bluff that gained its player the most.
   *
   * @param step the step of the claim
   * @param role the character that was claimed, as the notation writes it
   */
  public record Lie(int step, int seat, String role, double gain) {}
}
