/** Benchmarks, and the table that {@code ./contessa dev bench} prints. */
@NullMarked
package contessa.bench;

import org.jspecify.annotations.NullMarked;
