/**
 * What all games have in common: seats, one decider at a time, moves, addressed events, views,
 * chance and winners. Bots, arena, server and protocol program against this package. No game
 * depends on another.
 */
package contessa.game;
