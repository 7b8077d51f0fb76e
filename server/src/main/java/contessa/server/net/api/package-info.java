/** The routes of the API, one class per group. */
@NullMarked
package contessa.server.net.api;

import org.jspecify.annotations.NullMarked;
