package contessa.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finished game as one reader may see it, step by step.
 *
 * @param edition the edition's word in the rules, {@code royal} for Coup Royal
 * @param reader the seat it is seen from; absent for what everybody saw
 * @param all whether every card is open
 * @param names by seat
 * @param bots by seat the kind of bot that sat there; empty for people
 * @param secret the secret of the deal, if the table reveals it
 */
public record Replay(
    String table,
    int game,
    String rulesOf,
    String edition,
    List<RuleLine> rules,
    @Nullable Integer reader,
    boolean all,
    List<String> names,
    List<String> bots,
    int first,
    List<Integer> winners,
    String commitment,
    @Nullable String secret,
    List<Frame> frames) {

  /**
   * One step: what happened, and what was to be seen after it.
   *
   * @param at milliseconds since the game began
   * @param decisions what was decided; a window's are told only where all cards are open
   */
  public record Frame(long at, List<Decided> decisions, List<Happening> events, GameJson view) {}

  /** A decision: whose, which, and whether the player made it. */
  public record Decided(int seat, String move, By by) {}

  /** Who decided. */
  public enum By {
    PLAYER,
    ORDER,
    BOT,
    STAND_IN,
    TIMEOUT
  }
}
