/** How well people and programs play, of those who asked for it: ratings, medals, a leaderboard. */
@NullMarked
package contessa.server.rating;

import org.jspecify.annotations.NullMarked;
