/** The program behind {@code ./contessa dev}. */
@NullMarked
package contessa.dev.program;

import org.jspecify.annotations.NullMarked;
