/**
 * Coup Royal: two to five bosses send thieves and snitches to the same locations in secret (rules
 * R-CR-01 to R-CR-53). {@link contessa.royal.RoyalTable} is the rulebook; everything else here is
 * what goes in and what may be told.
 */
@NullMarked
package contessa.royal;

import org.jspecify.annotations.NullMarked;
