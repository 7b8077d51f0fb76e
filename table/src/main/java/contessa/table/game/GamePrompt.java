package contessa.table.game;

import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * What a game asks now. All of it is public.
 *
 * @param seats a set; one seat unless the question is sealed
 * @param claim the claim that may be challenged; null if there is none
 */
public record GamePrompt(
    int seats,
    boolean sealed,
    int target,
    TimeLimit limit,
    String phase,
    @Nullable OpenClaim claim) {

  /** A claim that may be challenged, and what hangs on it. */
  public record OpenClaim(int seat, ClaimStakes stakes) {}

  public enum ClaimStakes {
    LITTLE,
    SOME,
    MUCH
  }

  static GamePrompt single(int seat, TimeLimit limit, String phase) {
    return new GamePrompt(Seats.of(seat), false, Seats.NOBODY, limit, phase, null);
  }
}
