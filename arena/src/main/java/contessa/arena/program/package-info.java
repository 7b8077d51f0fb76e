/** Programs as players, from both sides: asking one, and being one. */
@NullMarked
package contessa.arena.program;

import org.jspecify.annotations.NullMarked;
