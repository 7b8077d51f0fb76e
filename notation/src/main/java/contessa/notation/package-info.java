/** Moves, views and positions as text and JSON, and the engine protocol. */
@NullMarked
package contessa.notation;

import org.jspecify.annotations.NullMarked;
