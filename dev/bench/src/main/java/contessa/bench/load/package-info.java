/** Many simulated people with real sockets, and how a real server copes with them. */
@NullMarked
package contessa.bench.load;

import org.jspecify.annotations.NullMarked;
