/** The table drawn for a terminal, line by line; nothing here writes to one. */
@NullMarked
package contessa.cli.play.screen;

import org.jspecify.annotations.NullMarked;
