/** Player ids and display names. */
@NullMarked
package contessa.server.player;

import org.jspecify.annotations.NullMarked;
