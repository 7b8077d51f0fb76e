/** Time and threads: clocks, timers and bounded executors. */
@NullMarked
package contessa.server.host.threads;

import org.jspecify.annotations.NullMarked;
