/** The commands for developers of Contessa, {@code ./contessa dev}. */
@NullMarked
package contessa.dev;

import org.jspecify.annotations.NullMarked;
