/** Names for guests who have not chosen one. */
@NullMarked
package contessa.server.player;

import org.jspecify.annotations.NullMarked;
