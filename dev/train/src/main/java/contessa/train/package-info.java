/**
 * Training of the bot {@code contessa}: self-play on the real kernel, in batches of games in shared
 * memory; PyTorch takes the gradient steps.
 */
@NullMarked
package contessa.train;

import org.jspecify.annotations.NullMarked;
