/** The analysis of finished games: see docs/analysis.md. */
@NullMarked
package contessa.analysis;

import org.jspecify.annotations.NullMarked;
