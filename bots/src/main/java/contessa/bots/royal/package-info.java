/**
 * Bots for Coup Royal. All of them judge a table by its {@link contessa.bots.royal.WinChances};
 * they differ in the plans they expect from the others.
 */
@NullMarked
package contessa.bots.royal;

import org.jspecify.annotations.NullMarked;
