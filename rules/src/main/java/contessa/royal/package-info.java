/** Coup Royal. */
@NullMarked
package contessa.royal;

import org.jspecify.annotations.NullMarked;
