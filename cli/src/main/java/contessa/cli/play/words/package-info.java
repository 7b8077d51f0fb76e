/**
 * Describes events, questions and rules in the player's language. Nothing here depends on how the
 * text is shown.
 */
@NullMarked
package contessa.cli.play.words;

import org.jspecify.annotations.NullMarked;
