/**
 * Players of Coup Royal. All of them judge a table by its {@link contessa.bots.royal.WinChances};
 * they differ in what they expect the others to do in a round.
 */
@NullMarked
package contessa.bots.royal;

import org.jspecify.annotations.NullMarked;
