/** Draws the table as lines of text; nothing here writes to a terminal. */
@NullMarked
package contessa.cli.play.screen;

import org.jspecify.annotations.NullMarked;
