/** Coup as text and JSON. */
@NullMarked
package contessa.notation.coup;

import org.jspecify.annotations.NullMarked;
