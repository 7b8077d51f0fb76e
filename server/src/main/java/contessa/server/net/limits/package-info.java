/** Rate limits, load shedding, and the limits on live connections. */
@NullMarked
package contessa.server.net.limits;

import org.jspecify.annotations.NullMarked;
