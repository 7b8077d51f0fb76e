/** Writes code while others are compiled. */
@NullMarked
package contessa.dev.codec;

import org.jspecify.annotations.NullMarked;
