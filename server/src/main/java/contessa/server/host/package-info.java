/** The tables of one server, and who comes to them; carriers know this package and the wire. */
@NullMarked
package contessa.server.host;

import org.jspecify.annotations.NullMarked;
