/** All tables of one server, sessions and game history. Mainly this is what {@code net} calls. */
@NullMarked
package contessa.server.host;

import org.jspecify.annotations.NullMarked;
