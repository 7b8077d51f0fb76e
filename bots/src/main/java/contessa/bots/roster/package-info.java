/** Which bots there are, by name. */
@NullMarked
package contessa.bots.roster;

import org.jspecify.annotations.NullMarked;
