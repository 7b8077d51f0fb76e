/** The arena: bots against bots over duplicate deals, with confidence intervals and ratings. */
@NullMarked
package contessa.arena;

import org.jspecify.annotations.NullMarked;
