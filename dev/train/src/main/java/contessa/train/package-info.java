/**
 * Training of the bot {@code contessa}: self-play on the real kernel, a gradient step in plain Java
 * for any CPU, and batches of games in shared memory for a gradient step elsewhere.
 */
@NullMarked
package contessa.train;

import org.jspecify.annotations.NullMarked;
