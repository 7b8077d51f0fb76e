/** The ring: bots against bots over duplicate deals, with intervals and ratings. */
@NullMarked
package contessa.arena;

import org.jspecify.annotations.NullMarked;
