/** Puzzles: those that come with the program and the daily ones made from own games. */
@NullMarked
package contessa.server.host.puzzles;

import org.jspecify.annotations.NullMarked;
