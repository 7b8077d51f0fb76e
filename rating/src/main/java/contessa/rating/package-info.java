/** Ratings from the results of games with any number of players. It knows no game. */
@NullMarked
package contessa.rating;

import org.jspecify.annotations.NullMarked;
