/**
 * All tables of one server, sessions and game history: the only part of the server {@code net}
 * calls.
 */
@NullMarked
package contessa.server.host;

import org.jspecify.annotations.NullMarked;
