/** The languages in which the games are told; their sentences are resources of this package. */
@NullMarked
package contessa.notation.words;

import org.jspecify.annotations.NullMarked;
