/** The notation of Coup. */
@NullMarked
package contessa.notation.coup;

import org.jspecify.annotations.NullMarked;
