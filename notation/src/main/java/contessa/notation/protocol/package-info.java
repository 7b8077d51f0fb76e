/**
 * The engine protocol, one JSON object per line in each direction, and the lines between a referee
 * and programs that play.
 */
@NullMarked
package contessa.notation.protocol;

import org.jspecify.annotations.NullMarked;
