/**
 * What every game here has in common: seats, one decider at a time, moves, events with addressees,
 * views, chance and winners. Bots, arena, server and protocol program against this package; no game
 * knows another.
 */
@NullMarked
package contessa.game;

import org.jspecify.annotations.NullMarked;
