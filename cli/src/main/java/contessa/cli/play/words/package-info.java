/**
 * What happens, what is asked and what the rules are, in the players' words and language. Nothing
 * here knows how it is shown.
 */
@NullMarked
package contessa.cli.play.words;

import org.jspecify.annotations.NullMarked;
