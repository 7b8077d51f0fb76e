/** Damage: checks, the repair of a damaged file at a start, and the salvage of what is sound. */
@NullMarked
package contessa.server.journal.salvage;

import org.jspecify.annotations.NullMarked;
