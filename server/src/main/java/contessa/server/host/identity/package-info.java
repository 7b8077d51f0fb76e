/** Who plays: sessions, hand-over codes, recent opponents, and the deletion of all of it. */
@NullMarked
package contessa.server.host.identity;

import org.jspecify.annotations.NullMarked;
