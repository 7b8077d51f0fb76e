/** Puzzles: decisions of bot games with a clear answer. */
@JsonCodec(name = "PuzzleJson", writes = StoredPuzzle.class, reads = StoredPuzzle.class)
@NullMarked
package contessa.analysis.puzzle;

import contessa.notation.json.JsonCodec;
import org.jspecify.annotations.NullMarked;
