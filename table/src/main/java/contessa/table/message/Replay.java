package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finished game, step by step, from one perspective.
 *
 * @param edition the edition's word in the rules, {@code royal} for Coup Royal
 * @param reader the seat it is seen from; absent for the spectators' view
 * @param names by seat; empty for players who have deleted everything about them
 * @param bots by seat, the kind of bot; empty for people
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
    List<Frame> frames)
    implements ReplayWith {

  /**
   * One step: what happened, and the view after it.
   *
   * @param decisions the decisions; those of a window only if all cards are shown
   */
  public record Frame(long at, List<Decided> decisions, List<Happening> events, GameJson view) {}

  public record Decided(int seat, String move, By by) {}

  public enum By {
    PLAYER,
    ORDER,
    BOT,
    STAND_IN,
    TIMEOUT
  }
}
