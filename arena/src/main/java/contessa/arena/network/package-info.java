/** Decisions as numbers, and networks in files that play by them: {@code net:FILE}. */
@NullMarked
package contessa.arena.network;

import org.jspecify.annotations.NullMarked;
