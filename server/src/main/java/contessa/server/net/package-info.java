/** The routes of the whole server, from health checks to pages. */
@NullMarked
package contessa.server.net;

import org.jspecify.annotations.NullMarked;
