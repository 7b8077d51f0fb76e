/**
 * Bots for Coup.
 *
 * <p>A {@link contessa.bots.coup.Policy} weighs the moves of one seat from the knowledge of that
 * seat, which a {@link contessa.bots.coup.TableTracker} keeps in a {@link
 * contessa.bots.coup.PointOfView}.
 */
package contessa.bots.coup;
