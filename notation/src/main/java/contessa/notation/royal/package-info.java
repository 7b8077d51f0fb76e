/** The notation of Coup Royal. */
@NullMarked
package contessa.notation.royal;

import org.jspecify.annotations.NullMarked;
