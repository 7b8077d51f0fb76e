/**
 * Both games as text and JSON: one {@link contessa.notation.GameNotation} a game, and what they
 * share.
 */
@NullMarked
package contessa.notation;

import org.jspecify.annotations.NullMarked;
