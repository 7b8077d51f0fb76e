/** The analysis of a game of Coup Royal. */
@NullMarked
package contessa.analysis.royal;

import org.jspecify.annotations.NullMarked;
