/**
 * A game as a program hears of it: from the lines of a referee back to the events and views of the
 * rules. What a seat may know is in its events, so nothing else is needed.
 */
@NullMarked
package contessa.arena.reader;

import org.jspecify.annotations.NullMarked;
