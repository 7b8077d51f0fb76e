/** Plays in the terminal: one person against bots. */
@NullMarked
package contessa.cli.play;

import org.jspecify.annotations.NullMarked;
