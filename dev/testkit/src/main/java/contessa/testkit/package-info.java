/**
 * The test harness that every game passes: random games with checks after every move, leak hunt,
 * allocation, perft.
 */
@NullMarked
package contessa.testkit;

import org.jspecify.annotations.NullMarked;
