/** The list of all bots, by name. */
@NullMarked
package contessa.bots.roster;

import org.jspecify.annotations.NullMarked;
