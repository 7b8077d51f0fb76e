/**
 * Coup in all its editions. {@link contessa.coup.CoupTable} is the rulebook; the rest is what it
 * speaks of.
 */
@NullMarked
package contessa.coup;

import org.jspecify.annotations.NullMarked;
