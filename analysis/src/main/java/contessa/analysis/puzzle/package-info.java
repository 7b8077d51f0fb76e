/** Puzzles: decisions of bot games with a clear answer. */
@NullMarked
package contessa.analysis.puzzle;

import org.jspecify.annotations.NullMarked;
