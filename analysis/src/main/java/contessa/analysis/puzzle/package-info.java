/** Puzzles: decisions of bot games with a clear answer. */
@JsonCodec(name = "PuzzleJson", writes = StoredPuzzle.class, reads = StoredPuzzle.class)
package contessa.analysis.puzzle;

import contessa.notation.json.JsonCodec;
