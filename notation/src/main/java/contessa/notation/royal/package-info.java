/** How Coup Royal is written. */
@NullMarked
package contessa.notation.royal;

import org.jspecify.annotations.NullMarked;
