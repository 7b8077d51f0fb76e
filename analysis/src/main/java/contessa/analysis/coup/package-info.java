/** The analysis of a game of Coup: a belief about every hand, sampled worlds, and a judge. */
@NullMarked
package contessa.analysis.coup;

import org.jspecify.annotations.NullMarked;
