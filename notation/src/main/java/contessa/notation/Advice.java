package contessa.notation;

import contessa.game.Move;

/** One move of a mixture, with its probability. */
public record Advice(Move move, double p) {}
