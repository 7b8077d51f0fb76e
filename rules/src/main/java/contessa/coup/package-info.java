/** Coup in every edition. */
@NullMarked
package contessa.coup;

import org.jspecify.annotations.NullMarked;
