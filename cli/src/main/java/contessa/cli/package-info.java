/** The commands of {@code ./contessa}. */
@NullMarked
package contessa.cli;

import org.jspecify.annotations.NullMarked;
