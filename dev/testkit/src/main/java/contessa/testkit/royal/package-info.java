/** The checks for Coup Royal. */
@NullMarked
package contessa.testkit.royal;

import org.jspecify.annotations.NullMarked;
