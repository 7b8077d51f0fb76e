/** What tests of a game share: random play-outs and the checks made after every move. */
@NullMarked
package contessa.testkit;

import org.jspecify.annotations.NullMarked;
