/** The composition root: settings, start and stop, and the operator's door to a running server. */
@NullMarked
package contessa.server;

import org.jspecify.annotations.NullMarked;
