/** Ratings, medals and the leaderboard, for people and programs who opted in. */
@NullMarked
package contessa.server.rating;

import org.jspecify.annotations.NullMarked;
