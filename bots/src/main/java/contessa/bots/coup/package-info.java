/**
 * Bots for Coup.
 *
 * <p>A {@link contessa.bots.coup.Policy} weighs the moves of one seat from the knowledge of that
 * seat, kept flat in a {@link contessa.bots.coup.PointOfView}. So the same policy can sit at a real
 * table, fed by events and views, and play hundreds of thousands of simulated games a second.
 */
@NullMarked
package contessa.bots.coup;

import org.jspecify.annotations.NullMarked;
