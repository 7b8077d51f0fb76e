/**
 * The engine protocol: one JSON object a line in, one out; and the messages to programs that play.
 */
@NullMarked
package contessa.notation.protocol;

import org.jspecify.annotations.NullMarked;
