package contessa.server.rating;

import contessa.server.table.PlayedGame;
import contessa.server.wire.Leaderboard;
import contessa.server.wire.MyRatings;
import contessa.server.wire.Pool;
import contessa.server.wire.RatingChoice;
import org.jspecify.annotations.Nullable;

/**
 * Ratings, medals and the leaderboard. Nothing is kept of who has not asked for it, and what counts
 * is what a player had asked for when a game began.
 */
public interface Ratings {

  /** A game is over; told again, it counts no more. */
  void count(PlayedGame game);

  MyRatings of(String player);

  /** From now on, and not for games that have begun. */
  MyRatings choose(String player, RatingChoice choice);

  /** Deletes all that is kept here of a player, who is not rated any more. */
  MyRatings forget(String player);

  /**
   * The best of those who want to be named.
   *
   * @param pool null for the one with the most of them
   * @param reader who asks, if it is somebody
   */
  Leaderboard leaderboard(@Nullable Pool pool, boolean programs, @Nullable String reader);
}
