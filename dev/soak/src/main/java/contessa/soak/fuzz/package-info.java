/** Any bytes at all for a real server and for the engine protocol. */
@NullMarked
package contessa.soak.fuzz;

import org.jspecify.annotations.NullMarked;
