package contessa.analysis.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one player did.
 *
 * @param result the share of the win
 * @param luck what is left of the result: the deal, the draws and what was unknowable
 * @param play what the player's own decisions gained or lost against the strongest bot's, as far as
 *     the player could know
 * @param others what the others' decisions did to this player, likewise
 * @param shares how much of what moved the player's chance was luck, own play and others' play
 * @param accuracy how much of the best option's chance the player's moves kept
 * @param claims counts of Coup; 0 in Coup Royal
 */
public record PlayerSummary(
    int seat,
    double result,
    double luck,
    double play,
    double others,
    ChanceLedger.Shares shares,
    @Nullable Double accuracy,
    int claims,
    int bluffs,
    int caught,
    int challenges,
    int right,
    List<TurningPoint> turningPoints) {

  /**
   * A step that changed this player's chance.
   *
   * @param by the seat that decided
   */
  public record TurningPoint(int step, double change, StepKind kind, int by) {}
}
