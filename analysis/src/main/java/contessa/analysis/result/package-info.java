/** An analysis as it is written down; docs/analysis.md describes every field. */
@NullMarked
package contessa.analysis.result;

import org.jspecify.annotations.NullMarked;
