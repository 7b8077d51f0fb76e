package contessa.notation;

import contessa.game.Move;

/** One move of a mixed strategy, and the probability of playing it. */
public record WeightedMove(Move move, double p) {}
