/** Benchmarks, and the table that {@code ./contessa bench} prints. */
@NullMarked
package contessa.bench;

import org.jspecify.annotations.NullMarked;
