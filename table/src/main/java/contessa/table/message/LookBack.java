package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player's own past: the latest finished games, the newest first, and what they add up to. It
 * holds nothing that the player did not see at the table.
 */
public record LookBack(List<PastGame> games, List<Opponent> opponents, List<OpeningMove> openings) {

  /**
   * A game, with the player's own counts.
   *
   * @param won the player's share of the win
   * @param opening the player's first action without its target; absent in Coup Royal
   */
  public record PastGame(
      String table,
      int game,
      long at,
      String edition,
      double won,
      int claims,
      int bluffs,
      int caught,
      int challenges,
      int right,
      @Nullable String opening) {}

  /**
   * An opponent whom the player has met.
   *
   * @param bot the kind of bot; empty for people
   * @param won how many of the games this opponent won
   * @param caughtYou how many bluffs of the player this opponent caught
   */
  public record Opponent(String name, String bot, int games, double won, int caughtYou) {}

  /** A first action, and how the games with it went. */
  public record OpeningMove(String move, int games, double won) {}
}
