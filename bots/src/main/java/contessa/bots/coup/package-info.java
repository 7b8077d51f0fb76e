/**
 * Players of Coup.
 *
 * <p>A {@link contessa.bots.coup.Policy} weighs the moves of one seat from what that seat may know,
 * kept flat in an {@link contessa.bots.coup.PointOfView}; so the same policy sits at a real table,
 * fed by events and views, and plays hundreds of thousands of imagined games a second.
 */
@NullMarked
package contessa.bots.coup;

import org.jspecify.annotations.NullMarked;
