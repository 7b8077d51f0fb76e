/** Finds the notation of a game by its name, its edition or its rules. */
@NullMarked
package contessa.notation.registry;

import org.jspecify.annotations.NullMarked;
